import type { RowCheck } from '../check.js'

/** Prices, and the tickets that companies hold. */
export const prices: readonly RowCheck[] = [
  {
    // Members of a price have the terms of the price, and its period from approval to invalidation.
    name: 'price-members',
    title: '价格适用的对象与价格本身的条件或生效期不符',
    mend: '使该价格失效，按正确的条件新建一条并审核',
    sql: `
      select d.company_id, d.id, d.status, m.captain_id, m.effective, d.audit_datetime, d.invalid_datetime
      from direct_pay_price d
      left join direct_pay_price_member m on m.company_id = d.company_id and m.price_id = d.id
      where m.price_id is null
        or (m.project_id, m.tp_mode, m.soil_type, m.dump_site_id) is distinct from (d.project_id, d.tp_mode, d.soil_type, d.dump_site_id)
        or m.effective is distinct from
          case when d.status in ('APPROVED', 'EXPIRED') then tstzrange(d.audit_datetime, d.invalid_datetime) end`,
  },
  {
    // No trip has two prices at one time: a price without a driver is for every driver of the captain.
    name: 'price-one-effective',
    title: '同一趟同时有两条有效的价格',
    mend: '使其中一条失效；其间结算的运单请核对单价',
    sql: `
      select a.company_id, a.price_id, b.price_id as other, a.captain_id, a.driver_id, a.effective, b.effective as also
      from direct_pay_price_member a
      join direct_pay_price_member b on b.company_id = a.company_id and b.project_id = a.project_id and b.captain_id = a.captain_id
        and b.tp_mode = a.tp_mode and b.soil_type = a.soil_type and b.dump_site_id is not distinct from a.dump_site_id
        and b.price_id > a.price_id
      where (a.driver_id is null or b.driver_id is null or a.driver_id = b.driver_id) and a.effective && b.effective`,
  },
  {
    // Kept sums of tickets by day, month, year and project, plus the changes not folded yet, equal the sums over
    // waybills and ledger.
    name: 'ticket-counters',
    title: '用票的汇总与运单和票据流水不符',
    mend: '在票据统计页点“重新计算”，会逐日核对并改正',
    sql: `
      with moved as (
        select company_id, ((go_datetime at time zone 'Asia/Shanghai') - interval '6 hours')::date as day, project_id, dump_site_id,
          go_soil_type as soil_type, driver_id, 0 as collected, 1 as used, 0 as refunded
        from waybill where is_ticket and status <> 'VOID'
        union all
        select company_id, ((happened_at at time zone 'Asia/Shanghai') - interval '6 hours')::date, project_id, dump_site_id, soil_type, driver_id,
          case when kind = 'COLLECT' then quantity else 0 end, case when kind = 'USE' then quantity else 0 end,
          case when kind = 'REFUND' then quantity else 0 end
        from ticket_entry where project_id is not null
      ), counted as (
        select case when grouping(driver_id) = 1 then 'STOCK' else 'DRIVER' end as part, company_id, day, project_id, dump_site_id, soil_type, driver_id,
          sum(collected) as collected, sum(used) as used, sum(refunded) as refunded, count(*) as moves
        from moved
        group by grouping sets ((company_id, day, project_id, dump_site_id, soil_type), (company_id, day, project_id, dump_site_id, soil_type, driver_id))
        having grouping(driver_id) = 1 or driver_id is not null
      ), compared as (
        select in_span, part, company_id, date_trunc(in_span, day)::date as since, row(project_id, dump_site_id, soil_type, driver_id) as of,
          collected, used, refunded, moves
        from counted cross join unnest(array['DAY', 'MONTH', 'YEAR']) as in_span
        union all
        select in_span, part, company_id, date_trunc(in_span, day)::date, row(project_id, dump_site_id, soil_type, driver_id),
          -collected, -used, -refunded, -moves
        from ticket_count join unnest(array['DAY', 'MONTH', 'YEAR']) as in_span on span in (in_span, 'CHANGE')
        where part <> 'PROJECT'
        union all
        -- What is folded by project is what is folded of its sites and soils, and as many rows.
        select span, 'PROJECT', company_id, day, row(project_id, null::uuid, null::text, null::uuid), collected, used, refunded, moves + 1000 * day_rows + 1000000 * span_rows
        from ticket_count where part = 'PROJECT'
        union all
        select span, 'PROJECT', company_id, day, row(project_id, null::uuid, null::text, null::uuid), -collected, -used, -refunded, -(moves + 1000 * day_rows + 1000000)
        from ticket_count where part = 'STOCK' and span <> 'CHANGE'
      )
      select in_span, part, company_id, since, of, sum(collected) as collected, sum(used) as used, sum(refunded) as refunded, sum(moves) as moves
      from compared
      group by in_span, part, company_id, since, of
      having sum(collected) <> 0 or sum(used) <> 0 or sum(refunded) <> 0 or sum(moves) <> 0`,
  },
  {
    // Stock of a company's tickets of a site is the sum of its ledger.
    name: 'ticket-stock',
    title: '公司的票据库存与票据流水不符',
    mend: '在票据统计页点“重新计算”；仍不符的用“更正”补一笔流水',
    sql: `
      select coalesce(s.company_id, e.company_id) as company_id, coalesce(s.dump_site_id, e.dump_site_id) as dump_site_id,
        coalesce(s.soil_type, e.soil_type) as soil_type, s.quantity, e.booked
      from ticket_stock s
      full join (select company_id, dump_site_id, soil_type, sum(company_change) as booked from ticket_entry group by 1, 2, 3) e
        on e.company_id = s.company_id and e.dump_site_id = s.dump_site_id and e.soil_type = s.soil_type
      where coalesce(s.quantity, 0) <> coalesce(e.booked, 0)`,
  },
]
