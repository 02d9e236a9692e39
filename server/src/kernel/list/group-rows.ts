import type { FieldKind } from '../fields.js'
import { all, inTexts, inUuids, type Sql, sql } from '../sql/sql.js'
import type { Step } from './counters.js'
import { type Below, type Gathering, gathered } from './list-below.js'
import { joinsOf, rowValue, type SeenStats } from './stats.js'

type Spec<By extends string> = SeenStats<never, By, string>
/** Values of a group by the dimensions of its question, as text. */
type Values = readonly (string | null)[]

/** Key of a group among those of a question. */
export const groupKey = (group: Readonly<Record<string, unknown>>, by: readonly string[]): string =>
  JSON.stringify(by.map((name) => (group[name] === null ? null : String(group[name]))))

/** Groups that are so few that looking for the rows of each is no more work than going through all rows once. */
const FEW_GROUPS = 10

/**
 * Place of a list below groups of its figures: the rows that make each. Those of each are looked for where an index
 * begins with a dimension of theirs, or the groups are few; else the rows that the filter means are gone through once
 * for all groups.
 */
export const rowsBelowGroups =
  <By extends string>(spec: Spec<By>, by: readonly By[]) =>
  (keys: readonly string[]): Below => {
    const groups = keys.map((key) => JSON.parse(key) as Values)
    const named = by.map((name, at) => ({ name, at, isEmpty: groups.some((group) => group[at] === null) }))
    const count: Below['count'] = (keyed, figures, asked) => {
      const rows = toldRows(spec, by, groups, asked, figures)
      return sql`select k.key as "#key", r.* from (${rows} group by 1) r join ${toldKeys(keyed)} k on k.told = r.told`
    }
    if (keys.length <= FEW_GROUPS || named.some(({ name, isEmpty }) => spec.dimensions[name].indexed && !isEmpty)) {
      const had = named.map(({ name, at, isEmpty }) => havingOf(spec, name, { at, isEmpty }))
      const on = () => all(had.map((one) => one.on))
      const told = (key: Sql) =>
        sql`cross join (select ${sql.join(had.flatMap((one) => one.told(key)))} offset 0) "#told"`
      return { key: 'text', on, joins: (key) => [...joinsOf(spec, by), told(key)], count }
    }
    const gather: Below['gather'] = (keyed, _actor, asked) => {
      const rows = toldRows(spec, by, groups, asked, sql`${idOf(spec)} as id`)
      return sql`select k.key, r.id from (${rows}) r join ${toldKeys(keyed)} k on k.told = r.told`
    }
    return { key: 'text', few: true, on: (key) => sql`${idOf(spec)} = ${gathered(key)}`, gather, count }
  }

/** Keys of groups with what a row of theirs tells by the dimensions. */
const toldKeys = (keys: Sql): Sql => sql`(select u.key, u.key::jsonb as told from unnest(${keys}) u(key))`

const idOf = <By extends string>({ list }: Spec<By>): Sql => sql`${sql.ref(list.alias)}.id`
const valueIn = (key: Sql, at: number): Sql => sql`(${key}::jsonb ->> ${sql.raw(String(at))})`

/**
 * Values of a group by a dimension, as columns of `#told`, and the condition on rows that have them. Read out of the
 * key beforehand: behind the wall of the database no index is asked for what a function still has to read.
 */
interface Having {
  told(key: Sql): Sql[]
  on: Sql
}

/** Rows with a value, in the form that an index has; one that may be empty has no such form. */
function havingOf<By extends string>(
  spec: Spec<By>,
  name: By,
  { at, isEmpty }: { at: number; isEmpty: boolean },
): Having {
  const dimension = spec.dimensions[name]
  const [told, end] = [sql.ref(`#told.${at}`), sql.ref(`#told.end ${at}`)]
  const value = (key: Sql): Sql => valueIn(key, at)
  const as = (one: Sql, column: string): Sql => sql`${one} as ${sql.ref(column)}`
  const text = (on: Sql): Having => ({ told: (key) => [as(value(key), `${at}`)], on })
  if (isEmpty) return text(sql`(${rowValue(spec, name)})::text is not distinct from ${told}`)
  if ('step' in dimension) {
    const [moment, { step }] = [dimension.at ?? spec.at, dimension]
    return {
      told: (key) => [as(beginOf(value(key), step), `${at}`), as(endOf(value(key), step), `end ${at}`)],
      on: sql`${moment} >= ${told} and ${moment} < ${end}`,
    }
  }
  const kind = spec.fields[name]?.kind
  if (kind === 'id')
    return { told: (key) => [as(sql`${value(key)}::uuid`, `${at}`)], on: sql`${dimension.of} = ${told}` }
  return text(isText(kind) ? sql`${dimension.of} = ${told}` : sql`(${dimension.of})::text = ${told}`)
}

const isText = (kind: FieldKind | undefined): boolean => kind === 'text' || kind === 'day' || kind === 'code'

const REST: Record<Step, string> = { day: '', month: '-01', year: '-01-01' }
const beginOf = (unit: Sql, step: Step): Sql => sql`(${unit} || ${sql.raw(`'${REST[step]}'`)})::timestamptz`
const endOf = (unit: Sql, step: Step): Sql => sql`(${beginOf(unit, step)} + ${sql.raw(`interval '1 ${step}'`)})`

/** The rows that a filter means with what each tells by the dimensions, and columns; `group by` may follow. */
function toldRows<By extends string>(
  spec: Spec<By>,
  by: readonly By[],
  groups: readonly Values[],
  { where, joins }: Gathering,
  columns: Sql,
): Sql {
  const told = sql.join(by.map((name) => sql`(${rowValue(spec, name)})::text`))
  const source = sql`${spec.list.from} ${sql.join([...new Set([...joins, ...joinsOf(spec, by)])], sql` `)}`
  return sql`select jsonb_build_array(${told}) as told, ${columns} from ${source} where ${all([where, ...nearTo(spec, by, groups)])}`
}

/** Conditions that rows are near the groups that are asked for, by which an index leaves most others out. */
function nearTo<By extends string>(spec: Spec<By>, by: readonly By[], groups: readonly Values[]): Sql[] {
  return by.flatMap((name, at) => {
    const dimension = spec.dimensions[name]
    const values = groups.flatMap((group) => group[at] ?? [])
    // A group without a value has rows that no condition on values finds.
    if (values.length < groups.length) return []
    if ('of' in dimension) return ofValues(dimension.of, spec.fields[name]?.kind, [...new Set(values)])
    const [first, last] = [values.toSorted()[0], values.toSorted().at(-1)]
    if (first === undefined || last === undefined) return []
    const moment = dimension.at ?? spec.at
    return [
      sql`${moment} >= ${beginOf(sql`${first}`, dimension.step)}`,
      sql`${moment} < ${endOf(sql`${last}`, dimension.step)}`,
    ]
  })
}

function ofValues(column: Sql, kind: FieldKind | undefined, values: readonly string[]): Sql[] {
  if (kind === 'id') return [inUuids(column, values)]
  return isText(kind) ? [inTexts(column, values)] : []
}
