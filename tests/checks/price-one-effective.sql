-- No trip has two prices at one time (decisions 5): a price without a driver is for every driver of the captain.
select a.company_id, a.price_id, b.price_id as other, a.captain_id, a.driver_id, a.effective, b.effective as also
from direct_pay_price_member a
join direct_pay_price_member b on b.company_id = a.company_id and b.project_id = a.project_id and b.captain_id = a.captain_id
  and b.tp_mode = a.tp_mode and b.soil_type = a.soil_type and b.dump_site_id is not distinct from a.dump_site_id
  and b.price_id > a.price_id
where (a.driver_id is null or b.driver_id is null or a.driver_id = b.driver_id) and a.effective && b.effective
