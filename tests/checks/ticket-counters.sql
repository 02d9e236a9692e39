-- The sums of tickets by day, month and year, with the changes that are not folded yet, are those of waybills and ledger; so are those by project.
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
having sum(collected) <> 0 or sum(used) <> 0 or sum(refunded) <> 0 or sum(moves) <> 0
