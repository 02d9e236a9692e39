-- What is unique stands once by its normal form, too: rows in use that differ by width, case, blanks, brackets or what is invisible alone are one thing twice.
select company_id, 'project' as what, text_form(name) as form, array_agg(id) as ids from project where enabled group by 1, 3 having count(*) > 1
union all
select company_id, 'project_phase', project_id || ' ' || text_form(name), array_agg(id) from project_phase where enabled group by 1, 3 having count(*) > 1
union all
select company_id, 'dump_site', text_form(name), array_agg(id) from dump_site where enabled group by 1, 3 having count(*) > 1
union all
select company_id, 'dump_site code', text_form(code), array_agg(id) from dump_site where enabled group by 1, 3 having count(*) > 1
union all
select company_id, 'soil_type', text_form(name), array_agg(id) from soil_type where enabled group by 1, 3 having count(*) > 1
union all
select company_id, 'truck', plate_form(plate), array_agg(id) from truck where enabled group by 1, 3 having count(*) > 1
union all
select company_id, 'machine', text_form(code), array_agg(id) from machine where enabled group by 1, 3 having count(*) > 1
union all
select company_id, 'role', text_form(name), array_agg(id) from role group by 1, 3 having count(*) > 1
union all
select company_id, 'organ', concat(parent_id, ' ', text_form(name)), array_agg(id) from organ group by 1, 3 having count(*) > 1
union all
select company_id, 'payee', concat_ws(' ', text_form(name), text_form(bank_no), text_form(bank_name)), array_agg(id)
from payee where enabled group by 1, 3 having count(*) > 1
union all
select company_id, 'waybill', text_form(no), array_agg(id) from waybill where status <> 'VOID' group by 1, 3 having count(*) > 1
