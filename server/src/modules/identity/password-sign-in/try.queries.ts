import type { Em } from '../../../kernel/sql/database.js'
import { columnsOf, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isKnownDevice } from '../code/known-device.sql.js'
import type { PasswordTry } from './try.entity.js'

export interface TryRow extends Pick<RowOf<typeof PasswordTry>, 'subject' | 'failures'> {
  failedAt: string | null
  /** Seconds since the last wrong try. */
  sinceFailure: number | null
}

/**
 * Counted tries of subjects, locked, so that tries are counted one by one. Locked in one order, so that two requests
 * never wait for each other.
 */
export const lockTries = (em: Em, subjects: readonly string[], now: Date): Promise<TryRow[]> =>
  rows<TryRow>(
    em,
    sql`insert into password_try (subject) values ${sql.join(subjects.toSorted().map((subject) => sql`(${subject})`))}
        on conflict (subject) do update set subject = excluded.subject
        returning subject, failures, failed_at as "failedAt",
          extract(epoch from ${now}::timestamptz - failed_at)::float8 as "sinceFailure"`,
  )

export async function writeTries(em: Em, tries: readonly Omit<TryRow, 'sinceFailure'>[]): Promise<void> {
  const columns = columnsOf([
    { type: 'text', values: tries.map(({ subject }) => subject) },
    { type: 'smallint', values: tries.map(({ failures }) => failures) },
    { type: 'timestamptz', values: tries.map(({ failedAt }) => failedAt) },
  ])
  await rows(
    em,
    sql`update password_try t set failures = g.failures, failed_at = g.failed_at
        from ${columns} as g(subject, failures, failed_at) where t.subject = g.subject`,
  )
}

/** Whether the owner of an account has been signed in on this device. */
export async function isOwnDevice(em: Em, mobile: string, device: string | null): Promise<boolean> {
  const found = await firstRow<{ known: boolean }>(em, sql`select ${isKnownDevice(mobile, device)} as known`)
  return found?.known === true
}

/** Current hash of an account, locked; undefined for an unknown account. */
export const lockHash = (em: Em, userId: string): Promise<{ passwordHash: string | null } | undefined> =>
  firstRow(
    em,
    sql`select password_hash as "passwordHash" from app_user where id = ${userId} and enabled for no key update`,
  )

/** Stores a new hash of an unchanged password. */
export async function writeHash(em: Em, userId: string, passwordHash: string): Promise<void> {
  await rows(em, em.getKysely().updateTable('app_user').set({ password_hash: passwordHash }).where('id', '=', userId))
}
