-- What the ledger says that a settlement settled on a card is what its live lines of that card add up to.
select coalesce(e.company_id, l.company_id) as company_id, coalesce(e.settlement_id, l.settlement_id) as settlement_id,
  coalesce(e.card_id, l.card_id) as card_id, coalesce(e.amount, 0) as ledger, coalesce(l.amount, 0) as lines
from (
  select company_id, settlement_id, card_id, sum(settled_amount) as amount
  from card_ledger_entry
  where settlement_id is not null
  group by company_id, settlement_id, card_id
) e
full join (
  select company_id, settlement_id, card_id, sum(total_amt) as amount
  from settlement_line
  where live and card_id is not null
  group by company_id, settlement_id, card_id
) l on l.company_id = e.company_id and l.settlement_id = e.settlement_id and l.card_id = e.card_id
where coalesce(e.amount, 0) <> coalesce(l.amount, 0)
