import type { Em } from '../../kernel/sql/database.js'
import { rows, sql } from '../../kernel/sql/sql.js'

/** A program's own time measurement in relation to the clock of the database. */
export interface Counting {
  /** Time of the database when the measurement began, in ms since 1970. */
  began: number
  /** Milliseconds that the answer took, half of which is the largest error. */
  took: number
}

const ASKED = 3

/**
 * Measurement by the database's clock at the moment of the answer, not of the transaction. The answer counts as from
 * the middle of its duration. Of a few answers the quickest is the best, since the first may have waited for a
 * connection.
 */
export async function countingOf(em: Em): Promise<Counting> {
  const [first, ...others] = [await answerOf(em), ...(await furtherOf(em))]
  return others.reduce((best, one) => (one.took < best.took ? one : best), first)
}

async function furtherOf(em: Em): Promise<Counting[]> {
  const found: Counting[] = []
  while (found.length < ASKED - 1) found.push(await answerOf(em))
  return found
}

async function answerOf(em: Em): Promise<Counting> {
  const asked = performance.now()
  const [row] = await rows<{ ms: number }>(em, sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`)
  if (!row) throw new Error('the database tells no time')
  const took = performance.now() - asked
  return { began: row.ms - asked - took / 2, took }
}
