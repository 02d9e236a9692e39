import { columnNameOf, type Field } from '../fields.js'
import { type Sql, sql } from '../sql/sql.js'

/** The sums of these fields over all rows of a list: counts as numbers, what has decimals exactly. */
export const summedOf = (alias: string, table: Readonly<Record<string, Field>>): Record<string, Sql> =>
  Object.fromEntries(
    Object.entries(table).map(([name, field]) => {
      const sum = sql`coalesce(sum(${sql.ref(`${alias}.${columnNameOf(name, field)}`)}), 0)`
      return [name, field.kind === 'count' ? sql`${sum}::int` : sum]
    }),
  )
