-- A waybill weighs in the card ledger with its settled total, with its typed price, or with nothing when it never arrived.
select w.company_id, w.no, w.status, w.accounted_amount, l.total_amt, w.receivable
from waybill w
left join settlement_line l on l.company_id = w.company_id and l.waybill_id = w.id and l.live
where case
  when l.id is not null then w.accounted_amount <> l.total_amt
  when w.status <> 'UNLOADED' then w.accounted_amount <> 0
  else w.settle_price is not null and w.accounted_amount <> w.receivable
end
