import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** A year and more: the law asks for half a year of sign-ins. */
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

/** Kept as long as people may ask about the accounts of that work. */
export const keptOperations: Retention = {
  name: 'operationLogs',
  keptDays: 1096,
  of: 'companies',
  remove: ({ em, companyId, before }, limit) =>
    affected(
      em,
      sql`delete from operation_log l where l.company_id = ${companyId} and l.id = any(array(
            select id from operation_log where company_id = ${companyId} and created_at < ${before} limit ${limit}))`,
    ),
}
