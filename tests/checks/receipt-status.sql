-- A receipt is void exactly when all of its lines are, and a settled one has nothing open left.
select r.company_id, r.give_card_no, r.status, l.id, l.status as line_status
from receipt r
join receipt_line l on l.company_id = r.company_id and l.receipt_id = r.id
where (r.status = 'VOIDED') <> (l.status = 'VOIDED')
  or (r.status = 'SETTLED' and l.status = 'OPEN')
