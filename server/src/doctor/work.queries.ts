import type { RowCheck } from './check.js'

/** Connections by which a running program is known, and since when. */
const RUNNING = `(select min(backend_start) from pg_stat_activity
  where datname = current_database() and application_name in ('tufang-jobs', 'pgboss'))`

/** Work beside requests. Waiting work is a fault only where a program runs. */
export const work: readonly RowCheck[] = [
  {
    name: 'listener',
    title: '程序在运行，却没有监听会话变化的连接，退出登录会迟到',
    mend: '看日志中的 listener 一行；连接池请改用 session 模式；仍不好则重启程序',
    sql: `
      select ${RUNNING} as running_since
      where ${RUNNING} < now() - interval '1 minute' and not exists (
        select from pg_stat_activity where datname = current_database() and application_name = 'tufang-listener')`,
  },
  {
    name: 'silent-tasks',
    title: '导出或导入的任务没有声息，也没有程序接手',
    mend: '看日志中的 tasks left behind 和 task beat；确认程序在运行且与数据库的时钟一致，然后重启程序',
    sql: `
      select * from (
        select 'export' as task, company_id, id, status, touched_at from export_task
        union all select 'waybill import', company_id, id, status, touched_at from waybill_import
        union all select 'data import', company_id, id, status, touched_at from data_import
      ) t
      where status = 'RUNNING' and touched_at < now() - interval '5 minutes' and ${RUNNING} < now() - interval '5 minutes'`,
  },
  {
    name: 'outbox-waiting',
    title: '发件箱里有消息送不出去',
    mend: '看 error 一栏和日志中的 outbox：多半是短信网关不通；恢复后会自动重试，直到过期',
    sql: `
      select topic, error, count(*) as messages, max(attempts) as attempts, min(created_at) as since from outbox
      where delivered_at is null and given_up_at is null and expires_at > now() and created_at < now() - interval '3 minutes'
        and ${RUNNING} < now() - interval '3 minutes'
      group by topic, error`,
  },
  {
    name: 'outbox-given-up',
    title: '一天之内有许多消息被放弃，收件人没有收到',
    mend: '看 error 一栏：核对 SMS_HTTP_URL、令牌和网关的余额；收件人须重新操作',
    sql: `
      select topic, count(*) filter (where given_up_at is not null) as messages, count(*) as of,
        max(given_up_at) as last, (array_agg(error order by given_up_at desc nulls last))[1] as error
      from outbox where created_at > now() - interval '1 day' group by topic
      -- Single numbers that nobody has any more are no fault of ours.
      having count(*) filter (where given_up_at is not null) > greatest(3, count(*) / 10)`,
  },
  {
    name: 'unfolded-sums',
    title: '汇总的变动堆积，没有程序在折叠',
    mend: '确认程序在运行；看日志中的 waybill counts 和 job failed',
    sql: `
      select * from (
        select 'waybill_count' as sums, count(*) as changes from waybill_count where span = 'CHANGE'
        union all select 'waybill_cost', count(*) from waybill_cost where span = 'CHANGE'
        union all select 'ticket_count', count(*) from ticket_count where span = 'CHANGE'
        union all select 'operation_log_count', count(*) from operation_log_count where span = 'CHANGE'
        union all select 'login_log_count', count(*) from login_log_count where span = 'CHANGE'
      ) s where changes > 100000`,
  },
]

/** Work in the tables of the job queue, which exist once a program has run. */
export const queue: readonly RowCheck[] = [
  {
    name: 'job-heartbeat',
    title: '程序在运行，后台任务的时钟却停了',
    mend: '看日志中的 job queue：数据库是否连得上、角色能否写 pgboss；然后重启程序',
    sql: `
      select cron_on as last_beat, ${RUNNING} as running_since from pgboss.version
      where (cron_on < now() - interval '5 minutes' or cron_on is null) and ${RUNNING} < now() - interval '5 minutes'`,
  },
  {
    name: 'failed-jobs',
    title: '有后台任务多次重试后仍失败，此后也没有做成过',
    mend: '按 output 中的原因处理（日志中的 job failed 有详情）；按时的任务下一次会重做，其余的由发起的人重新操作',
    sql: `
      select name, count(*) as jobs, max(completed_on) as last, left(max(output::text), 120) as output from pgboss.job f
      where state = 'failed'
        and not exists (select from pgboss.job d where d.name = f.name and d.state = 'completed' and d.completed_on > f.completed_on)
      group by name`,
  },
]
