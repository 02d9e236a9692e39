import { Link } from 'react-router-dom'
import type { Column } from '../../../ui/data-table/types'
import { formatCount } from '../../../ui/format/decimal'
import { Count, Money } from '../../../ui/format/Numbers'
import { ledgerUrl, usedUrl } from '../entry'
import { ShortBadge } from './columns'
import type { TicketCompanyStockRowFragment } from './stock.generated'
import css from './stock.module.css'
import { texts } from './texts'

export type CompanyStock = TicketCompanyStockRowFragment

const { companyFields: fields } = texts

const count = (id: 'expiredQuantity'): Column<CompanyStock> => ({
  id,
  header: fields[id],
  width: 100,
  kind: 'count',
  cell: (row) => <Count value={row[id]} />,
})

/** A sum of the ledger, which a click shows. */
const linked = (id: 'quantity' | 'bought' | 'refunded', kind?: string): Column<CompanyStock> => ({
  id,
  header: fields[id],
  width: 120,
  kind: 'count',
  cell: ({ garbageId, soilType, ...row }) => (
    <Link
      className={css.count}
      data-below={row[id] < 0 || undefined}
      to={ledgerUrl({ garbageId, soilType }, kind ? { kind } : {})}
    >
      {formatCount(row[id])}
    </Link>
  ),
})

/** A sum over projects, which a click shows where it comes from. */
const led = (id: 'inProjects' | 'used', urlOf: (row: CompanyStock) => string): Column<CompanyStock> => ({
  id,
  header: fields[id],
  width: 100,
  kind: 'count',
  cell: (row) => (
    <Link className={css.count} data-below={row[id] < 0 || undefined} to={urlOf(row)}>
      {formatCount(row[id])}
    </Link>
  ),
})

/** The projects whose stocks add up to it. */
const projectsUrl = ({ garbageId, soilType }: CompanyStock) =>
  `/ticket/stock?${new URLSearchParams({ garbageId, soilType })}`

/** What the company has of a site's tickets for a soil, its projects included. */
export const companyColumns: readonly Column<CompanyStock>[] = [
  {
    id: 'garbageName',
    header: fields.garbageName,
    width: 190,
    pin: 'start',
    rowHeader: true,
    cell: (row) => <span data-tip={row.garbageName}>{row.garbageName}</span>,
  },
  { id: 'soilType', header: fields.soilType, width: 90, cell: (row) => row.soilType },
  { id: 'isShort', header: fields.isShort, width: 100, cell: (row) => <ShortBadge short={row.isShort} /> },
  linked('quantity'),
  led('inProjects', projectsUrl),
  linked('bought', 'PURCHASE'),
  led('used', usedUrl),
  linked('refunded', 'REFUND'),
  {
    id: 'nearestExpiry',
    header: fields.nearestExpiry,
    width: 120,
    cell: (row) => row.nearestExpiry && <span className="tf-number">{row.nearestExpiry}</span>,
  },
  count('expiredQuantity'),
  {
    id: 'expiredAmount',
    header: fields.expiredAmount,
    width: 130,
    kind: 'money',
    cell: (row) => <Money value={row.expiredAmount} />,
  },
  { id: 'price', header: fields.price, width: 100, kind: 'money', cell: (row) => <Money value={row.price} /> },
  { id: 'worth', header: fields.worth, width: 130, kind: 'money', cell: (row) => <Money value={row.worth} /> },
]
