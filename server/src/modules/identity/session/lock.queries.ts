import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'

export interface LockRow {
  passwordHash: string | null
  idleMinutes: number | null
}

/** Settings of a person's lock screen. */
export const findLock = (em: Em, userId: string): Promise<LockRow | undefined> =>
  firstRow(
    em,
    em
      .getKysely()
      .selectFrom('app_user')
      .select(['lock_password_hash as passwordHash', 'idle_lock_minutes as idleMinutes'])
      .where('id', '=', userId),
  )

/** Settings of a person's lock screen, locked for a change. */
export const lockLockOf = (em: Em, userId: string): Promise<LockRow | undefined> =>
  firstRow(
    em,
    sql`select lock_password_hash as "passwordHash", idle_lock_minutes as "idleMinutes" from app_user where id = ${userId} for update`,
  )

export async function writeLock(em: Em, userId: string, { passwordHash, idleMinutes }: LockRow): Promise<void> {
  const lock = { lock_password_hash: passwordHash, idle_lock_minutes: idleMinutes }
  await rows(em, em.getKysely().updateTable('app_user').set(lock).where('id', '=', userId))
}

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
