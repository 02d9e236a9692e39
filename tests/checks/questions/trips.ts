import type { Statements } from './statement.ts'

const within = `w.company_id = {company} and w.go_datetime >= {from}::timestamptz and w.go_datetime < {to}::timestamptz`

/** Trips: void ones make a group, and add nothing to it. */
export const trips: Statements = {
  'trips-by-project-month': `
    select p.name as "project.projectName", to_char(w.go_datetime at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      count(*) filter (where w.status <> 'VOID') as trips,
      coalesce(sum(w.weight_tons) filter (where w.status <> 'VOID' and w.weight_unit = 'TON'), 0)::numeric(18, 3) as "weightTons",
      coalesce(sum(w.weight_tons) filter (where w.status <> 'VOID' and w.weight_unit = 'CUBIC'), 0)::numeric(18, 3) as cubic,
      coalesce(sum(w.receivable) filter (where w.status <> 'VOID'), 0)::numeric(18, 2) as receivable
    from waybill w join project p on p.id = w.project_id
    where ${within} group by p.id, p.name, 2`,
  'trips-by-site': `
    select d.name as "dumpSite.garbageName", count(*) filter (where w.status <> 'VOID') as trips,
      coalesce(sum(w.weight_tons) filter (where w.status <> 'VOID' and w.weight_unit = 'TON'), 0)::numeric(18, 3) as "weightTons",
      coalesce(sum(w.weight_tons) filter (where w.status <> 'VOID' and w.weight_unit = 'CUBIC'), 0)::numeric(18, 3) as cubic
    from waybill w left join dump_site d on d.id = w.dump_site_id
    where ${within} group by d.id, d.name`,
  'trips-without-ticket': `
    select p.name as "project.projectName", d.name as "dumpSite.garbageName", count(*) as trips,
      coalesce(sum(w.receivable), 0)::numeric(18, 2) as receivable
    from waybill w join project p on p.id = w.project_id left join dump_site d on d.id = w.dump_site_id
    where ${within} and not w.is_ticket and w.status <> 'VOID' group by p.id, p.name, d.id, d.name`,
  'trips-by-shift': `
    select p.name as "project.projectName", w.in_shift_type as "inShiftType", count(*) filter (where w.status <> 'VOID') as trips
    from waybill w join project p on p.id = w.project_id
    where ${within} group by p.id, p.name, 2`,
  'busiest-trucks': `
    select w.truck_code as "truckCode", count(*) as trips, coalesce(sum(w.receivable), 0)::numeric(18, 2) as receivable
    from waybill w where ${within} and w.status <> 'VOID' group by 1 having count(*) >= {least}::numeric`,
  'trips-by-day': `
    select to_char(w.go_datetime at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      count(*) filter (where w.status <> 'VOID') as trips,
      count(*) filter (where w.status <> 'VOID' and w.settle_price is null) as unpriced
    from waybill w where ${within} group by 1`,
  'unsettled-by-captain': `
    select c.name as "captain.name", c.mobile as "captain.mobile", count(*) as trips,
      coalesce(sum(coalesce(w.receivable, round(
        w.costing_price * case w.weight_unit when 'TRUCK' then 1 else w.weight_tons end, 2) + w.ex_amt + w.adjust_amt)), 0)::numeric(18, 2) as "expectedAmt",
      count(*) filter (where w.settle_price is null) as unpriced
    from waybill w join captain c on c.id = w.captain_id
    where w.company_id = {company} and w.settlement_id is null and w.status = 'UNLOADED' group by c.id, c.name, c.mobile`,
}
