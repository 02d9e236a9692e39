-- A card that is on two open receipts would be paid for twice.
select company_id, card_id, count(*) as open_lines
from receipt_line
where status = 'OPEN'
group by company_id, card_id
having count(*) > 1
