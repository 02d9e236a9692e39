-- A trip without a price of its own keeps the one that it would be settled at, unless prices for its terms wait to be worked in.
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
    where d.company_id = w.company_id and d.project_id = w.project_id and d.tp_mode = w.tp_mode and d.soil_type = w.go_soil_type)
