import type { Money } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { SettlementStatus } from '../enums.js'
import { ready } from './readiness.sql.js'

export interface GroupRow {
  settlementId: string | null
  settleNo: string | null
  status: SettlementStatus | null
  projectName: string
  giveCardUserId: string | null
  payeeId: string | null
  settleCnt: number
  settleAmt: Money
  waybillIds: string[]
}

export interface Wanted {
  settlementIds: readonly string[]
  waybillIds: readonly string[]
}

/**
 * Waybills of settlements and single waybills, grouped by settlement, project, giver and payee. The giver of a settled
 * waybill is that on the receipt of its card.
 */
export function groupRows(em: Em, companyId: string, { settlementIds, waybillIds }: Wanted): Promise<GroupRow[]> {
  return rows<GroupRow>(
    em,
    sql`select w.settlement_id as "settlementId", s.settle_no as "settleNo", s.status, w.project_name as "projectName",
          coalesce(r.giver, s.agent_name, k.giver) as "giveCardUserId", coalesce(l.payee_id, w.payee_id) as "payeeId",
          count(*)::int as "settleCnt", coalesce(sum(coalesce(l.total_amt, w.accounted_amount)), 0)::numeric(18, 2) as "settleAmt",
          array_agg(w.id::text order by w.id) as "waybillIds"
        from published_waybill w
        left join settlement s on s.company_id = w.company_id and s.id = w.settlement_id
        left join settlement_line l on l.company_id = w.company_id and l.waybill_id = w.id and l.live
        left join receipt r on r.company_id = l.company_id and r.id = l.receipt_id
        left join card k on k.company_id = w.company_id and k.id = w.card_id
        where w.company_id = ${companyId} and w.status <> 'VOID' and w.id in (
          select o.waybill_id from settlement_line o
          where o.company_id = ${companyId} and ${inUuids(sql`o.settlement_id`, settlementIds)} and o.live
          union all select f.id from published_waybill f where f.company_id = ${companyId} and ${inUuids(sql`f.id`, waybillIds)})
        group by 1, 2, 3, 4, 5, 6 order by 2 nulls last, 4, 5 nulls last, 6 nulls first`,
  )
}

/** Payees that can be paid and whose names are those of givers. */
export function payeesNamed(
  em: Em,
  companyId: string,
  names: readonly string[],
): Promise<{ id: string; name: string }[]> {
  return rows(
    em,
    sql`select y.id, y.name from payee y where y.company_id = ${companyId} and y.enabled and ${ready('y')}
          and y.name in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)) order by y.id`,
  )
}

/** Payee of each giver's latest settlement whose payee can be paid, apart from the excepted settlements. */
export function lastPayees(
  em: Em,
  companyId: string,
  givers: readonly string[],
  except: readonly string[],
): Promise<{ giver: string; id: string }[]> {
  return rows(
    em,
    sql`select g.giver, p.id from jsonb_array_elements_text(${JSON.stringify(givers)}::jsonb) as g(giver)
        cross join lateral (
          select y.id from settlement s join payee y on y.company_id = s.company_id and y.id = s.payee_id and y.enabled
            and ${ready('y')}
          where s.company_id = ${companyId} and s.agent_name = g.giver and not s.deleted
            and s.status in ('PENDING', 'APPROVED', 'PAID') and not ${inUuids(sql`s.id`, except)}
          order by s.created_at desc, s.id desc limit 1) p`,
  )
}
