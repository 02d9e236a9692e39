-- A settlement that was merged away leads to another one of its project, and has nothing left.
select s.company_id, s.settle_no, s.status, s.settle_cnt, s.settle_amt, s.successor_id, n.project_id
from settlement s
left join settlement n on n.company_id = s.company_id and n.id = s.successor_id
where (s.status = 'SUPERSEDED') <> (s.successor_id is not null)
  or (s.status = 'SUPERSEDED' and (s.settle_cnt <> 0 or s.settle_amt <> 0 or n.project_id <> s.project_id or n.id = s.id))
