import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** Authorizations last ten minutes, and are kept a day more to answer questions about them. */
export const keptAuthorizations: Retention = {
  name: 'thirdPartyAuthorizations',
  keptDays: 1,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from third_party_authorization where state_hash = any(array(
            select state_hash from third_party_authorization where expires_at < ${before} limit ${limit}))`,
    ),
}

/** Unbound accounts are kept as long as the log of sign-ins with them. */
export const keptUnboundAccounts: Retention = {
  name: 'unboundAccounts',
  keptDays: 400,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from third_party_account where id = any(array(
            select id from third_party_account where unbound_at < ${before} limit ${limit}))`,
    ),
}
