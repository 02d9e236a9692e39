import type { Statements } from './statement.ts'

/** Tickets and projects. */
export const projects: Statements = {
  // A trip with a ticket uses one; the ledger has what was collected, given back and corrected.
  'tickets-running-out': `
    with moved as (
      select w.project_id, w.dump_site_id, w.go_soil_type as soil, -1 as quantity
      from waybill w where w.company_id = {company} and w.is_ticket and w.status <> 'VOID'
      union all
      select e.project_id, e.dump_site_id, e.soil_type, case e.kind when 'COLLECT' then e.quantity else -e.quantity end
      from ticket_entry e where e.company_id = {company} and e.project_id is not null
    )
    select p.name as "project.projectName", d.name as "garbageName", m.soil as "soilType", sum(m.quantity) as remaining
    from moved m join project p on p.id = m.project_id left join dump_site d on d.id = m.dump_site_id
    group by p.id, p.name, d.id, d.name, m.soil`,
  'plan-against-real': `
    select p.name as "project.projectName", h.name as "phaseName", h.from_day::text as "fromDate", h.to_day::text as "toDate",
      h.plan_cubic as "planCubic", v.cubic as "surveyedCubic"
    from project_phase h join project p on p.id = h.project_id
    left join lateral (select cubic from phase_survey v where v.phase_id = h.id order by v.day desc limit 1) v on true
    where h.company_id = {company} and h.enabled`,
  'ticket-month-costs': `
    select to_char(c.month, 'YYYY-MM') as month, d.name as "garbageName", c.soil_type as "soilType", c.bought_quantity as "boughtQuantity",
      c.bought_amount as "boughtAmount", c.used_quantity as "usedQuantity", c.closing_quantity as "closingQuantity", c.price
    from ticket_month_cost c join dump_site d on d.id = c.dump_site_id
    where c.company_id = {company} and c.month >= ({from} || '-01')::date`,
  'excavators-by-month': `
    select r.machine_code as "machineCode", to_char(r.start_datetime at time zone 'Asia/Shanghai', 'YYYY-MM') as month,
      count(*) as counted, sum(r.work_time) as "workTime",
      coalesce(sum(r.schedule_work) filter (where r.unit_work = 'TRUCK'), 0)::numeric(18, 3) as trucks,
      coalesce(sum(r.schedule_work) filter (where r.unit_work = 'CUBIC'), 0)::numeric(18, 3) as cubic,
      coalesce(sum(r.amount), 0)::numeric(18, 2) as amount
    from excavator_record r
    where r.company_id = {company} and r.audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED')
      and r.start_datetime >= {from}::timestamptz and r.start_datetime < {to}::timestamptz
    group by 1, 2`,
}
