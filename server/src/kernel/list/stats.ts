import { z } from 'zod'
import type { Actor } from '../command/actor.js'
import { DomainError } from '../errors.js'
import type { Fields } from '../fields.js'
import type { Em } from '../sql/database.js'
import { all, firstRow, rows, type Sql, sql } from '../sql/sql.js'
import { validate } from '../values/validate.js'
import { type Step, sumsApart, type Told } from './counters.js'
import type { AsksEqual, Equals } from './equal.js'
import { defaultPage, meantBy, pageSchema, seeingOf } from './list.js'
import { actorSpec, type Direction, type ListSpec, type PageRequest } from './spec.js'
import { columnOf, columnSql, joinOf, neededJoins } from './statements.js'

/** Unit of a time of the rows: of the list's own where no other is said. */
interface Unit {
  step: Step
  at?: Sql
  indexed?: true
}

/** Value by which rows are told apart. */
export interface Value {
  of: Sql
  join?: string
  /** Column of the kept sums; without one they cannot tell. */
  counted?: Sql
  /** An index of the table begins with it: it has the rows of a group in order. */
  indexed?: true
}

/** Value by which the rows of a list are told apart, a column of the list as somebody sees it, or a unit of time. */
export type Dimension = Unit | Value | { column: string }

/** Sum over the rows of a group. */
export interface Measure {
  of: Sql
  join?: string
  /** Sum over the kept sums `m`; without one they cannot tell. */
  counted?: Sql
}

/** Sums of a list by its dimensions: which there are, and which of them its kept sums know. */
export interface StatsSpec<Filter, By extends string, Name extends string> {
  list: ListSpec<Filter, string>
  /** Fields in which a group tells its dimensions and its measures. */
  fields: Fields & Readonly<Record<By | Name, unknown>>
  dimensions: Record<By, Dimension>
  measures(filter: Filter & Equals): Record<Name, Measure>
  /** Conditions on the kept sums that tell these dimensions apart; undefined when they cannot. */
  told?(filter: Filter & Equals, actor: Actor, by: readonly By[]): Told | undefined
  /** Moment of a row, by which units of time tell rows apart. */
  at: Sql
}

/** Sums of a list as an actor sees its rows. */
export interface SeenStats<Filter, By extends string, Name extends string> extends StatsSpec<Filter, By, Name> {
  dimensions: Record<By, Unit | Value>
}

/** Figures of the list that an actor sees, each dimension with what tells its rows apart. */
export function statsSeenBy<Filter, By extends string, Name extends string>(
  spec: StatsSpec<Filter, By, Name>,
  actor: Actor,
): SeenStats<Filter, By, Name> {
  const list = actorSpec(spec.list, actor)
  const seenAs = (dimension: Dimension): Unit | Value => {
    if (!('column' in dimension)) return dimension
    const column = columnOf(list, dimension.column, actor)
    const join = joinOf(column)
    return { of: columnSql(column), ...(join ? { join } : {}) }
  }
  const known = Object.entries<Dimension>(spec.dimensions).map(([name, dimension]) => [name, seenAs(dimension)])
  return { ...spec, list, dimensions: Object.fromEntries(known) as Record<By, Unit | Value> }
}

export interface StatsRequest<Filter, By extends string, Name extends string> {
  by: readonly By[]
  /** The measures to tell of each group, and of all groups together. */
  measures: readonly Name[]
  summed?: readonly Name[]
  filter?: Filter | null
  /** Groups whose measures are within these ends. */
  having?: readonly { measure: Name; min?: string | null; max?: string | null }[] | null
  sort?: readonly { field: By | Name; direction: Direction }[] | null
  page?: PageRequest | null
}

/** Groups of rows: each with its dimensions and measures by their names. */
export interface StatsPage {
  records: Record<string, unknown>[]
  total: number
  summary: Record<string, unknown>
}

/** Dimensions by which rows are told apart at once, at most. */
export const MOST_DIMENSIONS = 4
const dimensions = z
  .array(z.string())
  .min(1, { error: '请选择至少一个维度' })
  .max(MOST_DIMENSIONS, { error: `最多按${MOST_DIMENSIONS}个维度` })
  .refine((by) => new Set(by).size === by.length, { error: '维度不可重复' })

/**
 * Sums of the rows that a filter means, told apart by dimensions: from the list's kept sums where they know all that
 * is asked, else from its rows. The same rows as the list shows to this person, and the same sums as its summary.
 */
export const readStats = <Filter, By extends string, Name extends string>(
  em: Em,
  actor: Actor,
  spec: StatsSpec<Filter, By, Name>,
  request: StatsRequest<Filter, By, Name>,
): Promise<StatsPage> => seeingOf(spec.list)(actor, () => readGroups(em, actor, statsSeenBy(spec, actor), request))

async function readGroups<Filter, By extends string, Name extends string>(
  em: Em,
  actor: Actor,
  spec: SeenStats<Filter, By, Name>,
  request: StatsRequest<Filter, By, Name>,
): Promise<StatsPage> {
  validate(dimensions, request.by, 'by')
  const { current, size } = validate(pageSchema, request.page ?? defaultPage, 'page')
  const groups = await groupsOf(em, actor, spec, request)
  const offset = (current - 1) * size
  const order = sql.join(orderOf(request))
  const found = await rows<Record<string, unknown> & { [TOTAL]?: number }>(
    em,
    sql`with g as materialized (${groups}) select g.*, (select count(*)::int from g) as ${TOTAL_NAME}
        from g order by ${order} limit ${size} offset ${offset}`,
  )
  const total = found[0]?.[TOTAL] ?? (offset > 0 ? await countOf(em, groups) : 0)
  for (const row of found) delete row[TOTAL]
  return { records: found, total, summary: await summaryOf(em, actor, spec, request) }
}

/** Sums over all groups that are kept, those of other pages included. */
async function summaryOf<Filter, By extends string, Name extends string>(
  em: Em,
  actor: Actor,
  spec: SeenStats<Filter, By, Name>,
  request: StatsRequest<Filter, By, Name>,
): Promise<Record<string, unknown>> {
  const { summed = [] } = request
  if (summed.length === 0) return {}
  const groups = await groupsOf(em, actor, spec, { ...request, measures: summed })
  const sums = summed.map((name) => {
    const { kind, nullable } = spec.fields[name] ?? {}
    const sum = nullable ? sql`sum(g.${sql.ref(name)})` : sql`coalesce(sum(g.${sql.ref(name)}), 0)`
    return kind === 'count' ? sql`${sum}::int as ${sql.ref(name)}` : sql`${sum} as ${sql.ref(name)}`
  })
  return (await firstRow<Record<string, unknown>>(em, sql`select ${sql.join(sums)} from (${groups}) g`)) ?? {}
}

const TOTAL = '#total'
const TOTAL_NAME = sql.ref(TOTAL)

const countOf = async (em: Em, groups: Sql): Promise<number> =>
  (await firstRow<{ total: number }>(em, sql`select count(*)::int as total from (${groups}) g`))?.total ?? 0

/** The groups with their dimensions and measures, in no order. */
async function groupsOf<Filter, By extends string, Name extends string>(
  em: Em,
  actor: Actor,
  spec: SeenStats<Filter, By, Name>,
  { by, measures, filter: given, having }: StatsRequest<Filter, By, Name>,
): Promise<Sql> {
  const { list } = spec
  const { filter, where, joins } = await meantBy(em, actor, list, (given ?? {}) as Filter & AsksEqual)
  const known = spec.measures(filter)
  const wanted = [...new Set([...measures, ...(having ?? []).map(({ measure }) => measure)])]
  const counted = wanted.every((name) => known[name].counted) ? countedBy(spec, by, filter, actor) : undefined
  const { source, values, keys, more } = counted ?? {
    source: sql`${list.from} ${sql.join(
      [
        ...new Set([
          ...joins,
          ...joinsOf(
            spec,
            by,
            wanted.map((name) => known[name]),
          ),
        ]),
      ],
      sql` `,
    )} where ${where}`,
    values: by.map((name) => rowValue(spec, name)),
    keys: by.map((_, at) => placeOf(at)),
    more: [],
  }
  const sumOf = (name: Name): Sql => (counted && known[name].counted) || known[name].of
  const columns = [
    ...by.map((name, at) => sql`${values[at]} as ${sql.ref(name)}`),
    ...wanted.map((name) => sql`${sumOf(name)} as ${sql.ref(name)}`),
  ]
  const conditions = [...more, ...(having ?? []).flatMap((one) => between(sumOf(one.measure), one))]
  const kept = conditions.length > 0 ? sql`having ${all(conditions)}` : sql``
  return sql`select ${sql.join(columns)} from ${source} group by ${sql.join(keys)} ${kept}`
}

/** Column of a selection by its place, from nought. */
const placeOf = (at: number): Sql => sql.raw(String(at + 1))

/** Source of groups: its rows, the values by which they are told apart, and conditions on a group. */
interface Source {
  source: Sql
  values: Sql[]
  /** Keys that tell groups apart: the values, or something shorter that says the same. */
  keys: Sql[]
  more: Sql[]
}

/** The kept sums as a source, where they know the filter and every dimension. */
function countedBy<Filter, By extends string, Name extends string>(
  spec: SeenStats<Filter, By, Name>,
  by: readonly By[],
  filter: Filter & Equals,
  actor: Actor,
): Source | undefined {
  const { list, dimensions: known } = spec
  const columns = by.filter((name) => !('step' in known[name]))
  const ofSums = columns.flatMap((name) => countedValue(known[name]) ?? [])
  const told = ofSums.length === columns.length && !filter.equal ? spec.told?.(filter, actor, by) : undefined
  if (!list.counters || !told) return undefined
  const named = (values: readonly Sql[]) => values.map((value, at) => sql`${value} as ${columnName(at)}`)
  const ofRows = columns.map((name) => rowValue(spec, name))
  const source = sumsApart(
    list,
    told,
    { filter, actor },
    { ofSums: named(ofSums), ofRows: named(ofRows) },
    stepOf(spec, by),
  )
  if (!source) return undefined
  // Kept sums are sorted by their group: by the time, which is shorter to compare than the text that a group tells.
  const groups = by.map((name, at) => {
    const dimension = known[name]
    if (!('step' in dimension)) return { value: sql`m.${columnName(columns.indexOf(name))}`, key: placeOf(at) }
    const since = startOf(dimension.step)
    return { value: unitOf(since, dimension.step), key: since }
  })
  // Sums that changes have emptied are no group.
  return {
    source: sql`(${source}) m`,
    values: groups.map(({ value }) => value),
    keys: groups.map(({ key }) => key),
    more: [sql`sum(m.${sql.ref(list.counters.count)}) > 0`],
  }
}

/** Beginning of the unit of time that a kept sum lies in. */
const startOf = (step: Step): Sql => sql`date_trunc(${sql.raw(`'${step}'`)}, m.since::timestamp)`

const columnName = (at: number): Sql => sql.ref(`by ${at}`)
const countedValue = (dimension: Unit | Value): Sql | undefined => ('of' in dimension ? dimension.counted : undefined)

const SHORTEST_FIRST: readonly Step[] = ['day', 'month', 'year']
function stepOf<By extends string>({ dimensions: known }: SeenStats<never, By, string>, by: readonly By[]): Step {
  const steps = by.flatMap((name) => ('step' in known[name] ? known[name].step : []))
  return SHORTEST_FIRST.find((step) => steps.includes(step)) ?? 'year'
}

const FORMATS: Record<Step, string> = { day: 'YYYY-MM-DD', month: 'YYYY-MM', year: 'YYYY' }
const unitOf = (moment: Sql, step: Step): Sql => sql`to_char(${moment}, ${sql.raw(`'${FORMATS[step]}'`)})`

/** Value of a row by a dimension, as its group tells it. */
export function rowValue<By extends string>({ dimensions: known, at }: SeenStats<never, By, string>, name: By): Sql {
  const dimension = known[name]
  return 'step' in dimension ? unitOf(dimension.at ?? at, dimension.step) : dimension.of
}

/** Tables that dimensions and measures need besides the list's own. */
export function joinsOf<By extends string>(
  { dimensions: known, list }: Pick<SeenStats<never, By, string>, 'dimensions' | 'list'>,
  by: readonly By[],
  measures: readonly Measure[] = [],
): Sql[] {
  const values = [...by.map((name) => known[name]), ...measures]
  return neededJoins(
    list,
    values.flatMap((one) => ('of' in one && one.join ? [{ sql: one.of, join: one.join }] : [])),
  )
}

const between = (sum: Sql, { min, max }: { min?: string | null; max?: string | null }): Sql[] => [
  ...(min ? [sql`${sum} >= ${min}::numeric`] : []),
  ...(max ? [sql`${sum} <= ${max}::numeric`] : []),
]

/** The order asked for, then by dimension, so that pages neither repeat nor leave out a group. */
function orderOf<By extends string, Name extends string>({
  by,
  measures,
  sort,
}: Pick<StatsRequest<never, By, Name>, 'by' | 'measures' | 'sort'>): Sql[] {
  const shown = new Set<string>([...by, ...measures])
  for (const { field } of sort ?? []) if (!shown.has(field)) throw new DomainError('UNKNOWN_SORT', { key: field })
  const terms = [...(sort ?? []), ...by.map((field) => ({ field, direction: 'ASC' as const }))]
  return terms.map(
    ({ field, direction }) => sql`${sql.ref(field)} ${sql.raw(direction === 'DESC' ? 'desc' : 'asc')} nulls last`,
  )
}
