import type { Em } from './database.js'
import { rows, sql } from './sql.js'

/**
 * Lets one transaction at a time do what depends on a count or a state: whoever wants the same meanwhile waits for the end of this one, and then
 * counts what it left behind. Rows that are locked one by one would not do: one that is added meanwhile is none of them.
 */
export async function inTurn(em: Em, what: string, ...whose: readonly string[]): Promise<void> {
  await rows(em, sql`select pg_advisory_xact_lock(hashtextextended(${[what, ...whose].join(':')}, 0))`)
}
