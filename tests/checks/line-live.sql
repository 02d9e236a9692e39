-- A line lives as long as its settlement does, and a living line is where its waybill says it is.
select l.company_id, s.settle_no, s.status, s.deleted, l.live, w.no, w.settlement_id
from settlement_line l
join settlement s on s.company_id = l.company_id and s.id = l.settlement_id
join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
where l.live <> (s.status in ('PENDING', 'APPROVED', 'PAID') and not s.deleted)
  or l.live <> (w.settlement_id is not distinct from l.settlement_id)
