import type { Actor } from '../command/actor.js'
import { all, type Sql, sql } from '../sql/sql.js'
import type { Equals } from './equal.js'
import type { DateTimeRange } from './page.types.js'
import { type Days, daysWithin, isShort, nearDays, type Pieces, spanOf } from './span.js'
import { type Direction, type Sums, sumsFor } from './spec.js'

/**
 * Sums kept beside the rows of a list, by day, month and year, for totals that do not grow with the rows. The table of
 * sums stands under the alias of the list's table, with columns of the same names, so that the same conditions filter
 * both.
 */
export interface ListCounters<Filter> {
  from: Sql
  day: Sql
  /** Sums of whole days, of whole months and of whole years. */
  ofDays: Sql
  ofMonths: Sql
  ofYears: Sql
  /** The moment of a row whose day is counted, as the list sorts and filters by it. */
  at: Sql
  /** The filter that is a range of `at`. */
  range(filter: Filter): DateTimeRange | null | undefined
  /** The conditions of the list without that range. */
  rest(filter: Filter, actor: Actor): Sql[]
  /** Conditions on the sums; undefined when the sums cannot tell. */
  where(filter: Filter, actor: Actor): Told | undefined
  /** Columns of the sums, and what each row of the list adds to them. */
  measures: Record<string, Sql>
  /** The measure that counts rows. */
  count: string
  /** The list's summary, made of the measures `m`. */
  summary: Sums<Filter>
  /**
   * From so many rows on a page is looked for from the day it falls into, instead of past everything that comes before
   * it.
   */
  far: number
}

export interface Told {
  where: Sql[]
  /** Sparse rows: an index that gives them in order has many others between. */
  sparse: boolean
}

/** Place where the rows of a list are counted: whole days, months and years from the sums, the ends row by row. */
export interface Tally {
  /** Rows with the measures, each of a unit: the days from `since` to `until`, not included. */
  source: Sql
  /** Units that are looked through at once: single days of a short time, else months. */
  units: Sql
  /** Number of rows of a unit. */
  count: Sql
  /** Some of the units by single days. */
  within(days: Days): Sql
  /** The few days where a list in this direction begins; undefined when it has no beginning. */
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

/** Columns by which sums are told apart: of the table of sums, and of the rows that are counted one by one. */
export interface Apart {
  ofSums: readonly Sql[]
  ofRows: readonly Sql[]
}
const TOGETHER: Apart = { ofSums: [], ofRows: [] }

/** Sources of sums by their pieces: rows with the columns that tell them apart, and the measures. */
function sourcesOf<Filter>(
  { from: rows, scope }: Counted<Filter>,
  counters: ListCounters<Filter>,
  { where }: Told,
  { filter, actor }: { filter: Filter; actor: Actor },
  apart: Apart = TOGETHER,
) {
  const { from, day, at, measures, ofDays, ofMonths, ofYears } = counters
  const reach = scope(actor)
  const names = sql.join([...apart.ofSums, ...Object.keys(measures).map((name) => sql.ref(name))])
  const values = sql.join([...apart.ofRows, ...Object.values(measures)])
  const sums = (condition: Sql, unit: Sql) => (days: Days) =>
    sql`select ${unit}, ${names} from ${from} where ${all([reach, condition, ...between(day, days), ...where])}`
  const rowsOf = (end: Pieces['ends'][number]) => {
    const within = all([reach, ...between(at, end), ...counters.rest(filter, actor)])
    return sql`select ${oneDay(sql`${at}::date`)}, ${values} from ${rows} where ${within}`
  }
  const [byYear, byMonth] = [sums(ofYears, one('year', day)), sums(ofMonths, one('month', day))]
  const byDay = sums(ofDays, oneDay(day))
  return ({ years, months, days, ends }: Pieces): Sql =>
    sql.join([...years.map(byYear), ...months.map(byMonth), ...days.map(byDay), ...ends.map(rowsOf)], sql` union all `)
}

/** Tally of a list's rows by its counters; undefined when they cannot tell. */
export function tallyOf<Filter>(spec: Counted<Filter>, filter: Filter & Equals, actor: Actor): Tally | undefined {
  const { counters } = spec
  const told = counters?.where(filter, actor)
  const range = counters?.range(filter)
  const span = told && spanOf(range)
  if (!counters || !told || !span) return undefined
  const { at, summary, far } = counters
  const sourceOf = sourcesOf(spec, counters, told, { filter, actor })
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

/** Longest units in which sums are told apart by time. */
export type Step = 'day' | 'month' | 'year'

/**
 * Sums of a list told apart by columns, in units no longer than a step: rows `m` with `since`, the columns and the
 * measures; undefined where no whole day is asked for.
 */
export function sumsApart<Filter>(
  spec: Counted<Filter>,
  told: Told,
  asked: { filter: Filter & Equals; actor: Actor },
  apart: Apart,
  step: Step,
): Sql | undefined {
  const { counters } = spec
  const span = counters && spanOf(counters.range(asked.filter))
  if (!span) return undefined
  const pieces = { year: span, month: span.byMonth, day: daysWithin(span, span.extent) }
  return sourcesOf(spec, counters, told, asked, apart)(pieces[step])
}

const oneDay = (day: Sql): Sql => sql`${day} as since, ${day} + 1 as until`
const one = (unit: 'month' | 'year', day: Sql): Sql => {
  // A date by itself would be cut in the session's zone, which takes longer for each kept sum.
  const since = sql`date_trunc(${sql.raw(`'${unit}'`)}, ${day}::timestamp)`
  return sql`${since}::date as since, (${since} + interval ${sql.raw(`'1 ${unit}'`)})::date as until`
}

const between = (
  column: Sql,
  { from, to }: { from?: Date | string | undefined; to?: Date | string | undefined },
): Sql[] => [...(from ? [sql`${column} >= ${from}`] : []), ...(to ? [sql`${column} < ${to}`] : [])]

/** Statement for the number of rows, from the sums. */
export const tallyTotal = ({ source, count }: Tally): Sql =>
  sql`select coalesce(sum(${count}), 0)::int as total from (${source}) m`

/** Statement for the totals, from the sums. */
export function tallySummary({ source, summary }: Tally): Sql {
  const sums = Object.entries(summary).map(([name, sum]) => sql`${sum} as ${sql.ref(name)}`)
  return sql`select ${sql.join(sums)} from (${source}) m`
}

/** Number of rows of each unit's days, in the order of the list. */
export const unitsStatement = ({ count }: Tally, source: Sql, direction: Direction): Sql =>
  sql`select m.since::text as since, m.until::text as until, m.until - m.since as days, sum(${count})::int as count from (${source}) m
      group by m.since, m.until having sum(${count}) > 0 order by m.since ${sql.raw(direction)}`
