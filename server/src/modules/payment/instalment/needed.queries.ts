import type { Money } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isOwed, isPlanned } from '../../settlement/index.js'
import { inForce } from '../plan/plan.queries.js'
import { inForceOnly, isOpen, unpaid } from './instalment.list.queries.js'

/** Projects of a company whose cash needs are read; null for all that the reader sees. */
interface OfProjects {
  companyId: string
  projectIds: readonly string[] | null
}
const among = (projectIds: readonly string[] | null): Sql =>
  projectIds === null ? sql`true` : inUuids(sql`s.project_id`, projectIds)

/** Unpaid instalments of a project, of one week or of all days before the first week. */
export interface DueInstalments {
  projectId: string
  /** Number of the week, from 0 at the first day; null for all that is due earlier. */
  week: number | null
  count: number
  amount: Money
}

/** Unpaid instalments of projects that are due within a number of weeks after a day. */
export async function dueByWeek(
  em: Em,
  { companyId, projectIds }: OfProjects,
  { from, weeks }: { from: string; weeks: number },
): Promise<DueInstalments[]> {
  const found = await rows<DueInstalments>(
    em,
    sql`select s.project_id as "projectId", case when t.due_date >= ${from}::date then (t.due_date - ${from}::date) / 7 end as week,
          count(*)::int as count, sum(${unpaid})::numeric(18, 2) as amount
        from ${inForceOnly}
        where t.company_id = ${companyId} and ${among(projectIds)} and ${isOpen}
          and t.due_date < ${from}::date + ${weeks * 7}::int and ${inForce}
        group by 1, 2`,
  )
  return found
}

/** Unpaid amounts of a project's settlements without a day of payment. */
export interface UnplannedSettlements {
  projectId: string
  status: 'PENDING' | 'APPROVED'
  count: number
  /** Unpaid amount of the instalments. */
  amount: Money
}

const planned: Sql = isPlanned({
  plans: sql`payment_plan`,
  items: sql`payment_plan_item`,
  lines: sql`published_settlement_line`,
})

/** Approved settlements of projects without a payment plan, and settlements that wait for approval. */
export async function unplannedSettlements(
  em: Em,
  { companyId, projectIds }: OfProjects,
): Promise<UnplannedSettlements[]> {
  const found = await rows<UnplannedSettlements>(
    em,
    sql`select s.project_id as "projectId", s.status, count(*)::int as count, sum(s.settle_amt - s.paid_amt)::numeric(18, 2) as amount
        from published_settlement s
        where s.company_id = ${companyId} and ${among(projectIds)} and not s.deleted
          and ${isOwed} and (s.status = 'PENDING' or s.status = 'APPROVED' and not ${planned})
        group by 1, 2`,
  )
  return found
}
