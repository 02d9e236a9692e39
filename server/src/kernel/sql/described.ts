import type { EntityMetadata, EntityName } from '@mikro-orm/core'
import type { Em } from './database.js'

const known = new WeakMap<EntityMetadata, ReadonlyMap<string, string>>()

/** Of what type a column is, as its table is described; for values that many rows are given at once. */
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
