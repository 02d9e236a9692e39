import type { Retention } from '../../../kernel/retention.js'
import { affected, sql } from '../../../kernel/sql/sql.js'

/** Lines of the operation log: as long as the accounts of the work that they tell of are asked about. */
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
