-- What an invoice has claimed is what its live claims come to, what was taken back of it is what its red-letter ones come to, and both together are no
-- more than it says.
select t.company_id, t.invoice_sn, t.sum_price, t.claimed_amt, c.amt as claims, t.cancelled_amt, r.amt as red
from invoice t
left join lateral (
  select coalesce(sum(c.amt), 0) as amt from invoice_claim c
  where c.company_id = t.company_id and c.invoice_id = t.id and c.live) c on true
left join lateral (
  select coalesce(-sum(r.sum_price), 0) as amt from invoice r
  where r.company_id = t.company_id and r.red_of = t.id and not r.deleted) r on true
where t.claimed_amt <> c.amt or t.cancelled_amt <> r.amt or c.amt + r.amt > greatest(t.sum_price, 0)
