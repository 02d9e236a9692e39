import type { Actor } from './actor.js'
import { dayOf } from './clock.js'
import type { Direction } from './list-spec.js'
import type { DateTimeRange } from './page.types.js'
import { all, type Sql, sql } from './sql.js'

/**
 * Sums kept by day beside the rows of a list, for totals that do not grow with the rows. The table of sums stands under the
 * alias of the list's table, with columns of the same names, so that the same conditions filter both.
 */
export interface ListCounters<Filter> {
  from: Sql
  day: Sql
  /** The moment of a row whose day is counted, as the list sorts and filters by it. */
  at: Sql
  /** The filter that is a range of `at`. */
  range(filter: Filter): DateTimeRange | null | undefined
  /** The conditions of the list without that range. */
  rest(filter: Filter, actor: Actor): Sql[]
  /** The same conditions on the sums; undefined when the sums cannot tell. */
  where(filter: Filter, actor: Actor): Sql[] | undefined
  /** Columns of the sums, and what each row of the list adds to them. */
  measures: { trips: Sql; [name: string]: Sql }
  /** The list's summary, made of the measures `m`. */
  summary: Record<string, Sql>
  /** From so many rows on a page is looked for from the day it falls into, instead of past everything that comes before it. */
  far: number
}

/** Where the rows are counted that a list means: whole days from the sums, what is left at both ends row by row. */
export interface Tally {
  /** Rows with a day and the measures. */
  source: Sql
  at: Sql
  summary: Record<string, Sql>
  far: number
}

interface Counted<Filter> {
  from: Sql
  scope(actor: Actor): Sql
  counters?: ListCounters<Filter>
}

/** How a list's rows are counted by its counters; undefined when they cannot tell. */
export function tallyOf<Filter>(spec: Counted<Filter>, filter: Filter, actor: Actor): Tally | undefined {
  const { counters } = spec
  const where = counters?.where(filter, actor)
  const span = where && spanOf(counters?.range(filter))
  if (!counters || !where || !span) return undefined
  const { day, at, measures, summary, far } = counters
  const scope = spec.scope(actor)
  const names = sql.join(Object.keys(measures).map((name) => sql.ref(name)))
  const days = all([scope, ...where, ...between(day, span.days)])
  const ends = span.ends.map((range) => {
    const rows = all([scope, ...counters.rest(filter, actor), ...between(at, range)])
    return sql`select ${at}::date, ${sql.join(Object.values(measures))} from ${spec.from} where ${rows}`
  })
  const source = sql.join([sql`select ${day}, ${names} from ${counters.from} where ${days}`, ...ends], sql` union all `)
  return { source, at, summary, far }
}

interface Bounds<T> {
  from?: T | undefined
  to?: T | undefined
}

const between = (column: Sql, { from, to }: Bounds<Date | string>): Sql[] => [
  ...(from ? [sql`${column} >= ${from}`] : []),
  ...(to ? [sql`${column} < ${to}`] : []),
]

const startOf = (day: string): Date => new Date(`${day}T00:00:00+08:00`)
const dayAfter = (day: string): string => dayOf(new Date(startOf(day).getTime() + 36 * 3_600_000))

/** Shanghai's clock has stood still since then, so that a day begins where this program thinks it does. */
const STEADY_SINCE = 1992
const isSteady = (time: Date): boolean => time.getUTCFullYear() >= STEADY_SINCE && time.getUTCFullYear() < 9999

/** The whole days of a range, and what is left at its ends; undefined when there is no whole day. */
function spanOf(range: DateTimeRange | null | undefined): { days: Bounds<string>; ends: Bounds<Date>[] } | undefined {
  const { from, to } = range ?? {}
  if ((from && !isSteady(from)) || (to && !isSteady(to))) return undefined
  const first = from ? firstDayFrom(from) : undefined
  const last = to ? dayOf(to) : undefined
  if (first && last && first >= last) return undefined
  const ends = [
    ...(from && first && from < startOf(first) ? [{ from, to: startOf(first) }] : []),
    ...(to && last && startOf(last) < to ? [{ from: startOf(last), to }] : []),
  ]
  return { days: { from: first, to: last }, ends }
}

function firstDayFrom(time: Date): string {
  const day = dayOf(time)
  return startOf(day) < time ? dayAfter(day) : day
}

export const tallyTotal = ({ source }: Tally): Sql =>
  sql`select coalesce(sum(m.trips), 0)::int as total from (${source}) m`

export function tallySummary({ source, summary }: Tally): Sql {
  const sums = Object.entries(summary).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`)
  return sql`select ${sql.join(sums)} from (${source}) m`
}

export interface DayCount {
  day: string
  trips: number
}

/** How many rows each day has, in the order of the list. */
export const tallyDays = ({ source }: Tally, direction: Direction): Sql =>
  sql`select m.day::text as day, sum(m.trips)::int as trips from (${source}) m
      group by m.day having sum(m.trips) > 0 order by m.day ${sql.raw(direction)}`

/** Where the row at an offset is looked for: from the day it falls into, past what is left of the offset. */
export function placeOf({ at }: Tally, days: DayCount[], direction: Direction, offset: number) {
  let left = offset
  for (const { day, trips } of days) {
    if (left < trips) {
      const start = direction === 'ASC' ? sql`${at} >= ${day}::date` : sql`${at} < ${day}::date + 1`
      return { start, offset: left }
    }
    left -= trips
  }
  return { start: sql`false`, offset: 0 }
}
