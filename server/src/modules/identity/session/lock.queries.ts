import { firstRow, rows } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'

export async function setLock(em: Em, sessionId: string, lockHash: string | null): Promise<void> {
  const lock = { lock_hash: lockHash, lock_failures: 0 }
  await rows(em, em.getKysely().updateTable('session').set(lock).where('id', '=', sessionId))
}

export async function countUnlockFailure(em: Em, sessionId: string): Promise<number> {
  const row = await firstRow(
    em,
    em
      .getKysely()
      .updateTable('session')
      .set((session) => ({ lock_failures: session('lock_failures', '+', 1) }))
      .where('id', '=', sessionId)
      .returning('lock_failures as failures'),
  )
  return row?.failures ?? 0
}
