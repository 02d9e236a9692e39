-- The sums of what trips hauled and cost, with the changes that are not folded yet, are those of the waybills, in either detail.
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
having sum(trips) <> 0 or sum(quantity) <> 0 or sum(amount) <> 0 or sum(adjusted) <> 0 or sum(paid) <> 0 or sum(prepaid_amount) <> 0
