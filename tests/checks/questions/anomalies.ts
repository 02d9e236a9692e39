import type { Statements } from './statement.ts'

const found = `from waybill_anomaly a join waybill w on w.id = a.waybill_id`
const within = `a.company_id = {company} and a.go_datetime >= {from}::timestamptz and a.go_datetime < {to}::timestamptz`
const moment = (column: string) => `to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD"T"HH24:MI:SS"+08:00"')`

/** Anomalies, each with its waybill. */
export const anomalies: Statements = {
  'anomalies-by-truck': `
    select w.truck_code as "truckCode", count(*) as counted, count(*) filter (where a.state = 'OPEN') as "openCount",
      count(*) filter (where a.state = 'CONFIRMED') as "confirmedCount", count(*) filter (where a.state = 'CLEARED') as "clearedCount"
    ${found} where ${within} group by 1`,
  'anomalies-by-rule': `
    select a.rule, p.name as "project.projectName", count(*) as counted, count(*) filter (where a.state = 'OPEN') as "openCount"
    ${found} join project p on p.id = w.project_id where ${within} group by a.rule, p.id, p.name`,
  'slowest-cycles': `
    select w.no, w.truck_code as "truckCode", w.captain_name as "captainName", w.project_name as "projectName",
      w.garbage_name as "garbageName", a.state, ${moment('w.in_datetime')} as "waybill.inDatetime",
      ${moment('w.go_datetime')} as "waybill.goDatetime", ${moment('w.complete_datetime')} as "waybill.completeDatetime"
    ${found} where ${within} and a.rule = 'TRIP_TOO_LONG'`,
  'anomalies-by-captain': `
    select c.name as "captain.name", coalesce(r.enabled and r.blocking, false) as blocking, count(*) as counted,
      count(*) filter (where a.state = 'OPEN') as "openCount"
    ${found} join captain c on c.id = w.captain_id
      left join anomaly_rule r on r.company_id = a.company_id and r.rule = a.rule
    where ${within} group by c.id, c.name, 2`,
}
