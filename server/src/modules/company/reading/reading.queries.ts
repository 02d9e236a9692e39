import type { Retention } from '../../../kernel/retention.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { newId } from '../../../kernel/values/id.js'

/**
 * Counts one more reading of a person, or of the strangers at an address, and returns the number since a moment.
 * Readings from one address wait for each other. Readings of strangers do not count against signed-in people there.
 */
export async function countReading(
  em: Em,
  { address, userId, now }: { address: string; userId: string | null; now: Date },
  since: Date,
): Promise<number> {
  await inTurn(em, 'paper-reading', address)
  await rows(
    em,
    sql`insert into paper_reading (id, address, user_id, created_at) values (${newId()}, ${address}, ${userId}, ${now})`,
  )
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from paper_reading where address = ${address} and user_id is not distinct from ${userId} and created_at > ${since}`,
  )
  return row?.count ?? 0
}

/** Readings count for an hour. */
export const keptReadings: Retention = {
  name: 'paperReadings',
  keptDays: 1,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from paper_reading where id = any(array(
            select id from paper_reading where created_at < ${before} limit ${limit}))`,
    ),
}
