-- Whom a price is for says the same as the price: its terms, and from its approval to its invalidation.
select d.company_id, d.id, d.status, m.captain_id, m.effective, d.audit_datetime, d.invalid_datetime
from direct_pay_price d
left join direct_pay_price_member m on m.company_id = d.company_id and m.price_id = d.id
where m.price_id is null
  or (m.project_id, m.tp_mode, m.soil_type, m.dump_site_id) is distinct from (d.project_id, d.tp_mode, d.soil_type, d.dump_site_id)
  or m.effective is distinct from
    case when d.status in ('APPROVED', 'EXPIRED') then tstzrange(d.audit_datetime, d.invalid_datetime) end
