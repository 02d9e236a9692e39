-- What the ledger says of a payment is what waybills on cards got of it while it is paid, and nothing otherwise.
select coalesce(e.company_id, l.company_id) as company_id, coalesce(e.payment_id, l.payment_id) as payment_id,
  coalesce(e.amt, 0) as ledger, coalesce(l.amt, 0) as waybills
from (
  select company_id, payment_id, sum(paid_amount) as amt from card_ledger_entry
  where payment_id is not null group by company_id, payment_id
) e
full join (
  select c.company_id, c.payment_id, sum(c.amt) as amt
  from payment_line c
  join payment t on t.company_id = c.company_id and t.id = c.payment_id and t.status = 'PAID'
  join settlement_line x on x.company_id = c.company_id and x.waybill_id = c.waybill_id and x.live and x.card_id is not null
  group by c.company_id, c.payment_id
) l on l.company_id = e.company_id and l.payment_id = e.payment_id
where coalesce(e.amt, 0) <> coalesce(l.amt, 0)
