import type { EntityMetadata, EntityProperty } from '@tufang/server/platform/database/comments.queries'

const quoted = (name: string): string => `"${name}"`

/** The statements that make the tables in a schema as the entities describe them. */
export function statementsFor(
  schema: string,
  entities: Iterable<EntityMetadata>,
  keyless: ReadonlySet<string>,
): string[] {
  return [
    `create schema ${schema}`,
    ...[...entities].flatMap((entity) => [
      tableOf(schema, entity, keyless.has(entity.tableName)),
      ...uniquesOf(schema, entity),
    ]),
  ]
}

function tableOf(schema: string, entity: EntityMetadata, isKeyless: boolean): string {
  const key = entity.getPrimaryProps().map(({ fieldNames }) => quoted(fieldNames[0] ?? ''))
  const parts = [
    ...entity.props.map(columnOf),
    ...(isKeyless ? [] : [`primary key (${key.join()})`]),
    ...entity.checks.map(({ expression }) => `check (${String(expression)})`),
  ]
  return `create table ${schema}.${quoted(entity.tableName)} (${parts.join()})`
}

function columnOf(property: EntityProperty): string {
  const { fieldNames, columnTypes, nullable, generated, collation, enum: isEnum } = property
  const parts = [quoted(fieldNames[0] ?? ''), isEnum ? 'text' : columnTypes[0]]
  if (collation) parts.push(`collate ${quoted(collation)}`)
  if (generated) parts.push(`generated always as ${String(generated)}`)
  else if (property.defaultRaw) parts.push(`default ${property.defaultRaw}`)
  if (!nullable) parts.push('not null')
  return parts.join(' ')
}

const fieldOf = (properties: EntityMetadata['properties'], name: string): string =>
  Object.entries(properties).find(([key]) => key === name)?.[1].fieldNames[0] ?? ''

const uniquesOf = (schema: string, { tableName, uniques, properties }: EntityMetadata): string[] =>
  uniques.map(({ properties: names, where, options }) => {
    const columns = [names ?? []].flat().map((name) => quoted(fieldOf(properties, name)))
    const nulls = options?.nullsNotDistinct ? ' nulls not distinct' : ''
    const some = where ? ` where ${String(where)}` : ''
    return `create unique index on ${schema}.${quoted(tableName)} (${columns.join()})${nulls}${some}`
  })
