-- The sums by day are those of the waybills, in either set of groups.
with counted as (
  select company_id, (go_datetime at time zone 'Asia/Shanghai')::date as day, project_id, status, settlement_id is not null as settled,
    pending_review, anomaly_hold, is_ticket, in_shift_type, tp_mode, go_soil_type, garbage_name, count(*) as trips,
    sum(case when weight_unit = 'TON' then weight_tons else 0 end) as tons,
    sum(case when weight_unit = 'CUBIC' then weight_tons else 0 end) as cubic, sum(coalesce(receivable, 0)) as receivable,
    grouping(in_shift_type) = 1 as haul
  from waybill
  group by grouping sets (
    (company_id, day, project_id, status, settled, pending_review, anomaly_hold, is_ticket, in_shift_type),
    (company_id, day, project_id, status, settled, pending_review, anomaly_hold, is_ticket, tp_mode, go_soil_type, garbage_name))
), compared as (
  select company_id, day, haul, project_id, status, settled, pending_review, anomaly_hold, is_ticket, in_shift_type, tp_mode, go_soil_type, garbage_name,
    trips, tons, cubic, receivable from counted
  union all
  select company_id, day, haul, project_id, status, settled, pending_review, anomaly_hold, is_ticket, in_shift_type, tp_mode, go_soil_type, garbage_name,
    -trips, -tons, -cubic, -receivable from waybill_count
)
select company_id, day, haul, project_id, status, settled, pending_review, anomaly_hold, is_ticket, in_shift_type, tp_mode, go_soil_type, garbage_name,
  sum(trips) as trips, sum(tons) as tons, sum(cubic) as cubic, sum(receivable) as receivable
from compared
group by company_id, day, haul, project_id, status, settled, pending_review, anomaly_hold, is_ticket, in_shift_type, tp_mode, go_soil_type, garbage_name
having sum(trips) <> 0 or sum(tons) <> 0 or sum(cubic) <> 0 or sum(receivable) <> 0
