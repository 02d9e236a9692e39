-- The card number that is written on a waybill is the number of the card it is recorded on.
select w.company_id, w.no, w.card_no, c.card_no as recorded_on
from waybill w
left join card c on c.company_id = w.company_id and c.id = w.card_id
where w.card_no is distinct from c.card_no
