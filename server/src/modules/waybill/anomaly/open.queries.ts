import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { AnomalyRule } from '../enums.js'
import { blocking } from './anomaly.queries.js'

/** Number of open flags of one rule on the waybills of a project. */
export interface OpenFlags {
  projectId: string
  rule: `${AnomalyRule}`
  count: number
  /** Whether its waybills are held back from settlement. */
  blocking: boolean
}

/** Numbers of open flags of projects by rule; rules without any are left out. */
export async function openFlags(em: Em, companyId: string, projectIds: readonly string[]): Promise<OpenFlags[]> {
  const found = await rows<OpenFlags>(
    em,
    sql`select a."projectId", a.rule, a.count, ${blocking} as blocking from (
          select w.project_id as "projectId", a.company_id, a.rule, count(*)::int as count
          from waybill_anomaly a join waybill w on w.company_id = a.company_id and w.id = a.waybill_id
          where a.company_id = ${companyId} and a.state = 'OPEN' and ${inUuids(sql`w.project_id`, projectIds)}
          group by 1, 2, 3) a order by 1, 2`,
  )
  return found
}
