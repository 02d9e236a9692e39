-- The tax of an invoice is its net amount times its tax point to the cent, and a red-letter one is of its original's payee and tax point.
select t.company_id, t.invoice_sn, t.invoice_sum_price, t.tax_point, t.tax_invoice_sum_price, t.sum_price
from invoice t
left join invoice o on o.company_id = t.company_id and o.id = t.red_of
where t.tax_invoice_sum_price <> round(t.invoice_sum_price * t.tax_point / 100, 2)
  or t.sum_price <> t.invoice_sum_price + t.tax_invoice_sum_price
  or t.red_of is not null and (o.red_of is not null or o.deleted and not t.deleted or o.payee_id <> t.payee_id or o.tax_point <> t.tax_point)
