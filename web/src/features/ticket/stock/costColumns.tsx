import type { Column } from '../../../ui/data-table/types'
import { formatDateTime } from '../../../ui/format/date'
import { Count, Money, Price } from '../../../ui/format/Numbers'
import type { TicketMonthCostRowFragment } from './stock.generated'
import { texts } from './texts'

export type MonthCost = TicketMonthCostRowFragment

const { costFields: fields } = texts

const count = (id: 'openingQuantity' | 'boughtQuantity' | 'usedQuantity' | 'refundedQuantity' | 'closingQuantity') =>
  ({
    id,
    header: fields[id],
    width: 100,
    kind: 'count',
    cell: (row) => <Count value={row[id]} />,
  }) satisfies Column<MonthCost>
const money = (id: 'openingAmount' | 'boughtAmount' | 'refundedAmount' | 'closingAmount') =>
  ({
    id,
    header: fields[id],
    width: 130,
    kind: 'money',
    cell: (row) => <Money value={row[id]} />,
  }) satisfies Column<MonthCost>

/** Columns of the cost of a site's tickets for a soil in a month, with its origin. */
export const costColumns: readonly Column<MonthCost>[] = [
  {
    id: 'garbageName',
    header: fields.garbageName,
    width: 190,
    pin: 'start',
    rowHeader: true,
    cell: (row) => <span data-tip={row.garbageName}>{row.garbageName}</span>,
  },
  { id: 'soilType', header: fields.soilType, width: 90, cell: (row) => row.soilType },
  { id: 'month', header: fields.month, width: 90, cell: (row) => <span className="tf-number">{row.month}</span> },
  count('openingQuantity'),
  money('openingAmount'),
  count('boughtQuantity'),
  money('boughtAmount'),
  count('usedQuantity'),
  count('refundedQuantity'),
  money('refundedAmount'),
  count('closingQuantity'),
  money('closingAmount'),
  {
    id: 'price',
    header: fields.price,
    width: 110,
    kind: 'money',
    cell: (row) => <Price value={row.price} unit="TICKET" />,
  },
  { id: 'costedAt', header: fields.costedAt, width: 150, cell: (row) => formatDateTime(row.costedAt) },
]
