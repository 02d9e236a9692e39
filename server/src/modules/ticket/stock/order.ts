import { SortDirection } from '../../../kernel/list/page.types.js'
import { type TicketStockSort, TicketStockSortField, type TicketStockView } from './stock.view.js'

type Stock = Pick<TicketStockView, 'remaining' | 'runsOutFrom' | 'runsOutLikely'>

/** Stock with its place in the order by project, site and soil. */
interface Placed<Row extends Stock> {
  stock: Row
  place: number
}

const NEVER = '9999-12-31'
const byDay = (one: string | null, other: string | null): number => {
  const [a, b] = [one ?? NEVER, other ?? NEVER]
  return a < b ? -1 : a > b ? 1 : 0
}

const orders: Record<TicketStockSortField, (one: Placed<Stock>, other: Placed<Stock>) => number> = {
  // Negative stocks have run out already; the most negative comes first.
  [TicketStockSortField.URGENCY]: ({ stock: one }, { stock: other }) =>
    Math.min(one.remaining, 0) - Math.min(other.remaining, 0) ||
    byDay(one.runsOutLikely, other.runsOutLikely) ||
    byDay(one.runsOutFrom, other.runsOutFrom),
  [TicketStockSortField.REMAINING]: ({ stock: one }, { stock: other }) => one.remaining - other.remaining,
  [TicketStockSortField.PLACE]: (one, other) => one.place - other.place,
}

/** Order of a board where none is asked for. */
const defaultSort: TicketStockSort[] = [{ field: TicketStockSortField.URGENCY, direction: SortDirection.ASC }]

/** Sorts stocks that come by project, site and soil; equal ones keep that order. */
export function inOrder<Row extends Stock>(stocks: readonly Row[], asked?: readonly TicketStockSort[] | null): Row[] {
  const compares = (asked?.length ? asked : defaultSort).map(({ field, direction }) => {
    const [compare, sign] = [orders[field], direction === SortDirection.DESC ? -1 : 1]
    return (one: Placed<Row>, other: Placed<Row>) => compare(one, other) * sign
  })
  return stocks
    .map((stock, place) => ({ stock, place }))
    .sort((one, other) => compares.reduce((order, compare) => order || compare(one, other), 0))
    .map(({ stock }) => stock)
}
