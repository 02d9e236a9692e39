import type { RowCheck } from '../check.js'

/** Way out where kept sums differ from their rows. */
const BUILD_ANEW =
  '不影响原始数据，只影响合计与图表；先备份，再按 docs/operations.md 的 Sums that differ 一节重建这张汇总表'

/** Rules of waybills and of their kept sums. */
export const waybills: readonly RowCheck[] = [
  {
    // A settled waybill counts on its card with its settled total, an unsettled one with its typed price, and one that
    // never arrived with nothing.
    name: 'accounted-amount',
    title: '运单计入卡账的金额与其状态不符',
    mend: '请保留现场并备份；在结算运单页对这些运单重填单价（已结算的先撤销结算）会重算该金额',
    sql: `
      select w.company_id, w.no, w.status, w.accounted_amount, l.total_amt, w.receivable
      from waybill w
      left join settlement_line l on l.company_id = w.company_id and l.waybill_id = w.id and l.live
      where case
        when l.id is not null then w.accounted_amount <> l.total_amt
        when w.status <> 'UNLOADED' then w.accounted_amount <> 0
        else w.settle_price is not null and w.accounted_amount <> w.receivable
      end`,
  },
  {
    // A live flag has the departure of its waybill, by which lists are ordered.
    name: 'anomaly-departure',
    title: '异常记录的出场时间与运单不同',
    mend: '对这些运单做一次无实质改动的修改（如备注），异常会随夜间检查重算',
    sql: `
      select a.company_id, a.id, a.go_datetime, w.go_datetime as departure
      from waybill_anomaly a
      join waybill w on w.company_id = a.company_id and w.id = a.waybill_id
      where a.state in ('OPEN', 'CONFIRMED') and a.go_datetime <> w.go_datetime`,
  },
  {
    // A waybill is held back exactly when a rule that blocks has a live flag on it.
    name: 'anomaly-hold',
    title: '运单的“被异常阻止”标记与异常记录不符',
    mend: '在异常页对这些运单的异常重新确认或排除一次；标记会随之更正',
    sql: `
      select w.company_id, w.no, w.anomaly_hold, f.rules
      from waybill w
      left join lateral (
        select array_agg(a.rule) as rules from waybill_anomaly a
        join anomaly_rule r on r.company_id = a.company_id and r.rule = a.rule and r.enabled and r.blocking
        where a.company_id = w.company_id and a.waybill_id = w.id and a.state in ('OPEN', 'CONFIRMED')) f on true
      where (w.anomaly_hold is not null or f.rules is not null) and (w.anomaly_hold = any(f.rules)) is not true`,
  },
  {
    // A waybill without a price of its own keeps the price at which it would be settled, unless changed prices for its
    // terms are still being applied.
    name: 'costing-price',
    title: '未结算运单的核算单价不是现行价',
    mend: '在价格页对该项目的价格作一次修改并审核，后台任务 waybill-costing 会重算；程序须在运行',
    sql: `
      select company_id, no, costing_price, expected
      from (
        select w.*, case when w.settle_price is null and w.status <> 'VOID' then coalesce(
          (select d.price from direct_pay_price_member m join direct_pay_price d on d.company_id = m.company_id and d.id = m.price_id
            where m.company_id = w.company_id and m.project_id = w.project_id and m.captain_id = w.captain_id and m.tp_mode = w.tp_mode
              and m.soil_type = w.go_soil_type and (m.tp_mode <> 'FREIGHT' or m.dump_site_id = w.dump_site_id)
              and (m.driver_id is null or m.driver_id = w.driver_id) and m.effective @> w.go_datetime
              and (d.weight_unit is null or d.weight_unit = w.weight_unit)
            limit 1),
          (select p.price from project_price p
            where p.company_id = w.company_id and p.project_id = w.project_id and p.tp_mode = w.tp_mode and p.soil_type = w.go_soil_type
              and (p.dump_site_id is null or p.dump_site_id = w.dump_site_id) and p.enabled
              and (p.valid_from is null or p.valid_from <= w.go_datetime) and (p.valid_until is null or w.go_datetime < p.valid_until)
            order by p.dump_site_id nulls last limit 1)) end as expected
        from waybill w) w
      where costing_price is distinct from expected
        and not exists (select from costing_due d
          where d.company_id = w.company_id and d.project_id = w.project_id and d.tp_mode = w.tp_mode and d.soil_type = w.go_soil_type)`,
  },
  {
    // A waybill is marked as under review exactly while a request for its change is open.
    name: 'review-open',
    title: '运单的“修改待审核”标记与修改申请不符',
    mend: '在运单的修改申请中审核或撤回剩余申请；没有申请却有标记的，备份后把 waybill.pending_review 改为 false',
    sql: `
      select w.company_id, w.no, w.pending_review, r.id as request
      from waybill w
      left join waybill_review r on r.company_id = w.company_id and r.waybill_id = w.id and r.status = 'PENDING'
      where w.pending_review <> (r.id is not null)`,
  },
  {
    // The card number that is written on a waybill is the number of the card it is recorded on.
    name: 'waybill-card-no',
    title: '运单上的卡号与所记的结算卡不符',
    mend: '以结算卡为准，在运单页重新选择这张卡',
    sql: `
      select w.company_id, w.no, w.card_no, c.card_no as recorded_on
      from waybill w
      left join card c on c.company_id = w.company_id and c.id = w.card_id
      where w.card_no is distinct from c.card_no`,
  },
  {
    // Search tables have each truck, crew and project that a waybill names: a missing one would be found by no search.
    name: 'waybill-names',
    title: '运单上的车牌、车队长或项目没有记入搜索表，按这些名称会查不到',
    mend: '对这些运单做一次无实质改动的修改（如备注），车牌与车队长会随之记入；项目没有记入的，先改选别的项目再改回',
    sql: `
      select w.company_id, w.truck_code, w.captain_name, w.project_name
      from (select distinct company_id, truck_code, driver_name, captain_name, project_id, project_name from waybill) w
      where not exists (select from waybill_crew c where c.company_id = w.company_id and c.truck_code = w.truck_code
          and c.captain_name = w.captain_name and c.driver_name is not distinct from w.driver_name)
        or not exists (select from waybill_project k
          where k.company_id = w.company_id and k.project_id = w.project_id and k.project_name = w.project_name)`,
  },
  {
    // A waybill on two live settlements would be paid twice.
    name: 'waybill-one-settlement',
    title: '同一运单在两张有效的结算单上',
    mend: '立即停止为这些结算单付款；撤销其中一张的结算（结算运单页“撤销结算”），再核对已付金额',
    sql: `
      select company_id, waybill_id, count(*) as live_lines
      from settlement_line
      where live
      group by company_id, waybill_id
      having count(*) > 1`,
  },
  {
    // Only an unloaded waybill without an open review may be on a settlement, and it has a line there.
    name: 'waybill-settled',
    title: '已结算的运单不该被结算，或缺少结算明细',
    mend: '在结算运单页撤销这些运单的结算，改正状态后重新结算',
    sql: `
      select w.company_id, w.no, w.status, w.pending_review
      from waybill w
      left join settlement_line l
        on l.company_id = w.company_id and l.waybill_id = w.id and l.settlement_id = w.settlement_id and l.live
      where w.settlement_id is not null and (w.status <> 'UNLOADED' or w.pending_review or l.id is null)`,
  },
  {
    // Cost of an approved excavator record at its kept prices: paid by shift, for its part of eight hours; paid by
    // truck, for each truck.
    name: 'excavator-amounts',
    title: '已通过的挖机工时，费用与其单价和工作量不符',
    mend: '撤回并重新审核这条挖机工时，费用会按所存单价重算',
    sql: `
      select r.company_id, r.id, r.amount
      from excavator_record r
      where r.audit_status = 'APPROVED' and r.audited_at is not null
        and r.amount is distinct from case
          when r.ledger_type = 'SHIFT' then round(r.shift_price * r.work_time / 480, 2)
          when r.unit_work = 'TRUCK' then round(r.load_price * r.schedule_work, 2)
        end`,
  },
  {
    // Kept sums by day, month and year, plus the changes not folded yet, equal the sums over the waybills in both sets
    // of groups.
    name: 'waybill-counters',
    title: '运单的按日汇总与运单不符',
    mend: BUILD_ANEW,
    sql: `
      with counted as (
        select company_id, (go_datetime at time zone 'Asia/Shanghai')::date as day, project_id, status, settlement_id is not null as settled,
          pending_review, anomaly_hold, is_ticket, payee_id is not null as has_payee, in_shift_type, tp_mode, go_soil_type, garbage_name, count(*) as trips,
          sum(case when weight_unit = 'TON' then weight_tons else 0 end) as tons,
          sum(case when weight_unit = 'CUBIC' then weight_tons else 0 end) as cubic,
          sum(coalesce(receivable, 0)) as receivable, sum(accounted_amount) as accounted, grouping(in_shift_type) = 1 as haul
        from waybill
        group by grouping sets (
          (company_id, day, project_id, status, settled, pending_review, anomaly_hold, is_ticket, has_payee, in_shift_type),
          (company_id, day, project_id, status, settled, pending_review, anomaly_hold, is_ticket, has_payee, tp_mode, go_soil_type, garbage_name))
      ), compared as (
        select in_span, company_id, date_trunc(in_span, day)::date as since, haul, row(project_id, status, settled, pending_review, anomaly_hold, is_ticket,
          has_payee, in_shift_type, tp_mode, go_soil_type, garbage_name) as of, trips, tons, cubic, receivable, accounted
        from counted cross join unnest(array['DAY', 'MONTH', 'YEAR']) as in_span
        union all
        select in_span, company_id, date_trunc(in_span, day)::date, haul, row(project_id, status, settled, pending_review, anomaly_hold, is_ticket,
          has_payee, in_shift_type, tp_mode, go_soil_type, garbage_name), -trips, -tons, -cubic, -receivable, -accounted
        from waybill_count join unnest(array['DAY', 'MONTH', 'YEAR']) as in_span on span in (in_span, 'CHANGE')
      )
      select in_span, company_id, since, haul, of, sum(trips) as trips, sum(tons) as tons, sum(cubic) as cubic, sum(receivable) as receivable,
        sum(accounted) as accounted
      from compared
      group by in_span, company_id, since, haul, of
      having sum(trips) <> 0 or sum(tons) <> 0 or sum(cubic) <> 0 or sum(receivable) <> 0 or sum(accounted) <> 0`,
  },
  {
    // Kept sums of quantities and costs, plus the changes not folded yet, equal the sums over the waybills in both
    // details.
    name: 'waybill-costs',
    title: '运单的费用汇总与运单不符',
    mend: BUILD_ANEW,
    sql: `
      with counted as (
        select company_id, (go_datetime at time zone 'Asia/Shanghai')::date as day, project_id, tp_mode, go_soil_type, weight_unit,
          case when coalesce(settle_price, costing_price) is null then 'NONE' when coalesce(settle_price, costing_price) = 0 then 'ZERO' else 'SET' end as priced,
          dump_site_id, garbage_prepare_price is not null as prepaid, machine_code,
          case when is_ticket then date_trunc('month', (go_datetime at time zone 'Asia/Shanghai') - interval '6 hours')::date end as ticket_month,
          weight_tons, actually_paid, coalesce(garbage_prepare_price, 0) as prepaid_amount,
          coalesce(round(coalesce(settle_price, costing_price) * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt, 0) as amount,
          case when coalesce(settle_price, costing_price) is null then 0 else ex_amt + adjust_amt end as adjusted
        from waybill where status <> 'VOID'
      ), grouped as (
        select company_id, day, project_id, tp_mode, go_soil_type, weight_unit, priced, dump_site_id, prepaid, machine_code, ticket_month, count(*) as trips,
          sum(weight_tons) as quantity, sum(amount) as amount, sum(adjusted) as adjusted, sum(actually_paid) as paid, sum(prepaid_amount) as prepaid_amount,
          grouping(prepaid) = 0 as full_detail
        from counted
        group by grouping sets (
          (company_id, day, project_id, tp_mode, go_soil_type, weight_unit, priced),
          (company_id, day, project_id, tp_mode, go_soil_type, weight_unit, priced, dump_site_id, prepaid, machine_code, ticket_month))
      ), compared as (
        select in_span, company_id, date_trunc(in_span, day)::date as since, full_detail,
          row(project_id, tp_mode, go_soil_type, weight_unit, priced, dump_site_id, prepaid, machine_code, ticket_month) as of, trips, quantity, amount, adjusted, paid, prepaid_amount
        from grouped cross join unnest(array['DAY', 'MONTH', 'YEAR']) as in_span
        union all
        select in_span, company_id, date_trunc(in_span, day)::date, full_detail,
          row(project_id, tp_mode, go_soil_type, weight_unit, priced, dump_site_id, prepaid, machine_code, ticket_month), -trips, -quantity, -amount, -adjusted, -paid, -prepaid_amount
        from waybill_cost join unnest(array['DAY', 'MONTH', 'YEAR']) as in_span on span in (in_span, 'CHANGE')
      )
      select in_span, company_id, since, full_detail, of, sum(trips) as trips, sum(quantity) as quantity, sum(amount) as amount, sum(adjusted) as adjusted, sum(paid) as paid,
        sum(prepaid_amount) as prepaid_amount
      from compared
      group by in_span, company_id, since, full_detail, of
      having sum(trips) <> 0 or sum(quantity) <> 0 or sum(amount) <> 0 or sum(adjusted) <> 0 or sum(paid) <> 0 or sum(prepaid_amount) <> 0`,
  },
]
