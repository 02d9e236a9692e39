import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** Half a year: what was told is long done by then, and stands in the operation log besides. */
export const keptMessages: Retention = {
  name: 'messagesToPeople',
  keptDays: 180,
  of: 'nobody',
  remove: ({ em, before }, limit) =>
    affected(
      em,
      sql`delete from message where id = any(array(select id from message where created_at < ${before} limit ${limit}))`,
    ),
}
