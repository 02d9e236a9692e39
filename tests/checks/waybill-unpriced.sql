-- An unloaded waybill that nobody has a price for weighs nothing in any account: those that do need not be looked at to find it.
select w.company_id, w.no, w.accounted_amount
from waybill w
where w.status = 'UNLOADED' and w.settlement_id is null and w.settle_price is null and w.accounted_amount <> 0
  and not exists (
    select from project_price p
    where p.company_id = w.company_id and p.project_id = w.project_id and p.tp_mode = w.tp_mode and p.soil_type = w.go_soil_type
      and (p.dump_site_id is null or p.dump_site_id = w.dump_site_id))
  and not exists (
    select from direct_pay_price_member m
    where m.company_id = w.company_id and m.project_id = w.project_id and m.captain_id = w.captain_id and m.tp_mode = w.tp_mode
      and m.soil_type = w.go_soil_type and (m.tp_mode <> 'FREIGHT' or m.dump_site_id = w.dump_site_id)
      and (m.driver_id is null or m.driver_id = w.driver_id) and m.effective @> w.go_datetime)
