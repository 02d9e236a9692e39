-- Only a waybill that was unloaded and waits for no review may stand on a settlement, and there it has a line.
select w.company_id, w.no, w.status, w.pending_review
from waybill w
left join settlement_line l
  on l.company_id = w.company_id and l.waybill_id = w.id and l.settlement_id = w.settlement_id and l.live
where w.settlement_id is not null and (w.status <> 'UNLOADED' or w.pending_review or l.id is null)
