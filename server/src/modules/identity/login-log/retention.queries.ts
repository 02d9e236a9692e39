import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** Tries to sign in: more than the half year that the law asks for, and a round of the seasons. */
export const keptLogins: Retention = {
  name: 'loginLogs',
  keptDays: 400,
  of: 'all',
  remove: ({ em, companyId, before }, limit) => {
    const whose = companyId === null ? sql`company_id is null` : sql`company_id = ${companyId}`
    return affected(
      em,
      sql`delete from login_log where id = any(array(
            select id from login_log where ${whose} and created_at < ${before} limit ${limit}))`,
    )
  },
}
