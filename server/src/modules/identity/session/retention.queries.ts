import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** Ended sessions, with their spent tokens. */
export const keptSessions: Retention = {
  name: 'sessions',
  // Refresh tokens are valid for 30 days; twice that answers questions about an ended session.
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
  // Spent tokens matter while their session could be refreshed: 30 days, doubled for the reason above.
  keptDays: 60,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from spent_refresh_token where refresh_hash = any(array(
            select refresh_hash from spent_refresh_token where spent_at < ${before} limit ${limit}))`,
    ),
}
