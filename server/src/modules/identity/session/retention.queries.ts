import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** Sessions that ended, by themselves or by hand; their spent tokens go with them. */
export const keptSessions: Retention = {
  name: 'sessions',
  // Refresh tokens live 30 days; twice that answers questions about a session that has ended.
  keptDays: 60,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from session where id = any(array(
            select id from session where refresh_expires_at < ${before} or revoked_at < ${before} limit ${limit}))`,
    ),
}

export const keptSpentTokens: Retention = {
  name: 'spentTokens',
  // One matters only while its session could still be refreshed: 30 days, doubled for the same reason.
  keptDays: 60,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from spent_refresh_token where refresh_hash = any(array(
            select refresh_hash from spent_refresh_token where spent_at < ${before} limit ${limit}))`,
    ),
}
