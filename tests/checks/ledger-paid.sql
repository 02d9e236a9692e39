-- Paid is part of settled, so no card is ever paid more than it was settled for.
select company_id, card_id, sum(paid_amount) as paid, sum(settled_amount) as settled
from card_ledger_entry
group by company_id, card_id
having sum(paid_amount) > sum(settled_amount) or sum(paid_amount) < 0
