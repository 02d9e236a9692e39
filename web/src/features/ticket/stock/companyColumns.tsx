import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Count, Money, Price } from '../../../ui/format/Numbers'
import { ledgerUrl } from '../addresses'
import { Linked, Used, usedUrl } from '../entry'
import { ShortBadge } from './columns'
import type { TicketCompanyStockRowFragment } from './stock.generated'
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

/** Sum of the ledger, linked to its entries. */
const linked = (
  id: 'quantity' | 'bought' | 'refunded',
  entries: Parameters<typeof ledgerUrl>[1],
): Column<CompanyStock> => ({
  id,
  header: fields[id],
  width: 120,
  kind: 'count',
  cell: (row) => <Linked value={row[id]} to={ledgerUrl(row, entries)} tip={texts.openEntries} />,
})

/** Address of the projects' stocks that make up the sum. */
const projectsUrl = ({ garbageId, soilType }: CompanyStock) =>
  `/ticket/stock?${new URLSearchParams({ garbageId, soilType })}`

/** Columns of the company's tickets of a site and soil, those of its projects included. */
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
  linked('quantity', { movesCompanyStock: '1' }),
  {
    id: 'inProjects',
    header: fields.inProjects,
    width: 100,
    kind: 'count',
    cell: (row) => <Linked value={row.inProjects} to={projectsUrl(row)} tip={texts.openProjects} />,
  },
  linked('bought', { kind: 'PURCHASE' }),
  {
    id: 'used',
    header: fields.used,
    width: 110,
    kind: 'count',
    cell: (row) => (
      <Used
        used={row.used}
        corrected={row.correctedUses}
        trips={usedUrl(row)}
        tripsTip={texts.openWaybills}
        corrections={ledgerUrl(row, { kind: 'USE' })}
      />
    ),
  },
  linked('refunded', { kind: 'REFUND', movesCompanyStock: '0' }),
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
  {
    id: 'price',
    header: fields.price,
    width: 112,
    kind: 'money',
    cell: (row) => <Price value={row.price} unit="TICKET" />,
  },
  { id: 'worth', header: fields.worth, width: 130, kind: 'money', cell: (row) => <Money value={row.worth} /> },
  {
    id: 'costedAt',
    header: fields.costedAt,
    width: 150,
    hidden: true,
    cell: (row) => <span className="tf-number">{row.costedAt && formatDateTime(row.costedAt)}</span>,
  },
]
