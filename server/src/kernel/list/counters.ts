import type { Actor } from '../command/actor.js'
import { all, type Sql, sql } from '../sql/sql.js'
import type { Equals } from './equal.js'
import type { DateTimeRange } from './page.types.js'
import { type Days, daysWithin, isShort, nearDays, type Pieces, spanOf } from './span.js'
import { type Direction, type Sums, sumsFor } from './spec.js'

/**
 * Sums kept beside the rows of a list, by day, month and year, for totals that do not grow with the rows. The table of sums stands under
 * the alias of the list's table, with columns of the same names, so that the same conditions filter both.
 */
export interface ListCounters<Filter> {
  from: Sql
  day: Sql
  /** Which of the sums make up whole days, which whole months, and which whole years. */
  ofDays: Sql
  ofMonths: Sql
  ofYears: Sql
  /** The moment of a row whose day is counted, as the list sorts and filters by it. */
  at: Sql
  /** The filter that is a range of `at`. */
  range(filter: Filter): DateTimeRange | null | undefined
  /** The conditions of the list without that range. */
  rest(filter: Filter, actor: Actor): Sql[]
  /** The same conditions on the sums; undefined when the sums cannot tell. */
  where(filter: Filter, actor: Actor): Told | undefined
  /** Columns of the sums, and what each row of the list adds to them. */
  measures: Record<string, Sql>
  /** The measure that counts rows. */
  count: string
  /** The list's summary, made of the measures `m`. */
  summary: Sums<Filter>
  /** From so many rows on a page is looked for from the day it falls into, instead of past everything that comes before it. */
  far: number
}

export interface Told {
  where: Sql[]
  /** That the rows may lie far apart among those that an index gives in order. */
  sparse: boolean
}

/** Where the rows are counted that a list means: whole days, months and years from the sums, what is left at the ends row by row. */
export interface Tally {
  /** Rows with the measures, each of a unit: the days from `since` to `until`, not included. */
  source: Sql
  /** The same in units that are looked through at once: single days of a short time, else months. */
  units: Sql
  /** How many rows a unit has. */
  count: Sql
  /** The same by single days, for some of them. */
  within(days: Days): Sql
  /** The same for the few days where a list in this direction begins; undefined when it has no beginning. */
  nearest(direction: Direction): Sql | undefined
  at: Sql
  summary: Record<string, Sql>
  far: number
  sparse: boolean
}

interface Counted<Filter> {
  from: Sql
  scope(actor: Actor): Sql
  counters?: ListCounters<Filter>
}

/** How a list's rows are counted by its counters; undefined when they cannot tell. */
export function tallyOf<Filter>(spec: Counted<Filter>, filter: Filter & Equals, actor: Actor): Tally | undefined {
  const { counters } = spec
  const told = counters?.where(filter, actor)
  const range = counters?.range(filter)
  const span = told && spanOf(range)
  if (!counters || !told || !span) return undefined
  const { from, day, at, measures, ofDays, ofMonths, ofYears, summary, far } = counters
  const scope = spec.scope(actor)
  const names = sql.join(Object.keys(measures).map((name) => sql.ref(name)))
  const sums = (condition: Sql, unit: Sql, days: Days): Sql =>
    sql`select ${unit}, ${names} from ${from} where ${all([scope, condition, ...between(day, days), ...told.where])}`
  const byDay = (days: Days) => sums(ofDays, oneDay(day), days)
  const rowsOf = (end: Pieces['ends'][number]) => {
    const where = all([scope, ...between(at, end), ...counters.rest(filter, actor)])
    return sql`select ${oneDay(sql`${at}::date`)}, ${sql.join(Object.values(measures))} from ${spec.from} where ${where}`
  }
  const byMonth = (days: Days) => sums(ofMonths, one('month', day), days)
  const byYear = (days: Days) => sums(ofYears, one('year', day), days)
  const sourceOf = ({ years, months, days, ends }: Pieces) =>
    sql.join([...years.map(byYear), ...months.map(byMonth), ...days.map(byDay), ...ends.map(rowsOf)], sql` union all `)
  const within = (some: Days) => sourceOf(daysWithin(span, some))
  const nearest = (direction: Direction) => {
    const near = nearDays(span.extent, direction)
    return near && within(near)
  }
  return {
    get source() {
      return sourceOf(span)
    },
    get units() {
      return isShort(range) ? within(span.extent) : sourceOf(span.byMonth)
    },
    within,
    nearest,
    at,
    count: sql.ref(`m.${counters.count}`),
    summary: sumsFor(summary, filter),
    far,
    sparse: told.sparse,
  }
}

const oneDay = (day: Sql): Sql => sql`${day} as since, ${day} + 1 as until`
const one = (unit: 'month' | 'year', day: Sql): Sql => {
  const since = sql`date_trunc(${sql.raw(`'${unit}'`)}, ${day})`
  return sql`${since}::date as since, (${since} + interval ${sql.raw(`'1 ${unit}'`)})::date as until`
}

const between = (
  column: Sql,
  { from, to }: { from?: Date | string | undefined; to?: Date | string | undefined },
): Sql[] => [...(from ? [sql`${column} >= ${from}`] : []), ...(to ? [sql`${column} < ${to}`] : [])]

/** As countStatement, from the sums. */
export const tallyTotal = ({ source, count }: Tally): Sql =>
  sql`select coalesce(sum(${count}), 0)::int as total from (${source}) m`

/** As summaryStatement, from the sums. */
export function tallySummary({ source, summary }: Tally): Sql {
  const sums = Object.entries(summary).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`)
  return sql`select ${sql.join(sums)} from (${source}) m`
}

/** How many rows the days of each unit have, in the order of the list. */
export const unitsStatement = ({ count }: Tally, source: Sql, direction: Direction): Sql =>
  sql`select m.since::text as since, m.until::text as until, m.until - m.since as days, sum(${count})::int as count from (${source}) m
      group by m.since, m.until having sum(${count}) > 0 order by m.since ${sql.raw(direction)}`
