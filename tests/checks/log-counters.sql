-- The lines of both logs by day, month and year, with the changes that are not folded yet, are those that there are.
with counted as (
  select 'operation_log' as log, company_id, (created_at at time zone 'Asia/Shanghai')::date as day,
    row(user_id, create_by, type, title, service_id, method)::text as of, count(*) as lines
  from operation_log group by company_id, day, user_id, create_by, type, title, service_id, method
  union all
  select 'login_log', company_id, (created_at at time zone 'Asia/Shanghai')::date as day,
    row(user_id, create_by, type, request_uri)::text, count(*)
  from login_log where company_id is not null group by company_id, day, user_id, create_by, type, request_uri
), kept as (
  select 'operation_log' as log, company_id, span, day, row(user_id, create_by, type, title, service_id, method)::text as of, lines
  from operation_log_count
  union all
  select 'login_log', company_id, span, day, row(user_id, create_by, type, request_uri)::text, lines from login_log_count
), compared as (
  select log, in_span, company_id, date_trunc(in_span, day)::date as since, of, lines
  from counted cross join unnest(array['DAY', 'MONTH', 'YEAR']) as in_span
  union all
  select log, in_span, company_id, date_trunc(in_span, day)::date, of, -lines
  from kept join unnest(array['DAY', 'MONTH', 'YEAR']) as in_span on span in (in_span, 'CHANGE')
)
select log, in_span, company_id, since, of, sum(lines) as lines
from compared
group by log, in_span, company_id, since, of
having sum(lines) <> 0
