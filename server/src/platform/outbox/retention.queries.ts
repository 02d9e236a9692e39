import type { Retention } from '../../kernel/retention.js'
import { affected, sql } from '../../kernel/sql/sql.js'

/** Messages past their time, delivered or not: a week answers whether and when they left. */
export const keptMessages: Retention = {
  name: 'messages',
  keptDays: 7,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from outbox where id = any(array(select id from outbox where expires_at < ${before} limit ${limit}))`,
    ),
}
