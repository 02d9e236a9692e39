import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { conditionsOf } from '../../../kernel/list/found.js'
import { type ListSpec, readWhere } from '../../../kernel/list/list.js'
import type { Below } from '../../../kernel/list/list-below.js'
import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isOperator } from '../../identity/index.js'
import { punchTable } from './fields.js'
import type { PunchFilter, PunchSortField, PunchView } from './punch.view.js'
import { punchTexts as texts } from './texts.js'

export const READS = 'chain:punch:get'

/** Punches of a person without the company's list: those he made, and those at machines that he operates. */
const own = ({ companyId, userId, facts }: Actor): Sql =>
  sql`(p.user_id = ${userId} or p.machine_code = any(array(select m.code from published_machine m
    where m.company_id = ${companyId} and m.operator_mobile = ${facts.mobile})))`

const conditions = conditionsOf('p', punchTable)

export const punchList: ListSpec<PunchFilter, PunchSortField> = {
  from: sql`punch p`,
  alias: 'p',
  fields: punchTable,
  joins: {
    project: sql`left join published_project j on j.company_id = p.company_id and j.id = p.project_id`,
    site: sql`left join published_dump_site s on s.company_id = p.company_id and s.id = p.dump_site_id`,
    waybill: sql`left join waybill w on w.company_id = p.company_id and w.id = p.waybill_id`,
  },
  columns: {
    ...columnsOf('p', punchTable),
    projectName: { sql: sql`j.name`, join: 'project' },
    garbageName: { sql: sql`s.name`, join: 'site' },
    lng: sql`p.lng::text`,
    lat: sql`p.lat::text`,
    waybillNo: { sql: sql`w.no`, join: 'waybill' },
    waybillStatus: { sql: sql`w.status`, join: 'waybill' },
  },
  needs: { allowedActions: ['state'], refusedActions: ['state'] },
  always: ['id'],
  sorts: {
    CORRECTED_AT: sql`p.corrected_at`,
    RECEIVED_AT: { sql: sql`p.received_at`, few: true },
    TRUCK_CODE: { sql: sql`p.truck_code`, few: true, nullable: true },
  },
  defaultSort: { field: 'CORRECTED_AT' as PunchSortField, direction: 'DESC' },
  tieBreak: sql`p.id`,
  scope: (actor) => sql`p.company_id = ${actor.companyId}${isOperator(actor) ? sql` and ${own(actor)}` : sql``}`,
  where: (filter) => conditions(filter),
  summary: {
    takenCount: sql`count(*) filter (where p.state = 'TAKEN')::int`,
    conflictCount: sql`count(*) filter (where p.state = 'CONFLICT')::int`,
    settledCount: sql`count(*) filter (where p.state = 'SETTLED')::int`,
    droppedCount: sql`count(*) filter (where p.state = 'DROPPED')::int`,
  },
}

/** Punches of the company, for the answer to the one who sent them. */
const everyPunch: typeof punchList = { ...punchList, scope: ({ companyId }) => sql`p.company_id = ${companyId}` }

/** Punches of ids within the actor's reach, for the loader. */
export const findPunches = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<PunchView[]> => readWhere<PunchView>(em, actor, punchList, inUuids(sql`p.id`, ids), fields)

/** Punches as they came out, in the order of the ids. */
export async function outcomesOf(em: Em, actor: Actor, ids: readonly string[]): Promise<PunchView[]> {
  const found = await readWhere<PunchView>(em, actor, everyPunch, inUuids(sql`p.id`, ids))
  const byId = new Map(found.map((punch) => [punch.id, punch]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Punches that made or moved a waybill, or that a clerk has attached to it. */
export const punchesOfWaybill: Below = { on: (key) => sql`p.waybill_id = ${key}`, few: true }

/** Punches in a spreadsheet, with the columns of their page. */
export const punchSheet = sheetOf<PunchView>('Punch', punchTable, {
  title: texts.punches,
  permission: READS,
  spec: punchList,
})
