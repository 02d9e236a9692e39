-- An undoing takes back exactly the entry it points at, on the same card and settlement.
select r.company_id, r.id, r.reverses_id
from card_ledger_entry r
join card_ledger_entry o on o.company_id = r.company_id and o.id = r.reverses_id
where o.kind = 'REVERSE'
  or r.card_id <> o.card_id
  or r.settlement_id is distinct from o.settlement_id
  or (r.waybill_count, r.unsettled_amount, r.settled_amount, r.paid_amount)
    is distinct from (-o.waybill_count, -o.unsettled_amount, -o.settled_amount, -o.paid_amount)
