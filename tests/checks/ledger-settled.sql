-- What the ledger calls settled stands line by line on the live settlements of the card.
select c.company_id, c.card_no, coalesce(e.amount, 0) as ledger, coalesce(l.amount, 0) as lines
from card c
left join (
  select company_id, card_id, sum(settled_amount) as amount
  from card_ledger_entry
  group by company_id, card_id
) e on e.company_id = c.company_id and e.card_id = c.id
left join (
  select company_id, card_id, sum(total_amt) as amount
  from settlement_line
  where live and card_id is not null
  group by company_id, card_id
) l on l.company_id = c.company_id and l.card_id = c.id
where coalesce(e.amount, 0) <> coalesce(l.amount, 0)
