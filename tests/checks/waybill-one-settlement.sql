-- A waybill on two live settlements would be paid twice.
select company_id, waybill_id, count(*) as live_lines
from settlement_line
where live
group by company_id, waybill_id
having count(*) > 1
