-- What is kept of a waybill for payments is what open and made ones give it, what was paid for it is what made ones gave, and no more than is due.
select l.company_id, l.settlement_id, l.waybill_id, l.pledged_amt, coalesce(p.pledged, 0) as pledged, w.actually_paid, coalesce(p.paid, 0) as paid
from settlement_line l
join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
left join (
  select c.company_id, c.settlement_id, c.waybill_id, sum(c.amt) as pledged, coalesce(sum(c.amt) filter (where t.status = 'PAID'), 0) as paid
  from payment_line c join payment t on t.company_id = c.company_id and t.id = c.payment_id
  where not t.deleted and t.status not in ('RETURNED', 'REVERSED')
  group by c.company_id, c.settlement_id, c.waybill_id
) p on p.company_id = l.company_id and p.settlement_id = l.settlement_id and p.waybill_id = l.waybill_id
where l.live and (l.pledged_amt <> coalesce(p.pledged, 0) or w.actually_paid <> coalesce(p.paid, 0)
  or l.pledged_amt > greatest(l.total_amt - l.pay_taxes, 0)) or not l.live and (l.pledged_amt <> 0 or coalesce(p.pledged, 0) <> 0)
