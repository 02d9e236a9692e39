import type { Actor } from '../command/actor.js'
import type { Em } from '../sql/database.js'
import { rows, type Sql, sql } from '../sql/sql.js'
import type { AsksEqual } from './equal.js'
import { type Among, cutOf, meantBy, seeingOf } from './list.js'
import { actorSpec, type ListRequest, type ListSpec, type Page } from './spec.js'
import * as statements from './statements.js'
import { BELOW_KEY } from './written-row.js'

/** Place of a list below records: how one of its rows is known to lie below one of them. */
export interface Below {
  /** Condition on the list's own rows, by the key of a record. */
  on(key: Sql, actor: Actor): Sql
  /** Form of the key, where it is no id. */
  key?: 'text'
  /** Tables that the condition needs besides the list's own, by the key of a record. */
  joins?(key: Sql): readonly Sql[]
  /** Few rows lie below a record: they are fetched first and sorted then. */
  few?: true
  /**
   * Statement for the keys of records beside the ids of their rows, among the records with `keys`: where no index has
   * the rows of a record, all of them are looked for once. `on` asks for `gathered`.
   */
  gather?(keys: Sql, actor: Actor, asked: Gathering): Sql
  /**
   * Statement for the keys of records, as `#key`, with figures over the rows of each, where counting those of all at
   * once is less work.
   */
  count?(keys: Sql, figures: Sql, asked: Gathering): Sql
}

/** Rows that the filter means, of which some are gathered or counted. */
export interface Gathering {
  where: Sql
  joins: readonly Sql[]
}

/** Place of a list that depends on the records it lies below, by their keys. */
export type BelowKeys = (keys: readonly string[]) => Below

export interface BelowRequest<Filter, Key extends string> extends ListRequest<Filter, Key> {
  /** Whether its rows are wanted, and not their number and sums alone. */
  records: boolean
}

/**
 * Reads one page of a list below each of these records: what `readList` would read with one more condition, for all
 * records in one statement. Names in the statement begin with a sign that no column has.
 */
export const readListBelow = <Row extends object, Summary, Filter, Key extends string>(
  em: Em,
  actor: Actor,
  list: ListSpec<Filter, Key>,
  place: { keys: readonly string[]; below: Below | BelowKeys },
  request: BelowRequest<Filter, Key>,
): Promise<(key: string) => Page<Row, Summary>> =>
  seeingOf(list)(actor, async () => {
    const spec = actorSpec(list, actor)
    const below = typeof place.below === 'function' ? place.below(place.keys) : place.below
    const keys = sql`${[...place.keys]}::${KEYS[below.key ?? 'id']}`
    const records = sql`unnest(${keys}) as "#of"("#key")`
    const meant = await meantBy(em, actor, spec, (request.filter ?? {}) as Filter & AsksEqual)
    const found = below.gather?.(keys, actor, meant)
    const first = found ? sql`with "#lies"(of_key, ids) as materialized (${idsOf(found)}) ` : sql``
    const ofAll = (count: Sql): Sql =>
      sql`${first}select coalesce(sum(n.total), 0)::int as total from ${records} cross join lateral (${count}) n`
    const among: Among = {
      where: below.on(BELOW_KEY, actor),
      few: below.few === true,
      joins: below.joins?.(BELOW_KEY) ?? [],
      ofAll,
    }
    const cut = await cutOf(em, spec, actor, request, { among, meant })
    const sums = cut.counted.summary ? (cut.sums ?? {}) : {}
    const { count: atOnce } = below
    const count = atOnce ? { count: (figures: Sql) => atOnce(keys, figures, meant) } : {}
    const counted = countedBelow(spec, cut, sums, { records, scope: spec.scope(actor), ...count })
    const statement = request.records ? withPages(spec, cut, counted, request.fields) : counted
    const shown = await rows<Row & Told>(em, sql`${first}${statement}`)
    return pagesOf<Row, Summary>(shown, Object.keys(sums), cut.counted.total)
  })

/** Keys with all ids of their rows, so that no key goes through those of the others. */
const idsOf = (gathering: Sql): Sql =>
  sql`select g.of_key, array_agg(g.id) from (${gathering}) g(of_key, id) group by g.of_key`

/** Ids of the rows that were gathered below the record with this key. */
export const gathered = (key: Sql): Sql => sql`any((select l.ids from "#lies" l where l.of_key = ${key})::uuid[])`

const KEYS = { id: sql.raw('uuid[]'), text: sql.raw('text[]') }

/** Columns of a row beside those of the list; a record without rows is told of by one that has no place. */
interface Told {
  '#key': string
  '#total'?: number
  '#place'?: number | null
}

const sumName = (name: string): string => `#sum ${name}`

/** Records whose rows are counted at once, within the actor's reach. */
interface AtOnce {
  records: Sql
  scope: Sql
  count(figures: Sql): Sql
}

/** Statement for the records, each with the number of its rows and their sums, as far as they are wanted. */
function countedBelow(
  spec: Parameters<typeof statements.summaryStatement>[0],
  cut: statements.Cut,
  sums: Record<string, Sql>,
  { records, scope, count }: Omit<AtOnce, 'count'> & Partial<AtOnce>,
): Sql {
  const figures = {
    ...(cut.counted.total ? { '#total': sql`count(*)::int` } : {}),
    ...Object.fromEntries(Object.entries(sums).map(([name, sum]) => [sumName(name), sum])),
  }
  if (Object.keys(figures).length === 0) return sql`select ${BELOW_KEY} from ${records}`
  if (count) return countedAtOnce(spec, cut, figures, { records, scope, count })
  return sql`select ${BELOW_KEY}, "#s".* from ${records}
    cross join lateral (${statements.summaryStatement(spec, cut, figures)}) "#s"`
}

/** Statement for the records with figures that were counted at once; a record without rows has those of none. */
function countedAtOnce(
  { from }: Pick<ListSpec<never, string>, 'from'>,
  { joins = [] }: statements.Cut,
  figures: Readonly<Record<string, Sql>>,
  { records, scope, count }: AtOnce,
): Sql {
  const counted = sql.join(Object.entries(figures).map(([name, figure]) => sql`${figure} as ${sql.ref(name)}`))
  const shown = Object.keys(figures)
    .map(sql.ref)
    .map((name) => sql`coalesce("#s".${name}, "#z".${name}) as ${name}`)
  const none = sql`select ${counted} from ${from} ${sql.join(joins, sql` `)} where ${scope} and false`
  return sql`select ${BELOW_KEY}, ${sql.join(shown)} from ${records} cross join lateral (${none}) "#z"
    left join (${count(counted)}) "#s" on "#s"."#key" = ${BELOW_KEY}`
}

/**
 * Statement for the records with the rows of their pages. Figures are counted first, so that nothing is counted again
 * for each row.
 */
function withPages<Filter, Key extends string>(
  spec: ListSpec<Filter, Key>,
  cut: statements.Cut,
  counted: Sql,
  fields: ReadonlySet<string> | undefined,
): Sql {
  const { columns, select } = statements.selectionOf(spec, fields)
  const page = statements.pageStatement(spec, cut, columns, select)
  return sql`select "#of".*, "#x".* from (${counted} offset 0) "#of" left join lateral (
      select "#r".*, row_number() over ()::int as "#place" from (${page}) "#r") "#x" on true order by "#place"`
}

function pagesOf<Row extends object, Summary>(
  found: readonly (Row & Told)[],
  sums: readonly string[],
  counted: boolean,
): (key: string) => Page<Row, Summary> {
  const pages = new Map<string, Page<Row, Summary>>()
  for (const row of found) {
    const { '#key': key, '#total': total = 0, '#place': place } = row
    const page = pages.get(key) ?? { records: [], total: counted ? total : 0, summary: summaryIn<Summary>(row, sums) }
    pages.set(key, page)
    for (const name of [...TOLD, ...sums.map(sumName)]) Reflect.deleteProperty(row, name)
    if (place != null) page.records.push(row)
  }
  return (key) => {
    const page = pages.get(key)
    if (!page) throw new Error(`${key} is not among the records`)
    return page
  }
}
const TOLD = ['#key', '#total', '#place']

/** Sums of a record, under the names that the list has for them. */
const summaryIn = <Summary>(row: object, sums: readonly string[]): Summary =>
  Object.fromEntries(sums.map((name) => [name, Reflect.get(row, sumName(name))])) as Summary
