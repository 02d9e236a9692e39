import { type QueryResult, type RawBuilder, sql } from 'kysely'
import type { Em } from '../platform/database/database.js'
import { DomainError } from './errors.js'
import { isId } from './id.js'
import { sqlState } from './sql-state.js'

export { sql }
export type Sql = RawBuilder<unknown>

/** Runs one statement with bound parameters, inside the transaction of `em` where it has one. */
export async function rows<Row>(em: Em, statement: RawBuilder<unknown>): Promise<Row[]> {
  const result = await execute(em, statement)
  return result.rows as Row[]
}

export async function firstRow<Row>(em: Em, statement: RawBuilder<unknown>): Promise<Row | undefined> {
  return (await rows<Row>(em, statement))[0]
}

/** How many rows a statement touched. */
export async function affected(em: Em, statement: RawBuilder<unknown>): Promise<number> {
  const result = await execute(em, statement)
  return Number(result.numAffectedRows ?? 0n)
}

/** character_not_in_repertoire, untranslatable_character: text with a NUL in it, which no table can hold. */
const UNSTORABLE = new Set(['22021', '22P05'])

async function execute(em: Em, statement: Sql): Promise<QueryResult<unknown>> {
  try {
    return await statement.execute(em.getKysely())
  } catch (error) {
    if (UNSTORABLE.has(sqlState(error) ?? '')) throw new DomainError('BAD_REQUEST')
    throw error
  }
}

/** `and` of conditions; none is true. */
export function all(conditions: Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** `column = any(list)` with one bound array, so that the text does not change with the length; what is no id names no row. */
export const inUuids = (column: Sql, ids: readonly string[]): Sql => sql`${column} = any(${ids.filter(isId)}::uuid[])`
export const inTexts = (column: Sql, texts: readonly string[]): Sql => sql`${column} = any(${[...texts]}::text[])`

/** LIKE pattern that finds `text` anywhere, with its wildcards taken literally. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
