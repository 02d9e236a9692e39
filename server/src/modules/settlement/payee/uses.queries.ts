import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import { mergesOfBaseData, type UseOfBaseData, usesIn, usesOfBaseData } from '../../basedata/index.js'
import type { Filled } from '../../domain.js'
import { settlementTexts as texts } from '../texts.js'
import { basePayeeTable } from './fields.js'

/** Settlements that name payees, at their head or in their lines: the approved ones, or the others. */
const settlementsOfPayees = (label: string, approved: boolean): UseOfBaseData => ({
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

/** Rows of this domain that name base data. */
export const usesBySettlements: readonly Filled[] = [
  mergesOfBaseData.with(() => [{ entity: 'project', label: texts.settlement, move: 'stays' }]),
  usesOfBaseData.with(usesIn('card', 'captain_id', { entity: 'captain', label: texts.cards })),
  usesOfBaseData.with(usesIn('settlement_line', 'price_ref', { entity: 'projectPrice', label: texts.line })),
  usesOfBaseData.with(settlementsOfPayees(texts.basePayee.approvedSettlements, true)),
  usesOfBaseData.with(settlementsOfPayees(texts.basePayee.openSettlements, false)),
  usesOfBaseData.with(usesIn('card', 'give_payee_id', { entity: 'payee', label: texts.basePayee.giver })),
  usesOfBaseData.with(
    usesIn('receipt_line', 'give_payee_id', {
      entity: 'payee',
      label: texts.basePayee.receiptGiver,
      counted: 'receipt_id',
    }),
  ),
  usesOfBaseData.with(usesIn('payee', 'merged_into', { entity: 'payee', label: basePayeeTable.mergedNames.label })),
  usesOfBaseData.with(usesIn('settlement', 'project_id', { entity: 'project', label: texts.settlement })),
]
