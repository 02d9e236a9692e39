-- A settlement is owed for one project: every waybill on it belongs there.
select l.company_id, s.settle_no, s.project_name, w.no, w.project_name as waybill_project
from settlement_line l
join settlement s on s.company_id = l.company_id and s.id = l.settlement_id
join waybill w on w.company_id = l.company_id and w.id = l.waybill_id
where w.project_id <> s.project_id
