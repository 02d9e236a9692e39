-- A settled waybill shows the price of its line; nothing re-prices silently.
select l.company_id, w.no, l.price, w.settle_price, l.price_source, w.price_source
from settlement_line l
join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
where l.live
  and (l.price, l.price_source, l.weight_unit, l.weight_tons, l.ex_amt, l.adjust_amt, l.pay_taxes, l.card_id)
    is distinct from
    (w.settle_price, w.price_source, w.weight_unit, w.weight_tons, w.ex_amt, w.adjust_amt, w.pay_taxes, w.card_id)
