-- The captain or payee at the head of a settlement is that of every line, and its captains are those of all lines: each sees his part by them.
select s.company_id, s.settle_no, s.captain_id, s.captain_ids, s.payee_id
from settlement s
join settlement_line l on l.company_id = s.company_id and l.settlement_id = s.id and l.live
join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
group by s.company_id, s.id, s.settle_no, s.captain_id, s.captain_ids, s.payee_id
having s.captain_id is distinct from case when count(distinct w.captain_id) = 1 then (array_agg(w.captain_id))[1] end
  or not (s.captain_ids @> array_agg(w.captain_id) and s.captain_ids <@ array_agg(w.captain_id))
  or s.payee_id is distinct from
    case when count(l.payee_id) = count(*) and count(distinct l.payee_id) = 1 then (array_agg(l.payee_id))[1] end
