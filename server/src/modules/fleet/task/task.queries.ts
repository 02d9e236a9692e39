import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { isIdOf, oneOf, within } from '../../../kernel/list/filters.js'
import { type ListSpec, readWhere } from '../../../kernel/list/list.js'
import { affected, firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import type { Member, PriceStatus } from '../../price/index.js'
import { reviewedList } from '../../price/index.js'
import { fleetTexts as texts } from '../texts.js'
import type { TaskTerms } from './task.schema.js'
import type { CaptainTaskFilter, CaptainTaskSortField, TaskView } from './task.view.js'

const reviewed = reviewedList('t', {
  table: 'captain_task_member',
  owner: sql`m.company_id = t.company_id and m.task_id = t.id`,
})

export const taskList: ListSpec<CaptainTaskFilter, CaptainTaskSortField> = {
  from: sql`captain_task t`,
  alias: 't',
  ...reviewed,
  columns: { ...reviewed.columns, remark: sql`t.remark`, directPayPriceId: sql`t.direct_pay_price_id` },
  sorts: { APPLY_DATETIME: sql`t.apply_datetime` },
  defaultSort: { field: 'APPLY_DATETIME' as CaptainTaskSortField, direction: 'DESC' },
  tieBreak: sql`t.id`,
  scope: (actor) => sql`t.company_id = ${actor.companyId}`,
  where: (filter, actor) => [
    ...isIdOf(sql`t.project_id`, filter.projectInfoId),
    ...oneOf(sql`t.status`, filter.status, 'filter.status'),
    ...within(sql`t.apply_datetime`, filter.applyDatetime),
    ...(filter.captainId ? [ofCaptain(actor, filter.captainId)] : []),
  ],
}

const ofCaptain = ({ companyId }: Actor, captainId: string): Sql =>
  isId(captainId)
    ? sql`t.id in (select m.task_id from captain_task_member m where m.company_id = ${companyId} and m.captain_id = ${captainId})`
    : sql`false`

export const findTasks = (em: Em, actor: Actor, ids: readonly string[]): Promise<TaskView[]> =>
  readWhere<TaskView>(em, actor, taskList, inUuids(sql`t.id`, ids))

export interface StoredTask extends TaskTerms {
  id: string
  status: PriceStatus
  applyId: string
  applyName: string
  applyDatetime: string
  termsBy: string
  directPayPriceId: string | null
  version: number
}

/** Locks the project of a task first, then the task: the order in which prices are locked too. NOT_FOUND when there is none. */
export async function lockTask({ em, actor }: Tx, id: string): Promise<StoredTask> {
  const { companyId } = actor
  if (isId(id)) {
    await rows(
      em,
      sql`select j.id from project j where j.company_id = ${companyId} and j.id in (
            select t.project_id from captain_task t where t.company_id = ${companyId} and t.id = ${id}) for no key update`,
    )
  }
  const stored = isId(id)
    ? await firstRow<Omit<StoredTask, 'members'>>(
        em,
        sql`select id, status, project_id as "projectId", tp_mode as "tpMode", soil_type as "soilType", dump_site_id as "dumpSiteId",
              price, remark, apply_id as "applyId", apply_name as "applyName", apply_datetime as "applyDatetime", terms_by as "termsBy",
              direct_pay_price_id as "directPayPriceId", version
            from captain_task where company_id = ${companyId} and id = ${id} for update`,
      )
    : undefined
  if (!stored) throw new DomainError('NOT_FOUND', { what: texts.what })
  const members = await rows<Member>(
    em,
    sql`select captain_id as "captainId", driver_id as "driverId" from captain_task_member
        where company_id = ${companyId} and task_id = ${stored.id} order by captain_id, driver_id`,
  )
  return { ...stored, members }
}

export async function insertTask(tx: Tx, terms: TaskTerms): Promise<string> {
  const { em, actor, now } = tx
  const id = newId()
  await rows(
    em,
    sql`insert into captain_task (company_id, id, project_id, tp_mode, soil_type, dump_site_id, price, remark, apply_id, apply_name,
          apply_datetime, terms_by, created_at, updated_at)
        values (${actor.companyId}, ${id}, ${terms.projectId}, ${terms.tpMode}, ${terms.soilType}, ${terms.dumpSiteId}, ${terms.price},
          ${terms.remark}, ${actor.userId}, ${actor.name}, ${now}, ${actor.userId}, ${now}, ${now})`,
  )
  await writeMembers(tx, id, terms.members)
  return id
}

export async function updateTask(tx: Tx, id: string, terms: TaskTerms): Promise<void> {
  const { em, actor, now } = tx
  await rows(
    em,
    sql`update captain_task set tp_mode = ${terms.tpMode}, soil_type = ${terms.soilType}, dump_site_id = ${terms.dumpSiteId},
          price = ${terms.price}, remark = ${terms.remark}, terms_by = ${actor.userId}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
  await rows(em, sql`delete from captain_task_member where company_id = ${actor.companyId} and task_id = ${id}`)
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

export interface TaskDecision {
  status: PriceStatus
  own: boolean
  reason: string | null
  directPayPriceId: string | null
}

export async function writeTaskDecision({ em, actor, now }: Tx, id: string, decision: TaskDecision): Promise<void> {
  await rows(
    em,
    sql`update captain_task set status = ${decision.status}, audit_id = ${actor.userId}, audit_name = ${actor.name},
          audit_datetime = ${now}, audit_own = ${decision.own}, reason = ${decision.reason},
          direct_pay_price_id = ${decision.directPayPriceId}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export async function writeTaskInvalidation({ em, actor, now }: Tx, id: string, reason: string | null): Promise<void> {
  await rows(
    em,
    sql`update captain_task set status = 'EXPIRED', invalid_id = ${actor.userId}, invalid_name = ${actor.name},
          invalid_datetime = ${now}, reason = ${reason}, version = version + 1, updated_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export const deleteTask = ({ em, actor }: Tx, id: string): Promise<number> =>
  affected(em, sql`delete from captain_task where company_id = ${actor.companyId} and id = ${id}`)
