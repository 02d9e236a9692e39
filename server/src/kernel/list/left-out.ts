import type { Field } from '../fields.js'
import { columnNameOf } from '../fields.js'
import { type Sql, sql } from '../sql/sql.js'
import type { Equals } from './equal.js'

/** Numbers of the rows that a list adds up, and of those that it shows without adding them. */
export const leftOutTable = {
  counted: { label: '计入合计的条数', kind: 'count' },
  leftOut: { label: '不计入合计的条数', kind: 'count', note: '：查到的已作废、已驳回等；查询条件指明状态时都计入' },
} as const satisfies Record<string, Field>

type Asked = { status?: string | readonly string[] | null | undefined } & Equals

/** Whether a filter asks for rows of certain states: then it means just these. */
const asksForStates = ({ status, equal = [] }: Asked): boolean =>
  (status?.length ?? 0) > 0 || equal.some(({ column }) => column === 'status')

/**
 * Rows of a list that are added up: all but those of certain states, which no longer mean anything, unless the filter
 * asks for states.
 *
 * @param status the column
 * @param states those that are left out
 */
export const addedUp = (filter: Asked, status: Sql, states: readonly string[]): Sql =>
  asksForStates(filter) ? sql`true` : sql`${status} <> all(${states}::text[])`

/** The two counts, where every row counts for one. */
export const leftOutCounts = (counts: Sql) => ({
  counted: sql`count(*) filter (where ${counts})::int`,
  leftOut: sql`count(*) filter (where not ${counts})::int`,
})

/** Sums over the rows that count, of what is said of each. */
export const sumsWhere = (counts: Sql) => ({
  count: (of: Sql): Sql => sql`coalesce(sum(${of}) filter (where ${counts}), 0)::int`,
  money: (of: Sql): Sql => sql`coalesce(sum(${of}) filter (where ${counts}), 0)::numeric(18, 2)`,
  quantity: (of: Sql): Sql => sql`coalesce(sum(${of}) filter (where ${counts}), 0)::numeric(18, 3)`,
})

/** The sums of these fields over all rows of a list: counts as numbers, what has decimals exactly. */
export const summedOf = (alias: string, table: Readonly<Record<string, Field>>): Record<string, Sql> =>
  Object.fromEntries(
    Object.entries(table).map(([name, field]) => {
      const sum = sql`coalesce(sum(${sql.ref(`${alias}.${columnNameOf(name, field)}`)}), 0)`
      return [name, field.kind === 'count' ? sql`${sum}::int` : sum]
    }),
  )
