-- What payments have of a settlement is what they have of its waybills; it is paid when, and only when, all that is due is.
select s.company_id, s.settle_no, s.status, s.pledged_amt, s.paid_amt, coalesce(l.pledged, 0) as pledged, coalesce(l.due, 0) as due
from settlement s
left join (
  select company_id, settlement_id, sum(pledged_amt) as pledged, sum(greatest(total_amt - pay_taxes, 0)) as due
  from settlement_line where live group by company_id, settlement_id
) l on l.company_id = s.company_id and l.settlement_id = s.id
where s.pledged_amt <> coalesce(l.pledged, 0) or s.pledged_amt < s.paid_amt
  or (s.status = 'PAID') <> (s.paid_amt > 0 and s.paid_amt = coalesce(l.due, 0))
