-- The captains at the head of a receipt are those of all its cards: each sees his part by them.
select r.company_id, r.give_card_no, r.captain_id, r.captain_ids
from receipt r
join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
join card k on k.company_id = l.company_id and k.id = l.card_id
group by r.company_id, r.id, r.give_card_no, r.captain_id, r.captain_ids
having r.captain_id is distinct from case when count(distinct k.captain_id) = 1 then (array_agg(k.captain_id))[1] end
  or not (r.captain_ids @> array_agg(k.captain_id) and r.captain_ids <@ array_agg(k.captain_id))
