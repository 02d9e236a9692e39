import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { captainIds, isCaptain, isShared, reach, reachShared } from '../../identity/index.js'
import { waybillIs } from '../../waybill/index.js'
import type { Welcome, WelcomeDay } from './welcome.view.js'

const DAYS = 14

/**
 * Waybills `w` of an actor with their sums: a company's from its kept sums (docs/adr/0008), since it has millions; a
 * captain's one by one.
 */
function summed(actor: Actor, span: 'DAY' | 'YEAR'): Sql {
  if (!isCaptain(actor)) {
    return sql`(select w.* from published_waybill_count w where ${reach(actor, 'w')} and not w.haul and w.span in (${span}, 'CHANGE')) w`
  }
  return sql`(select w.status, w.settlement_id is not null as settled, w.pending_review, w.anomaly_hold, w.payee_id is not null as has_payee,
      w.go_datetime::date as day, 1 as trips, case when w.weight_unit = 'TON' then w.weight_tons else 0 end as tons,
      w.accounted_amount as accounted
    from published_waybill w where ${reach(actor, 'w')}) w`
}

/** Settlements `s` of an actor with their sums: a captain's with the amounts of his own waybills. */
function settlements(actor: Actor): Sql {
  const own = sql`${reachShared(actor, 's')} and not s.deleted`
  if (!isCaptain(actor))
    return sql`(select s.status, s.settle_amt, s.paid_amt from published_settlement s where ${own})`
  return sql`(select s.status, case when ${isShared(captainIds(actor), 's')} then (
        select coalesce(sum(l.total_amt), 0) from published_settlement_line l
          join published_waybill w on w.company_id = l.company_id and w.id = l.waybill_id
        where l.company_id = s.company_id and l.settlement_id = s.id and ${inUuids(sql`w.captain_id`, captainIds(actor))}) else s.settle_amt end as settle_amt,
      -- What was paid of a part is not said whose it is: nothing is left of it to add up.
      case when ${isShared(captainIds(actor), 's')} and s.paid_amt <> 0 then null else s.paid_amt end as paid_amt
    from published_settlement s where ${own})`
}

const tripsWhere = (condition: Sql): Sql => sql`coalesce(sum(w.trips) filter (where ${condition}), 0)::int`

export type Figures = Omit<Welcome, 'days' | 'yesterdayTripCount'>

export function welcomeFigures(em: Em, actor: Actor): Promise<Figures | undefined> {
  const settleable = sql`not w.settled and ${waybillIs.settleable}`
  return firstRow(
    em,
    sql`select
      (select count(*)::int from published_receipt r where ${reachShared(actor, 'r')} and r.status = 'OPEN') as "openReceiptCount",
      (select count(*)::int from published_receipt r
        join published_receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id and l.status = 'OPEN'
        join published_waybill w on w.company_id = l.company_id and w.card_id = l.card_id and w.settlement_id is null and ${waybillIs.settleable}
        where ${reachShared(actor, 'r')} and ${isCaptain(actor) ? inUuids(sql`w.captain_id`, captainIds(actor)) : sql`true`}) as "openReceiptWaybillCount",
      s.*, o.*
    from
      (select count(*) filter (where s.status = 'PENDING')::int as "pendingSettlementCount",
          coalesce(sum(s.settle_amt) filter (where s.status = 'PENDING'), 0)::numeric(18, 2) as "pendingSettlementAmount",
          coalesce(sum(s.settle_amt - s.paid_amt) filter (where s.status = 'APPROVED'), 0)::numeric(18, 2) as "approvedUnpaidAmount"
        from ${settlements(actor)} s) s,
      (select ${tripsWhere(settleable)} as "settleAbleWaybillCount",
          coalesce(sum(w.accounted) filter (where ${settleable}), 0)::numeric(18, 2) as "settleAbleAmount",
          ${tripsWhere(sql`not w.settled and w.status <> 'VOID' and w.pending_review`)} as "pendingReviewCount",
          ${tripsWhere(sql`w.settled and not w.has_payee`)} as "lackingPayeeCount"
        from ${summed(actor, 'YEAR')}) o`,
  )
}

/** Number of waybills that could be settled now but have no price. */
export async function unpricedCount(em: Em, actor: Actor): Promise<number> {
  const found = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from published_waybill w
        where ${reach(actor, 'w')} and w.settlement_id is null and ${waybillIs.settleable} and ${waybillIs.unpriced(actor)}`,
  )
  return found?.count ?? 0
}

/** Trips and tons of each of the last days, days without trips included; the last one is yesterday. */
export function tripsByDay(em: Em, actor: Actor, today: string): Promise<WelcomeDay[]> {
  return rows(
    em,
    sql`select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(t.trips, 0)::int as "tripCount",
          coalesce(t.tons, 0)::numeric(16, 3) as "weightTons"
        from generate_series(${today}::date - ${DAYS}::int, ${today}::date - 1, interval '1 day') as d(day)
          left join (
            select w.day, sum(w.trips) as trips, sum(w.tons) as tons from ${summed(actor, 'DAY')}
            where w.status <> 'VOID' and w.day >= ${today}::date - ${DAYS}::int and w.day < ${today}::date
            group by 1) t on t.day = d.day::date
        order by d.day`,
  )
}

/** Number of trips of the last days that were not measured in tons. */
export async function tripsWithoutTons(em: Em, actor: Actor, today: string): Promise<number> {
  const start = (days: number): Sql => sql`(${today}::date - ${days}::int)::timestamp at time zone 'Asia/Shanghai'`
  const found = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from published_waybill w
        where ${reach(actor, 'w')} and w.status <> 'VOID' and w.weight_unit <> 'TON' and w.go_datetime >= ${start(DAYS)} and w.go_datetime < ${start(0)}`,
  )
  return found?.count ?? 0
}
