-- What a payment comes to is what its settlements get of it, and what their waybills get.
select p.company_id, p.payment_no, p.amt, s.amt as settlements, l.amt as waybills, p.waybill_cnt, l.cnt
from payment p
left join lateral (
  select coalesce(sum(c.amt), 0) as amt from payment_settlement c
  where c.company_id = p.company_id and c.payment_id = p.id) s on true
left join lateral (
  select coalesce(sum(c.amt), 0) as amt, count(*) as cnt from payment_line c
  where c.company_id = p.company_id and c.payment_id = p.id) l on true
where p.amt <> s.amt or not p.deleted and (p.amt <> l.amt or p.waybill_cnt <> l.cnt) or p.deleted and l.cnt > 0
