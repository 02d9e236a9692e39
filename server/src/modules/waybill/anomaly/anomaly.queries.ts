import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { equals, holds, isIdOf, isOneOfIds } from '../../../kernel/list/filters.js'
import { conditionsOf } from '../../../kernel/list/found.js'
import { type ListSpec, meantBy, readWhere } from '../../../kernel/list/list.js'
import { told } from '../../../kernel/list/sheet.js'
import type { Em } from '../../../kernel/sql/database.js'
import type { Form } from '../../../kernel/sql/forms.js'
import { all, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { isCaptain } from '../../identity/index.js'
import { type AnomalyFilter, type AnomalyRuleCount, AnomalySortField, type AnomalyView } from './anomaly.view.js'
import { anomalyTable } from './fields.js'
import { rules } from './rules/index.js'
import { anomalyTexts as texts } from './texts.js'

/** Whether an anomaly keeps its waybill from being settled: only for rules that the company has made blocking. */
export const blocking = sql`exists (select from anomaly_rule b
  where b.company_id = a.company_id and b.rule = a.rule and b.enabled and b.blocking)`

/** Condition about the waybill of anomalies `a`. */
const waybillIs = (condition: Sql): Sql =>
  sql`exists (select from waybill w where w.company_id = a.company_id and w.id = a.waybill_id and ${condition})`

/** Condition that a column of the waybill contains a text. */
const ofWaybill = (column: string, form?: Form) => (text: string) =>
  all(holds(sql.raw(`w.${column}`), text, form).map(waybillIs))

/** Number of the rows that are found by rule. */
const countsByRule = sql`(select coalesce(json_agg(json_build_object('rule', c.rule, 'count', c.count) order by c.rule), '[]')
  from (select u.rule, count(*)::int as count from unnest(array_agg(a.rule)) u(rule) group by u.rule) c)`

const conditions = conditionsOf('a', anomalyTable, {
  blocking,
  no: ofWaybill('no'),
  truckCode: ofWaybill('truck_code', 'plate'),
  captainName: ofWaybill('captain_name'),
})

export const anomalyList: ListSpec<AnomalyFilter, AnomalySortField> = {
  from: sql`waybill_anomaly a`,
  alias: 'a',
  fields: anomalyTable,
  joins: {
    waybill: sql`join waybill w on w.company_id = a.company_id and w.id = a.waybill_id`,
    others: sql`left join lateral (
      select coalesce(json_agg(json_build_object('id', o.id, 'no', o.no) order by o.go_datetime, o.id), '[]') as list
      from waybill o where o.company_id = a.company_id and o.id = any(a.other_ids)) o on true`,
  },
  columns: {
    ...columnsOf('a', anomalyTable),
    facts: sql`a.evidence`,
    blocking,
    no: { sql: sql`w.no`, join: 'waybill' },
    truckCode: { sql: sql`w.truck_code`, join: 'waybill' },
    projectName: { sql: sql`w.project_name`, join: 'waybill' },
    garbageName: { sql: sql`w.garbage_name`, join: 'waybill' },
    projectInfoId: { sql: sql`w.project_id`, join: 'waybill' },
    projectId: { sql: sql`w.project_id`, join: 'waybill' },
    garbageId: { sql: sql`w.dump_site_id`, join: 'waybill' },
    goSoilType: { sql: sql`w.go_soil_type`, join: 'waybill' },
    captainName: { sql: sql`w.captain_name`, join: 'waybill' },
    driverName: { sql: sql`w.driver_name`, join: 'waybill' },
    others: { sql: sql`o.list`, join: 'others' },
  },
  needs: { evidence: ['rule', 'facts'], allowedActions: ['state', 'blocking'], refusedActions: ['state', 'blocking'] },
  always: ['id'],
  sorts: { GO_DATETIME: sql`a.go_datetime` },
  defaultSort: { field: AnomalySortField.GO_DATETIME, direction: 'DESC' },
  tieBreak: sql`a.id`,
  scope: ofStaff,
  where: (filter) => [
    ...isOneOfIds(sql`a.id`, filter.ids, 'filter.ids'),
    ...isIdOf(sql`w.project_id`, filter.projectInfoId, filter.projectId).map(waybillIs),
    ...conditions(filter),
  ],
  summary: { rules: countsByRule },
}

/** Condition that anomalies belong to the actor's company; captains see none. */
function ofStaff(actor: Actor): Sql {
  return isCaptain(actor) ? sql`false` : sql`a.company_id = ${actor.companyId}`
}

/** Number of anomalies of a filter by rule; the filter's own rule is ignored. */
export async function countByRule(em: Em, actor: Actor, filter: AnomalyFilter): Promise<AnomalyRuleCount[]> {
  const { where, joins } = await meantBy(em, actor, anomalyList, { ...filter, rule: null })
  return rows(
    em,
    sql`select a.rule, count(*)::int as count from ${anomalyList.from} ${sql.join(joins, sql.raw(' '))} where ${where} group by a.rule order by a.rule`,
  )
}

/** All flags of a waybill, ended ones included, latest first. */
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

/** Anomalies of waybills in a spreadsheet, with the columns of the inbox. */
export const anomalySheet = sheetOf<AnomalyView>('Anomaly', anomalyTable, {
  title: texts.sheet,
  permission: 'chain:companywaybill:get',
  spec: anomalyList,
  fields: {
    evidence: told(({ rule, facts }) => rules[rule].tell(facts)),
    others: told(({ others }) => others.map(({ no }) => no).join('、')),
  },
})
