import { defineEntity, type EntitySchemaWithMeta, UnderscoreNamingStrategy } from '@mikro-orm/core'
import { ofCompany } from './columns.js'

/**
 * View by which other domains read a table: `published_<table>`, with only the columns named here, so that everything
 * else of the table can change without them. It merely selects columns, so PostgreSQL plans a statement as it would on
 * the table. The baseline creates it beside the table; a guard compares the two.
 */
export const columnOf = (property: string): string => new UnderscoreNamingStrategy().propertyToColumnName(property)

/**
 * The view by which other domains read a table: `published_<table>`, with the columns named here and no others, so that
 * all else of the table can change without them. A plain choice of columns, which PostgreSQL puts in place of its name:
 * a statement has the plan that it would have on the table. The baseline creates it beside the table; a guard holds the
 * two against each other.
 */
export function publish<
  const Name extends string,
  const Table extends string,
  Properties extends Record<string, object>,
  const Key extends keyof Properties & string,
>(
  of: Pick<EntitySchemaWithMeta<Name, Table, unknown, never, Properties>, 'name' | 'tableName' | 'properties'>,
  comment: string,
  keys: readonly Key[],
) {
  const chosen = Object.fromEntries(keys.map((key) => [key, of.properties[key]])) as Pick<Properties, Key>
  const name: `Published${Name}` = `Published${of.name}`
  const tableName: `published_${Table}` = `published_${of.tableName}`
  return defineEntity({
    name,
    tableName,
    comment,
    view: true,
    expression: `select ${keys.map(columnOf).join(', ')} from ${of.tableName}`,
    ...('companyId' in chosen ? { filters: ofCompany } : {}),
    properties: chosen,
  })
}
