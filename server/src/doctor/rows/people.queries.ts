import { staffRoles } from '../../modules/identity/role-types.js'
import type { RowCheck } from '../check.js'

const STAFF = staffRoles.join(', ')

/** People who work for companies, and the logs of their verbs. */
export const people: readonly RowCheck[] = [
  {
    // Every company, a dump site's as well, has a member who can grant the rights that its people lack.
    name: 'last-administrator',
    title: '公司有人任职，却没有能登录的管理员',
    mend: '向公司核实是谁后，备份并为这位在职者补上管理员角色（membership_role 加一行）；在那之前没有人能在公司里授予权限',
    sql: `
      select m.company_id, count(distinct m.id) as people from membership m
        left join membership_role h on h.company_id = m.company_id and h.membership_id = m.id
        left join role r on r.company_id = h.company_id and r.id = h.role_id and r.standard = 'ADMINISTRATOR'
      where m.role_type in (${STAFF}) and m.joined_at is not null
      group by m.company_id
      having not bool_or(m.enabled and r.id is not null)`,
  },
  {
    // A company whose registration was approved is authenticated.
    name: 'registration-approved',
    title: '认证已通过，公司却仍显示未认证',
    mend: '由平台运营重新审核这家公司的认证；确认无误后把 company.authenticated_at 补为该认证的审核时间',
    sql: `
      select r.id, c.id as company_id from company_registration r join company c on c.id = r.company_id
      where r.status = 'APPROVED' and c.authenticated_at is null`,
  },
  {
    // Rights of the platform's own desk are in no role of a company.
    name: 'role-permissions',
    title: '公司的角色含有平台运营的权限',
    mend: '在该公司的角色管理中重新保存这个角色，去掉以 platform: 开头的权限，并查操作日志看是谁加的',
    sql: `
      select company_id, id, name from role r
      where exists (select from unnest(r.permissions) key where key like 'platform:%')`,
  },
  {
    // Kept counts of log lines by day, month and year, plus the changes not folded yet, equal the counted lines.
    name: 'log-counters',
    title: '日志的汇总与日志行不符',
    mend: '不影响原始数据，只影响合计与图表；先备份，再按 docs/operations.md 的 Sums that differ 一节重建这张汇总表',
    sql: `
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
      having sum(lines) <> 0`,
  },
]
