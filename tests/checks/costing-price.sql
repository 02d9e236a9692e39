-- A trip without a price of its own keeps the one that it would be settled at, unless prices for its terms wait to be worked in.
select company_id, no, costing_price, expected
from (
  select w.*, case when w.settle_price is null and w.status <> 'VOID' then costing_price_of(w.company_id, w.project_id, w.tp_mode, w.go_soil_type,
    w.dump_site_id, w.captain_id, w.driver_id, w.go_datetime) end as expected
  from waybill w) w
where costing_price is distinct from expected
  and not exists (select from costing_due d
    where d.company_id = w.company_id and d.project_id = w.project_id and d.tp_mode = w.tp_mode and d.soil_type = w.go_soil_type)
