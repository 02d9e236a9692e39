-- A line that was settled at a direct-pay price carries its amount; the price was for that trip and its unit, and effective when it left.
-- Ending a price later changes no line, so that only what ended before the settlement was made can be too old for it.
select l.company_id, w.no, l.price, d.price as agreed, l.go_datetime, d.audit_datetime, d.invalid_datetime, s.created_at
from settlement_line l
join settlement s on s.company_id = l.company_id and s.id = l.settlement_id
join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
left join direct_pay_price d on d.company_id = l.company_id and d.id = l.price_ref
where l.price_source = 'DIRECT_PAY' and (
  d.id is null or d.status not in ('APPROVED', 'EXPIRED') or l.price <> d.price or l.weight_unit <> d.weight_unit
  or l.go_datetime < d.audit_datetime
  or (l.go_datetime >= d.invalid_datetime and s.created_at > d.invalid_datetime)
  or (l.live and not exists (
    select from direct_pay_price_member m
    where m.company_id = d.company_id and m.price_id = d.id and m.project_id = w.project_id and m.captain_id = w.captain_id
      and m.tp_mode = w.tp_mode and m.soil_type = w.go_soil_type and (m.tp_mode <> 'FREIGHT' or m.dump_site_id = w.dump_site_id)
      and (m.driver_id is null or m.driver_id = w.driver_id))))
