-- SETTLED says that every waybill on the card is settled, and no other state may hide that or deny it.
select c.company_id, c.card_no, c.status, c.binding_date, w.settled, w.unsettled
from card c
cross join lateral (
  select count(settlement_id) as settled, count(*) - count(settlement_id) as unsettled
  from waybill w
  where w.company_id = c.company_id and w.card_id = c.id and w.status <> 'VOID'
) w
where (c.status = 'SETTLED') <> (w.settled > 0 and w.unsettled = 0)
  or (c.status = 'VOIDED' and w.settled > 0)
  or (c.status in ('ACTIVATED', 'SETTLED') and c.binding_date is null)
  or (c.status = 'NOT_ACTIVATED' and c.binding_date is not null)
