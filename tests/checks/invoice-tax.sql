-- The tax of an invoice is its net amount times its tax point, within a cent for each item of its document. A red-letter one is of its original's
-- payee and tax point for as long as it takes something back; they take back no more tax than there is, and all of it with the whole net amount.
select t.company_id, t.invoice_sn, t.invoice_sum_price, t.tax_point, t.tax_invoice_sum_price, t.sum_price
from invoice t
left join invoice o on o.company_id = t.company_id and o.id = t.red_of
left join lateral (
  select sum(r.invoice_sum_price) as net, sum(r.tax_invoice_sum_price) as tax from invoice r
  where r.company_id = t.company_id and r.red_of = t.id and not r.deleted) back on true
where t.red_of is null and abs(t.tax_invoice_sum_price - round(t.invoice_sum_price * t.tax_point / 100, 2)) > 0.01 * coalesce(t.item_count, 0)
  or t.sum_price <> t.invoice_sum_price + t.tax_invoice_sum_price
  or t.red_of is not null and not t.deleted and (o.red_of is not null or o.deleted or o.payee_id <> t.payee_id or o.tax_point <> t.tax_point)
  or t.red_of is null and (t.invoice_sum_price + back.net < 0 or t.tax_invoice_sum_price + back.tax < 0
    or t.invoice_sum_price + back.net = 0 and t.tax_invoice_sum_price + back.tax <> 0)
