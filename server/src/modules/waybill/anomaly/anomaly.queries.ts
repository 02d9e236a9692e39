import type { Actor } from '../../../kernel/command/actor.js'
import { equals, flagged, holds, isIdOf, oneOf, pastedList, within } from '../../../kernel/list/filters.js'
import { type ListSpec, readWhere } from '../../../kernel/list/list.js'
import { all, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import { isCaptain } from '../../identity/index.js'
import { type AnomalyFilter, type AnomalyRuleCount, AnomalySortField, type AnomalyView } from './anomaly.view.js'

/** Nothing blocks by default, so that only what a company has set can. */
const blocking = sql`exists (select from anomaly_rule b
  where b.company_id = a.company_id and b.rule = a.rule and b.enabled and b.blocking)`

/** That the waybill of flags `a` is so. */
const waybillIs = (condition: Sql): Sql =>
  sql`exists (select from waybill w where w.company_id = a.company_id and w.id = a.waybill_id and ${condition})`

export const anomalyList: ListSpec<AnomalyFilter, AnomalySortField> = {
  from: sql`waybill_anomaly a`,
  alias: 'a',
  joins: {
    waybill: sql`join waybill w on w.company_id = a.company_id and w.id = a.waybill_id`,
    others: sql`left join lateral (
      select coalesce(json_agg(json_build_object('id', o.id, 'no', o.no) order by o.go_datetime, o.id), '[]') as list
      from waybill o where o.company_id = a.company_id and o.id = any(a.other_ids)) o on true`,
  },
  columns: {
    id: sql`a.id`,
    rule: sql`a.rule`,
    state: sql`a.state`,
    facts: sql`a.evidence`,
    blocking,
    waybillId: sql`a.waybill_id`,
    no: { sql: sql`w.no`, join: 'waybill' },
    truckCode: { sql: sql`w.truck_code`, join: 'waybill' },
    projectName: { sql: sql`w.project_name`, join: 'waybill' },
    garbageName: { sql: sql`w.garbage_name`, join: 'waybill' },
    captainName: { sql: sql`w.captain_name`, join: 'waybill' },
    driverName: { sql: sql`w.driver_name`, join: 'waybill' },
    goDatetime: sql`a.go_datetime`,
    others: { sql: sql`o.list`, join: 'others' },
    reasonCode: sql`a.reason_code`,
    reason: sql`a.reason_text`,
    note: sql`a.note`,
    handledBy: sql`a.handled_name`,
    handledTime: sql`a.handled_at`,
    createTime: sql`a.created_at`,
  },
  needs: { evidence: ['rule', 'facts'], allowedActions: ['state', 'blocking'], refusedActions: ['state', 'blocking'] },
  always: ['id'],
  sorts: { GO_DATETIME: sql`a.go_datetime` },
  defaultSort: { field: AnomalySortField.GO_DATETIME, direction: 'DESC' },
  tieBreak: sql`a.id`,
  scope: ofStaff,
  where: (filter) => [
    ...(filter.ids?.length ? [inUuids(sql`a.id`, pastedList(filter.ids, 'filter.ids'))] : []),
    ...isIdOf(sql`a.waybill_id`, filter.waybillId),
    ...oneOf(sql`a.rule`, filter.rule, 'filter.rule'),
    ...oneOf(sql`a.state`, filter.state, 'filter.state'),
    ...flagged(blocking, filter.blocking),
    ...holds(sql`w.no`, filter.no).map(waybillIs),
    ...holds(sql`w.truck_code`, filter.truckCode).map(waybillIs),
    ...holds(sql`w.captain_name`, filter.captainName).map(waybillIs),
    ...isIdOf(sql`w.project_id`, filter.projectId).map(waybillIs),
    ...within(sql`a.go_datetime`, filter.goDatetime),
    ...within(sql`a.created_at`, filter.createTime),
  ],
}

/** How a company watches over its trips is nobody else's business: not even the captains'. */
function ofStaff(actor: Actor): Sql {
  return isCaptain(actor) ? sql`false` : sql`a.company_id = ${actor.companyId}`
}

/** How many flags a filter finds by rule, whichever rule it asks for. */
export async function countByRule(em: Em, actor: Actor, filter: AnomalyFilter): Promise<AnomalyRuleCount[]> {
  const where = all([ofStaff(actor), ...anomalyList.where({ ...filter, rule: null }, actor)])
  return rows(
    em,
    sql`select a.rule, count(*)::int as count from ${anomalyList.from} where ${where} group by a.rule order by a.rule`,
  )
}

/** Every flag that a waybill has or had, the latest first. */
export async function flagsOfWaybill(
  em: Em,
  actor: Actor,
  waybillId: string,
  fields: ReadonlySet<string>,
): Promise<AnomalyView[]> {
  if (!isId(waybillId)) return []
  const spec = { ...anomalyList, tieBreak: sql`a.id desc` }
  return readWhere<AnomalyView>(em, actor, spec, all(equals(sql`a.waybill_id`, waybillId)), fields)
}
