-- Receipt, settlement and payment numbers of a day run from 1 without a gap, and the counter stands on the last one.
select coalesce(n.company_id, c.company_id) as company_id, coalesce(n.prefix, c.prefix) as prefix,
  coalesce(n.day, c.day) as day, n.used, n.highest, c.last
from (
  select company_id, left(number, 2) as prefix, to_date(substr(number, 3, 8), 'YYYYMMDD') as day,
    count(*) as used, max(substr(number, 11)::integer) as highest, min(substr(number, 11)::integer) as lowest
  from (
    select company_id, give_card_no as number from receipt
    union all
    select company_id, settle_no from settlement where settle_no !~ '-'
    union all
    select company_id, payment_no from payment
  ) numbers
  group by 1, 2, 3
) n
full join (select * from number_counter where prefix in ('HZ', 'JS', 'FK')) c
  on c.company_id = n.company_id and c.prefix = n.prefix and c.day = n.day
where n.used is distinct from n.highest or n.highest is distinct from c.last or n.lowest is distinct from 1
