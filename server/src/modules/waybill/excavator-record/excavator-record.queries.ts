import type { Actor } from '../../../kernel/command/actor.js'
import { columnsOf, sheetOf } from '../../../kernel/fields.js'
import { equals, holds, isIdOf, oneOf, within } from '../../../kernel/list/filters.js'
import { type ListSpec, readWhere } from '../../../kernel/list/list.js'
import type { Em } from '../../../kernel/sql/database.js'
import { isLike } from '../../../kernel/sql/forms.js'
import { inUuids, type Sql, sql } from '../../../kernel/sql/sql.js'
import { settingsOf } from '../../company/index.js'
import { isCaptain, isOperator } from '../../identity/index.js'
import type { ExcavatorRecordFilter, ExcavatorRecordSortField, ExcavatorRecordView } from './excavator-record.view.js'
import { recordTable } from './fields.js'
import { costOfWork, workOfPhase } from './phase-work.sql.js'
import { recordsTitle } from './texts.js'

const startDatetime = sql`r.start_datetime`
const judged = ['auditStatus', 'hands', 'staffId', 'fourEyes']

/** Condition of the list without a filter, in the form that its indexes have (docs/behaviour/waybill.md). */
const shown = sql`r.audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED')`

export const excavatorRecordList: ListSpec<ExcavatorRecordFilter, ExcavatorRecordSortField> = {
  from: sql`excavator_record r`,
  alias: 'r',
  fields: recordTable,
  joins: {
    project: sql`join published_project j on j.company_id = r.company_id and j.id = r.project_id`,
    settings: settingsOf.join(sql`r.company_id`),
  },
  columns: {
    ...columnsOf('r', recordTable),
    projectName: { sql: sql`j.name`, join: 'project' },
    isDel: sql`(r.audit_status = 'DELETED')`,
    searchDate: sql`r.start_datetime::date::text`,
    hands: sql`r.hands`,
    fourEyes: { sql: settingsOf.fourEyes, join: 'settings' },
  },
  needs: { allowedActions: judged, refusedActions: judged },
  always: ['id', 'companyAuthId'],
  sorts: {
    START_DATETIME: startDatetime,
    END_DATETIME: { sql: sql`r.end_datetime`, few: true },
    WORK_TIME: { sql: sql`r.work_time`, few: true },
  },
  defaultSort: { field: 'START_DATETIME' as ExcavatorRecordSortField, direction: 'DESC' },
  tieBreak: sql`r.id`,
  // Scope of the list; records name no captain, so that captains see none.
  scope: (actor) => (isCaptain(actor) ? sql`false` : sql`r.company_id = ${actor.companyId} and ${shown}`),
  where: (filter, actor) => [
    ...isIdOf(sql`r.machine_id`, filter.machineId),
    ...holds(sql`r.machine_code`, filter.machineCode),
    ...isIdOf(sql`r.staff_id`, filter.staffId),
    ...holds(sql`r.staff_name`, filter.staffName),
    ...isIdOf(sql`r.project_id`, filter.projectInfoId, filter.projectId),
    ...(filter.projectName && !isCaptain(actor) ? [ofProjects(actor, filter.projectName)] : []),
    ...equals(sql`r.shift_type`, filter.inShiftType),
    ...equals(sql`r.in_type`, filter.inType),
    ...equals(sql`r.ledger_type`, filter.ledgerType),
    ...oneOf(sql`r.audit_status`, filter.auditStatus, 'filter.auditStatus'),
    ...(filter.phase ? [isCaptain(actor) ? sql`false` : workOfPhase(actor, filter.phase)] : []),
    ...within(startDatetime, filter.startDatetime),
  ],
  summary: (filter) => ({
    workTime: sql`coalesce(sum(r.work_time), 0)::integer`,
    amount: sql`coalesce(sum(r.amount), 0)`,
    ...(filter.phase ? { phaseCost: sql`coalesce(sum(${costOfWork}), 0)::numeric(18, 2)` } : {}),
  }),
}

/** List of an operator's own records in any state but DELETED. */
export const ownRecordList: typeof excavatorRecordList = {
  ...excavatorRecordList,
  scope: ({ companyId, userId }) =>
    sql`r.company_id = ${companyId} and r.staff_id = ${userId} and r.audit_status <> 'DELETED'`,
}

/** Records `r` within the actor's reach: an operator's own, for others all of the company. */
export const withinReach = (actor: Actor): Sql =>
  sql`r.company_id = ${actor.companyId} and ${isOperator(actor) ? sql`r.staff_id = ${actor.userId}` : sql`true`}`

const everyRecord: typeof excavatorRecordList = { ...excavatorRecordList, scope: withinReach }

/** Records of ids, in any state. */
export const findRecords = (
  em: Em,
  actor: Actor,
  ids: readonly string[],
  fields?: ReadonlySet<string>,
): Promise<ExcavatorRecordView[]> => readWhere(em, actor, everyRecord, inUuids(sql`r.id`, ids), fields)

const ofProjects = ({ companyId }: Actor, name: string): Sql =>
  sql`r.project_id = any(array(
    select j.id from published_project j where j.company_id = ${companyId} and ${isLike(sql`j.name`, name)}))`

/** Work of excavators in a spreadsheet, with the columns of the list page. */
export const excavatorRecordSheet = sheetOf<ExcavatorRecordView>('ExcavatorRecord', recordTable, {
  title: recordsTitle,
  permission: 'chain:companywaybill:get',
  spec: excavatorRecordList,
  titles: { workTime: `${recordTable.workTime.label}（分钟）` },
  units: { workTime: '分钟' },
})
