import type { Retention } from '../retention.js'
import { affected, sql } from '../sql/sql.js'

/** Clients repeat a call within minutes, a nightly job within days; a week covers a long weekend. */
export const keptKeys: Retention = {
  name: 'idempotencyKeys',
  keptDays: 7,
  of: 'companies',
  remove: ({ em, companyId, before }, limit) =>
    affected(
      em,
      sql`delete from idempotency_key k using (
            select user_id, key from idempotency_key
            where company_id = ${companyId} and created_at < ${before} limit ${limit}) old
          where k.company_id = ${companyId} and k.user_id = old.user_id and k.key = old.key`,
    ),
}
