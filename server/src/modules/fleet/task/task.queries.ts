import type { Actor } from '../../../kernel/command/actor.js'
import { type Approved, approvedColumns } from '../../../kernel/command/approval.js'
import type { Tx } from '../../../kernel/command/command.js'
import { handsWith } from '../../../kernel/command/hands.js'
import { DomainError } from '../../../kernel/errors.js'
import { isIdOf, oneOf, within } from '../../../kernel/list/filters.js'
import { type ListSpec, readOne, readWhere } from '../../../kernel/list/list.js'
import type { ListSheet } from '../../../kernel/list/sheet.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Hauled, Merging } from '../../basedata/index.js'
import { inCompanies, isCaptain, isOutdoors, reach } from '../../identity/index.js'
import { type Member, PriceStatus, reviewedColumns, reviewedList, statusCounts } from '../../price/index.js'
import { lockProjects } from '../../project/index.js'
import { fleetTexts as texts } from '../texts.js'
import { taskTable } from './fields.js'
import type { CaptainTask } from './task.entity.js'
import type { TaskTerms } from './task.schema.js'
import type { CaptainTaskFilter, CaptainTaskSortField, TaskView } from './task.view.js'

const reviewed = reviewedList('t', taskTable, {
  table: 'captain_task_member',
  owner: sql`m.company_id = t.company_id and m.task_id = t.id`,
})

export const taskList: ListSpec<CaptainTaskFilter, CaptainTaskSortField> = {
  from: sql`captain_task t`,
  alias: 't',
  fields: taskTable,
  ...reviewed,
  sorts: { APPLY_DATETIME: sql`t.apply_datetime` },
  defaultSort: { field: 'APPLY_DATETIME' as CaptainTaskSortField, direction: 'DESC' },
  tieBreak: sql`t.id`,
  scope: (actor) =>
    isCaptain(actor)
      ? sql`${inCompanies(actor, sql`t.company_id`)} and t.id in (select m.task_id from captain_task_member m where ${reach(actor, 'm')})`
      : sql`t.company_id = ${actor.companyId} and ${isOutdoors(actor) ? sql`false` : sql`true`}`,
  where: (filter, actor) => [
    ...isIdOf(sql`t.project_id`, filter.projectInfoId),
    ...oneOf(sql`t.status`, filter.status, 'filter.status'),
    ...within(sql`t.apply_datetime`, filter.applyDatetime),
    ...(filter.captainId ? [ofCaptain(actor, filter.captainId)] : []),
  ],
  summary: statusCounts('t'),
}

const ofCaptain = ({ companyId }: Actor, captainId: string): Sql =>
  isId(captainId)
    ? sql`t.id in (select m.task_id from captain_task_member m where m.company_id = ${companyId} and m.captain_id = ${captainId})`
    : sql`false`

export const findTask = async (
  em: Em,
  actor: Actor,
  id: string,
  fields?: ReadonlySet<string>,
): Promise<TaskView | undefined> =>
  isId(id) ? readOne<TaskView>(em, actor, taskList, sql`t.id = ${id}`, fields) : undefined

export const findTasks = (em: Em, actor: Actor, ids: readonly string[]): Promise<TaskView[]> =>
  readWhere<TaskView>(em, actor, taskList, inUuids(sql`t.id`, ids))

type Row = RowOf<typeof CaptainTask>

export interface StoredTask
  extends TaskTerms,
    Pick<Row, 'id' | 'status' | 'applyId' | 'applyName' | 'applyDatetime' | 'hands' | 'directPayPriceId' | 'version'> {}

const stored = [
  'id',
  'status',
  'project_id as projectId',
  'tp_mode as tpMode',
  'soil_type as soilType',
  'dump_site_id as dumpSiteId',
  'price',
  'weight_unit as weightUnit',
  'remark',
  'apply_id as applyId',
  'apply_name as applyName',
  'apply_datetime as applyDatetime',
  'hands',
  'direct_pay_price_id as directPayPriceId',
  'version',
] as const

/** Locks the project of a task, then the task: the same order as for prices. NOT_FOUND for an unknown task. */
export async function lockTask(tx: Tx, id: string): Promise<StoredTask> {
  const { em } = tx
  const { companyId } = tx.actor
  if (isId(id)) {
    await lockProjects(
      tx,
      sql`select t.project_id from published_captain_task t where t.company_id = ${companyId} and t.id = ${id}`,
    )
  }
  const found = isId(id)
    ? await firstRow(
        em,
        em
          .getKysely()
          .selectFrom('captain_task')
          .select(stored)
          .where('company_id', '=', companyId)
          .where('id', '=', id)
          .forUpdate(),
      )
    : undefined
  if (!found) throw new DomainError('NOT_FOUND', { what: texts.what })
  const members: Member[] = await rows(
    em,
    em
      .getKysely()
      .selectFrom('captain_task_member')
      .select(['captain_id as captainId', 'driver_id as driverId'])
      .where('company_id', '=', companyId)
      .where('task_id', '=', found.id)
      .orderBy('captain_id')
      .orderBy('driver_id'),
  )
  return { ...found, members }
}

/** Columns of terms that may change until the task is decided. */
const open = (terms: TaskTerms) => ({
  tp_mode: terms.tpMode,
  soil_type: terms.soilType,
  dump_site_id: terms.dumpSiteId,
  price: terms.price,
  weight_unit: terms.weightUnit,
  remark: terms.remark,
})

/** Columns of a written task. */
const changed = ({ em, actor, now }: Tx, id: string) =>
  em
    .getKysely()
    .updateTable('captain_task')
    .set((task) => ({ version: task('version', '+', 1), updated_at: now }))
    .where('company_id', '=', actor.companyId)
    .where('id', '=', id)

export async function insertTask(tx: Tx, terms: TaskTerms): Promise<string> {
  const { em, actor, now } = tx
  const id = newId()
  await rows(
    em,
    em
      .getKysely()
      .insertInto('captain_task')
      .values({
        company_id: actor.companyId,
        id,
        project_id: terms.projectId,
        ...open(terms),
        hands: [actor.userId],
        apply_id: actor.userId,
        apply_name: actor.name,
        apply_datetime: now,
        created_at: now,
        updated_at: now,
      }),
  )
  await writeMembers(tx, id, terms.members)
  return id
}

export async function updateTask(tx: Tx, stored: Pick<StoredTask, 'id' | 'hands'>, terms: TaskTerms): Promise<void> {
  const { id } = stored
  const { em, actor } = tx
  await rows(em, changed(tx, id).set({ ...open(terms), hands: handsWith(actor, stored) }))
  const members = em.getKysely().deleteFrom('captain_task_member').where('company_id', '=', actor.companyId)
  await rows(em, members.where('task_id', '=', id))
  await writeMembers(tx, id, terms.members)
}

async function writeMembers({ em, actor }: Tx, id: string, members: readonly Member[]): Promise<void> {
  await rows(
    em,
    sql`insert into captain_task_member (company_id, task_id, captain_id, driver_id)
        select ${actor.companyId}, ${id}, m."captainId", m."driverId"
        from json_to_recordset(${JSON.stringify(members)}::json) as m("captainId" uuid, "driverId" uuid)`,
  )
}

export type TaskDecision = Pick<Row, 'status' | 'reason' | 'directPayPriceId'> & Approved

export async function writeTaskDecision(tx: Tx, id: string, decision: TaskDecision): Promise<void> {
  const { actor, now } = tx
  await rows(
    tx.em,
    changed(tx, id).set({
      status: decision.status,
      audit_id: actor.userId,
      audit_name: actor.name,
      audit_datetime: now,
      ...approvedColumns(decision),
      reason: decision.reason,
      direct_pay_price_id: decision.directPayPriceId,
    }),
  )
}

export async function writeTaskInvalidation(tx: Tx, id: string, reason: string | null): Promise<void> {
  const { actor, now } = tx
  const invalid = { invalid_id: actor.userId, invalid_name: actor.name, invalid_datetime: now, reason }
  await rows(tx.em, changed(tx, id).set({ status: PriceStatus.EXPIRED, ...invalid }))
}

/** Deletes a task; false where there is none. */
export async function deleteTask({ em, actor }: Tx, id: string): Promise<boolean> {
  const own = em.getKysely().deleteFrom('captain_task').where('company_id', '=', actor.companyId)
  return (await firstRow(em, own.where('id', '=', id).returning('id'))) !== undefined
}

/** Moves undecided tasks to the kept soil or dump site; decided ones keep theirs. */
export const moveTasks =
  ({ column, of }: Hauled) =>
  ({ em, actor, now }: Tx, { keep, drop }: Merging): Promise<number> =>
    affected(
      em,
      sql`update captain_task set ${sql.raw(column)} = ${keep[of]}, version = version + 1, updated_at = ${now}
          where company_id = ${actor.companyId} and ${sql.raw(column)} = ${drop[of]} and status = 'PENDING'`,
    )

/** Task applications in a spreadsheet, with the columns of their page. */
export const taskSheet: ListSheet<TaskView> = {
  title: texts.what,
  permission: 'chain:directPayPriceSet:get',
  spec: taskList,
  filterType: 'CaptainTaskFilter',
  sortType: 'CaptainTaskSort',
  ...reviewedColumns(taskTable),
}
