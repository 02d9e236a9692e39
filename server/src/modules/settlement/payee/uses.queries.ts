import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { UseOfBaseData } from '../../basedata/index.js'

/** Settlements that name payees, as wholes or in their lines: those that are approved, or the others. */
export const settlementsOfPayees = (label: string, approved: boolean): UseOfBaseData => ({
  entity: 'payee',
  label,
  async counts(em, { companyId }, ids) {
    const found = await rows<{ id: string; count: number }>(
      em,
      sql`select u.id, count(distinct s.id)::int as count from (
            select l.payee_id as id, l.settlement_id from settlement_line l
            where l.company_id = ${companyId} and ${inUuids(sql`l.payee_id`, ids)}
            union all select h.payee_id, h.id from settlement h where h.company_id = ${companyId} and ${inUuids(sql`h.payee_id`, ids)}) u
          join settlement s on s.company_id = ${companyId} and s.id = u.settlement_id
            and (s.status in ('APPROVED', 'PAID')) = ${approved}
          group by u.id`,
    )
    return new Map(found.map(({ id, count }) => [id, count]))
  },
})
