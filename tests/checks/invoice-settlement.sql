-- What invoices have of a settlement is what they claim of its waybills.
select s.company_id, s.settle_no, s.invoiced_amt, coalesce(c.amt, 0) as claims
from settlement s
left join (
  select company_id, settlement_id, sum(amt) as amt from invoice_claim where live group by company_id, settlement_id
) c on c.company_id = s.company_id and c.settlement_id = s.id
where s.invoiced_amt <> coalesce(c.amt, 0)
