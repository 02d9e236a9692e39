-- Where a line's price comes from is named, unless somebody typed it.
select l.company_id, l.id, l.price, l.price_source, l.price_ref
from settlement_line l
where (l.price_source = 'TYPED') <> (l.price_ref is null)
