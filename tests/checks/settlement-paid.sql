-- What a settlement has paid is what its waybills got, and no waybill gets more than is due to it.
select s.company_id, s.settle_no, s.paid_amt, coalesce(sum(w.actually_paid), 0) as paid
from settlement s
left join waybill w on w.company_id = s.company_id and w.settlement_id = s.id
group by s.company_id, s.id, s.settle_no, s.paid_amt
having s.paid_amt <> coalesce(sum(w.actually_paid), 0) or bool_or(w.actually_paid > greatest(w.actual, 0))
