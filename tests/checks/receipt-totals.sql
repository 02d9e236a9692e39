-- The head of a receipt adds up its lines: that sum is what both parties sign.
select r.company_id, r.give_card_no, r.card_count, count(l.id) as lines, r.give_card_cnt, sum(l.give_card_cnt) as waybills
from receipt r
left join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
group by r.company_id, r.id, r.give_card_no, r.card_count, r.give_card_cnt
having r.card_count <> count(l.id) or r.give_card_cnt <> coalesce(sum(l.give_card_cnt), 0)
