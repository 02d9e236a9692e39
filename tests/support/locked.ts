import type { Database } from '@tufang/server/kernel/sql/database'
import { rows, type Sql } from '@tufang/server/kernel/sql/sql'
import { inTransaction } from '@tufang/server/kernel/sql/transaction'

/** Does some work while another transaction holds the locks of a statement. */
export async function whileLocked<Answer>(
  database: Database,
  statement: Sql,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holder = inTransaction(database, async (em) => {
    await rows(em, statement)
    held.resolve()
    await release.promise
  })
  await Promise.race([held.promise, holder])
  try {
    return await work()
  } finally {
    release.resolve()
    await holder
  }
}
