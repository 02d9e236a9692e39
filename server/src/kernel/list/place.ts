import type { Em } from '../sql/database.js'
import { all, rows, type Sql, sql } from '../sql/sql.js'
import { type Tally, unitsStatement } from './counters.js'
import type { Direction } from './spec.js'
import type { Cut } from './statements.js'

/** Some days, and how many rows of the list they have. */
interface Unit {
  since: string
  until: string
  days: number
  count: number
}

/** Place of a page: from the unit that its first row is in, past so many rows of it, to the unit of its last row. */
interface Place {
  start: Unit
  past: number
  end: Unit
  /** Whether all rows of a whole page lie there, and not just the last few of a list. */
  full: boolean
}

/**
 * A page far down, or one whose rows may lie far apart, is looked for in the days that hold it, which the counters
 * tell: first the months, then the days of the month.
 */
export async function narrowToDays(em: Em, cut: Cut): Promise<Cut> {
  const { tally, offset, size, order } = cut
  const [by] = order
  if (!tally || !by || order.length > 1 || by.column !== tally.at || (offset < tally.far && !tally.sparse)) return cut
  const found =
    (await early(em, tally, cut, by.direction)) ?? (await placeOf(em, tally, tally.units, by.direction, offset, size))
  if (!found) return { ...cut, where: sql`false`, offset: 0 }
  const { start, past, end } = await closer(em, tally, found, by.direction, size)
  const bounds = by.direction === 'ASC' ? boundsOf(tally, start, end) : boundsOf(tally, end, start)
  return { ...cut, where: all([cut.where, ...bounds]), offset: past }
}

const boundsOf = ({ at }: Tally, first: Unit, last: Unit): Sql[] => [
  sql`${at} >= ${first.since}::date`,
  sql`${at} < ${last.until}::date`,
]

async function placeOf(
  em: Em,
  tally: Tally,
  source: Sql,
  direction: Direction,
  offset: number,
  size: number,
): Promise<Place | undefined> {
  const units = await rows<Unit>(em, unitsStatement(tally, source, direction))
  let left = offset
  for (const [at, start] of units.entries()) {
    if (left < start.count) return { start, past: left, ...endOf(units.slice(at), start, left + size) }
    left -= start.count
  }
  return undefined
}

/**
 * The place of a page that lies whole in the few days where the list begins: most do, and the others need not be looked
 * at.
 */
async function early(em: Em, tally: Tally, { offset, size }: Cut, direction: Direction): Promise<Place | undefined> {
  const source = offset < tally.far ? tally.nearest(direction) : undefined
  const found = source && (await placeOf(em, tally, source, direction, offset, size))
  return found?.full ? found : undefined
}

/** The unit in which so many rows are together, or the last one. */
function endOf(units: Unit[], start: Unit, count: number): Pick<Place, 'end' | 'full'> {
  let [end, left] = [start, count]
  for (const unit of units) {
    if (left <= 0) break
    end = unit
    left -= unit.count
  }
  return { end, full: left <= 0 }
}

/** Place of a page by single days. */
async function closer(em: Em, tally: Tally, place: Place, direction: Direction, size: number): Promise<Place> {
  const { start, past, end } = place
  if (start.days === 1 && end.days === 1) return place
  const [first, last] = direction === 'ASC' ? [start, end] : [end, start]
  return (await placeOf(em, tally, tally.within({ from: first.since, to: last.until }), direction, past, size)) ?? place
}
