-- The sums by day, month and year, with the changes that are not folded yet, are those of the waybills, in either set of groups.
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
having sum(trips) <> 0 or sum(tons) <> 0 or sum(cubic) <> 0 or sum(receivable) <> 0 or sum(accounted) <> 0
