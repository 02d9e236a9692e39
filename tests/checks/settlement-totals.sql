-- A settlement's count and amount add up its lines, also after it was rejected (decisions 4).
select s.company_id, s.settle_no, s.settle_cnt, count(l.id) as lines, s.settle_amt, coalesce(sum(l.total_amt), 0) as amount
from settlement s
left join settlement_line l on l.company_id = s.company_id and l.settlement_id = s.id
group by s.company_id, s.id, s.settle_no, s.settle_cnt, s.settle_amt
having s.settle_cnt <> count(l.id) or s.settle_amt <> coalesce(sum(l.total_amt), 0)
