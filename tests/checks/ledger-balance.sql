-- What a card has unsettled and settled is what its unloaded waybills are worth (decisions 4).
select c.company_id, c.card_no, coalesce(e.amount, 0) as ledger, coalesce(w.amount, 0) as waybills
from card c
left join (
  select company_id, card_id, sum(unsettled_amount + settled_amount) as amount
  from card_ledger_entry
  group by company_id, card_id
) e on e.company_id = c.company_id and e.card_id = c.id
left join (
  select company_id, card_id, sum(accounted_amount) as amount
  from waybill
  where status = 'UNLOADED' and card_id is not null
  group by company_id, card_id
) w on w.company_id = c.company_id and w.card_id = c.id
where coalesce(e.amount, 0) <> coalesce(w.amount, 0)
