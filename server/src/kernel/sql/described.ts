import type { EntityMetadata, EntityName } from '@mikro-orm/core'
import { columnNameOf, entries, type Field, type Fields } from '../fields.js'
import type { Em } from './database.js'

const known = new WeakMap<EntityMetadata, ReadonlyMap<string, string>>()

/** Type of a column in its table, for values of many rows that are bound as one array. */
export function typeOf<Row extends object>(em: Em, entity: EntityName<Row>, column: string): string {
  const metadata: EntityMetadata = em.getMetadata(entity)
  const types = known.get(metadata) ?? typesIn(metadata)
  known.set(metadata, types)
  const type = types.get(column)
  if (!type) throw new Error(`${metadata.tableName} has no column ${column}`)
  return type
}

const typesIn = ({ props }: EntityMetadata): ReadonlyMap<string, string> =>
  new Map(props.map(({ fieldNames, columnTypes }) => [fieldNames[0] ?? '', columnTypes[0] ?? '']))

type Snake<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${Snake<Rest>}`
  : Name
type ColumnName<Name extends string, F extends Field> = F extends { column: infer Own extends string }
  ? Own
  : Snake<Name>
type OwnOf<Table extends Fields> = {
  [Name in keyof Table & string]: Table[Name] extends { column: null } | { api: string | null } ? never : Name
}[keyof Table & string]

/** Columns of a typed statement on the table with this alias: fields that GraphQL shows under their own name. */
export const selectedOf = <const Table extends Fields, Alias extends string>(alias: Alias, fields: Table) =>
  entries(fields).flatMap(([name, field]) =>
    field.column === null || field.api !== undefined ? [] : [`${alias}.${columnNameOf(name, field)} as ${name}`],
  ) as { [Name in OwnOf<Table>]: `${Alias}.${ColumnName<Name, Table[Name]>} as ${Name}` }[OwnOf<Table>][]
