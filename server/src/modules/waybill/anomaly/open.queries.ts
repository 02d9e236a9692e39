import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { AnomalyRule } from '../enums.js'

/** How many flags of one rule nobody has looked at yet, on the waybills of a project. */
export interface OpenFlags {
  projectId: string
  rule: `${AnomalyRule}`
  count: number
}

/** The open flags of projects by rule; rules without any are not there. */
export async function openFlags(em: Em, companyId: string, projectIds: readonly string[]): Promise<OpenFlags[]> {
  const found = await rows<OpenFlags>(
    em,
    sql`select w.project_id as "projectId", a.rule, count(*)::int as count
        from waybill_anomaly a join waybill w on w.company_id = a.company_id and w.id = a.waybill_id
        where a.company_id = ${companyId} and a.state = 'OPEN' and ${inUuids(sql`w.project_id`, projectIds)}
        group by 1, 2 order by 1, 2`,
  )
  return found
}
