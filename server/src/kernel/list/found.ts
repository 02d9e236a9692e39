import { InputType } from 'type-graphql'
import {
  type ApiName,
  apiOf,
  type CodeOf,
  columnNameOf,
  describe,
  entries,
  type Field,
  type Fields,
  graphType,
  type InputMember,
  inputOf,
  insteadOf,
} from '../fields.js'
import { isKeptAs, isNamedLike } from '../sql/forms.js'
import { type Sql, sql } from '../sql/sql.js'
import { takesUpTo } from '../values/input-lengths.js'
import type { AsksEqual } from './equal.js'
import { called, equals, flagged, holds, isIdOf, listed, oneOf, within } from './filters.js'
import { DateTimeRange } from './page.types.js'
import type { Column } from './spec.js'

type WantedOf<F extends Field> = F extends { found: 'range' }
  ? DateTimeRange
  : F extends { found: 'any' }
    ? CodeOf<F>[]
    : CodeOf<F>

/** Members by which lists of these fields are searched, under the names of the API. */
export type FoundBy<Table extends Fields> = {
  -readonly [Name in keyof Table as Table[Name] extends { found: string }
    ? ApiName<Name, Table[Name]> & string
    : never]?: WantedOf<Table[Name]> | null
} & {
  -readonly [Name in keyof Table as Table[Name] extends { foundMany: true }
    ? `${ApiName<Name, Table[Name]> & string}s`
    : never]?: string[] | null
}

/** Description of a filter by a part of the text. */
export const partOf = ({ label }: Field) => ({ nullable: true, description: `${label}，模糊` })

function membersOf(name: string, field: Field): InputMember[] {
  const { label, found, foundMany } = field
  const api = apiOf(name, field) ?? name
  const type = found === 'range' ? DateTimeRange : found === 'any' ? [graphType(field)] : graphType(field)
  const description = found === 'part' ? partOf(field).description : label
  return [
    ...(found ? [{ name: api, field, description, type, ...insteadOf(field) } as InputMember] : []),
    ...(foundMany ? [{ name: `${api}s`, field, description: `${label}，精确，最多 1000 个`, type: [String] }] : []),
  ]
}

const foundMembers = (fields: Fields) => entries(fields).flatMap(([name, field]) => membersOf(name, field))

/** A base class with what sums of these fields are searched by, for the filter of the aggregate to extend. */
export const filterOf = <const Table extends Fields>(fields: Table): (abstract new () => FoundBy<Table>) =>
  inputOf<FoundBy<Table>>(foundMembers(fields))

/** Filter of a list whose rows are also found by each of their members, under the name of their type. */
export const listFilterOf = <const Table extends Fields>(
  fields: Table,
  type: string,
): (abstract new () => FoundBy<Table> & AsksEqual) => inputOf([...foundMembers(fields), equalMember(fields, type)])

/** Filter by members of the rows alone, for filters that say themselves what else they search by. */
export const equalFilterOf = (fields: Fields, type: string): (abstract new () => AsksEqual) =>
  inputOf([equalMember(fields, type)])

/** Lists within a row are not asked for. */
export function equalMember(fields: Fields, type: string): InputMember {
  const description = '各字段恰为所给的值，时间精确到秒；不填的不限'
  const members = entries(fields).flatMap(([name, field]): InputMember[] => {
    const api = apiOf(name, field)
    if (api !== null && field.kind === 'id' && field.length) takesUpTo(`${type}Equal.${api}`, field.length)
    return api === null || field.kind === 'ids' || field.kind === 'names'
      ? []
      : [{ name: api, field, description: describe(field), ...insteadOf(field) }]
  })
  @InputType(`${type}Equal`, { description })
  class Equal extends inputOf(members) {}
  return { name: 'equal', description, type: Equal }
}

/** Place of a field in conditions: an expression, or the search for a text. */
export type Wherein = Sql | ((text: string) => Sql)

/**
 * The conditions of such a filter over the table with this alias.
 * @param own of fields that are none of the table's own columns
 */
export function conditionsOf<Table extends Fields>(
  alias: string,
  fields: Table,
  own: { readonly [Name in keyof Table]?: Wherein } = {},
): (filter: FoundBy<Table>) => Sql[] {
  const places: Readonly<Record<string, Wherein | undefined>> = own
  const finders = entries(fields).flatMap(([name, field]) => {
    if (!field.found && !field.foundMany) return []
    const place = places[name] ?? (field.column === null ? null : sql.raw(`${alias}.${columnNameOf(name, field)}`))
    if (!place) throw new Error(`${name} is searched by, and stands nowhere`)
    const reading = field.reading && sql.raw(`${alias}.${field.reading}`)
    return [finderOf(apiOf(name, field) ?? name, field, place, reading)]
  })
  return (filter) => {
    const values = new Map<string, unknown>(Object.entries(filter))
    return finders.flatMap((find) => find(values))
  }
}

// Values are not checked here: the schema, or the shape of a call, lets in none of another kind.
function finderOf(name: string, { kind, found, foundMany, formerly, form }: Field, place: Wherein, reading?: Sql) {
  const conditionOf = (value: unknown): Sql[] => {
    if (typeof place === 'function') return value ? [place(value as string)] : []
    if (found === 'part' && reading && value) return [isNamedLike(place, reading, value as string)]
    if (found === 'part') return holds(place, value as string, form)
    if (found === 'any') return oneOf(place, value as string[], `filter.${name}`)
    if (found === 'range') return within(place, value as DateTimeRange)
    if (kind === 'id') return isIdOf(place, value as string)
    if (kind === 'text' || kind === 'day') return called(place, value as string, form)
    return kind === 'flag' ? flagged(place, value as boolean) : equals(place, value as string)
  }
  return (values: ReadonlyMap<string, unknown>): Sql[] => [
    ...(found ? [name, formerly ?? []].flat().flatMap((given) => conditionOf(values.get(given))) : []),
    ...(foundMany && typeof place !== 'function' ? numbered(place, values.get(`${name}s`) as string[], name) : []),
  ]
}

/** Numbers that the program gives, or that are digits alone. */
const numbered = (place: Sql, numbers: readonly string[] | null | undefined, name: string): Sql[] =>
  listed(numbers, `filter.${name}s`, (wanted) => isKeptAs(place, wanted))

const camel = (key: string): string =>
  key.toLowerCase().replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Sort fields of lists: each key is the name of a column, in capitals. */
export function sortsOf<Key extends string>(
  keys: Readonly<Record<string, Key>>,
  columns: Readonly<Record<string, Column>>,
  fields: Fields,
): Record<Key, Column> {
  const nullable = new Set(entries(fields).flatMap(([name, field]) => (field.nullable ? [apiOf(name, field)] : [])))
  const sorts = Object.values(keys).map((key) => {
    const column = columns[camel(key)]
    if (!column) throw new Error(`no column for ${key}`)
    return [
      key,
      nullable.has(camel(key)) ? { ...('sql' in column ? column : { sql: column }), nullable: true } : column,
    ]
  })
  return Object.fromEntries(sorts) as Record<Key, Column>
}
