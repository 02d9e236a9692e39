-- A waybill is marked as under review exactly while somebody's request for it is open.
select w.company_id, w.no, w.pending_review, r.id as request
from waybill w
left join waybill_review r on r.company_id = w.company_id and r.waybill_id = w.id and r.status = 'PENDING'
where w.pending_review <> (r.id is not null)
