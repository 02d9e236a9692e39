-- What was merged away has handed its papers on; no settlement holds more than a hundred.
select s.company_id, s.settle_no, s.status, count(*) as papers
from settlement_paper p
join settlement s on s.company_id = p.company_id and s.id = p.settlement_id
group by s.company_id, s.id, s.settle_no, s.status
having s.status = 'SUPERSEDED' or count(*) > 100
