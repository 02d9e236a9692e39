import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** Tries count for three hours at most (limits.ts). */
export const keptPasswordTries: Retention = {
  name: 'passwordTries',
  keptDays: 1,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from password_try where subject = any(array(
            select subject from password_try where failed_at is null or failed_at < ${before} limit ${limit}))`,
    ),
}

/** Login codes live five minutes. */
export const keptPasswordLogins: Retention = {
  name: 'passwordLogins',
  keptDays: 1,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from password_login where code_hash = any(array(
            select code_hash from password_login where expires_at < ${before} limit ${limit}))`,
    ),
}
