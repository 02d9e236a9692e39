import type { Actor } from '../../../kernel/actor.js'
import { reach } from '../../../kernel/list.js'
import { firstRow, rows, sql } from '../../../kernel/sql.js'
import type { Em } from '../../../platform/database/database.js'
import { waybillIs } from '../../waybill/waybill/eligibility.sql.js'
import type { Welcome, WelcomeDay } from './welcome.view.js'

const DAYS = 14

export async function welcomeFigures(em: Em, actor: Actor, today: string): Promise<Omit<Welcome, 'days'> | undefined> {
  return firstRow(
    em,
    sql`select
      (select count(*)::int from receipt r where ${reach(actor, 'r')} and r.status = 'OPEN') as "openReceiptCount",
      (select count(*)::int from receipt r join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id and l.status = 'OPEN'
        join waybill w on w.company_id = l.company_id and w.card_id = l.card_id and w.settlement_id is null and ${waybillIs.settleable}
        where ${reach(actor, 'r')}) as "openReceiptWaybillCount",
      s.*, o.*,
      (select count(*)::int from settlement_line l join settlement s on s.company_id = l.company_id and s.id = l.settlement_id
        where ${reach(actor, 's')} and l.live and l.payee_id is null) as "lackingPayeeCount",
      (select count(*)::int from waybill w where ${reach(actor, 'w')}
        and w.go_datetime >= ${today}::date - 1 and w.go_datetime < ${today}::date and w.status <> 'VOID') as "yesterdayTripCount"
    from
      (select count(*) filter (where s.status = 'PENDING')::int as "pendingSettlementCount",
          coalesce(sum(s.settle_amt) filter (where s.status = 'PENDING'), 0)::numeric(18, 2) as "pendingSettlementAmount",
          coalesce(sum(s.settle_amt - s.paid_amt) filter (where s.status = 'APPROVED'), 0)::numeric(18, 2) as "approvedUnpaidAmount"
        from settlement s where ${reach(actor, 's')} and not s.deleted) s,
      (select count(*) filter (where ${waybillIs.settleable})::int as "settleAbleWaybillCount",
          coalesce(sum(w.accounted_amount) filter (where ${waybillIs.settleable}), 0)::numeric(18, 2) as "settleAbleAmount",
          count(*) filter (where w.pending_review)::int as "pendingReviewCount",
          count(*) filter (where ${waybillIs.settleable} and ${waybillIs.unpriced})::int as "unpricedCount"
        from waybill w where ${reach(actor, 'w')} and w.settlement_id is null and w.status <> 'VOID') o`,
  )
}

/** Trips and tons of each of the last days, days without trips included. */
export function tripsByDay(em: Em, actor: Actor, today: string): Promise<WelcomeDay[]> {
  return rows(
    em,
    sql`select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(t.trips, 0)::int as "tripCount", coalesce(t.tons, 0)::numeric(16, 3) as "weightTons"
        from generate_series(${today}::date - ${DAYS}::int, ${today}::date - 1, interval '1 day') as d(day)
          left join (
            select w.go_datetime::date as day, count(*) as trips, sum(w.weight_tons) filter (where w.weight_unit = 'TON') as tons
            from waybill w where ${reach(actor, 'w')} and w.status <> 'VOID'
              and w.go_datetime >= ${today}::date - ${DAYS}::int and w.go_datetime < ${today}::date
            group by 1) t on t.day = d.day::date
        order by d.day`,
  )
}
