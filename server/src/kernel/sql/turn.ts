import type { Em } from './database.js'
import { rows, sql } from './sql.js'

/**
 * Lets transactions do work one at a time that depends on a count or a state: a later one waits for the end of the
 * earlier one and then sees its rows. Row locks are not enough, since they miss rows that are added meanwhile.
 */
export async function inTurn(em: Em, what: string, ...whose: readonly string[]): Promise<void> {
  await rows(em, sql`select pg_advisory_xact_lock(hashtextextended(${[what, ...whose].join(':')}, 0))`)
}
