-- A claim is for the whole of a waybill on an approved or paid settlement, by an invoice of its payee; a line says whether there is one.
select l.company_id, l.settlement_id, l.waybill_id, l.invoiced, c.id as claim_id, c.amt, l.total_amt
from settlement_line l
full join (select * from invoice_claim where live) c
  on c.company_id = l.company_id and c.settlement_id = l.settlement_id and c.waybill_id = l.waybill_id
left join settlement s on s.company_id = c.company_id and s.id = c.settlement_id
left join invoice t on t.company_id = c.company_id and t.id = c.invoice_id
where coalesce(l.invoiced, false) <> (c.id is not null)
  or c.id is not null and (not coalesce(l.live, false) or c.amt <> l.total_amt or s.status not in ('APPROVED', 'PAID') or t.deleted
    or t.red_of is not null or l.payee_id is distinct from t.payee_id)
