import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { SortBy } from '../../../kernel/list/spec.js'
import { affected, firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { Em } from '../../../platform/database/database.js'
import { isOpen } from '../../../platform/jobs/task.queries.js'
import type { ExportColumn } from './export-task.schema.js'
import type { ExportStatus, ExportTaskView } from './export-task.view.js'

export interface NewTask {
  list: string
  title: string
  columns: ExportColumn[]
  filter: object
  sort: SortBy[]
  ids: string[] | null
  expiresAt: Date
}

const SHOWN = 50

const tasksWhere = (actor: Actor, condition: Sql, limit: number): Sql =>
  sql`select id, list, title, status, total, done, error, created_at as "createTime", finished_at as "finishTime",
        expires_at as "expireTime"
      from export_task
      where company_id = ${actor.companyId} and user_id = ${actor.userId} and ${condition}
      order by created_at desc, id desc limit ${limit}`

/** The newest tasks of a person that have not expired. */
export const findTasks = (em: Em, actor: Actor, now: Date): Promise<ExportTaskView[]> =>
  rows(em, tasksWhere(actor, sql`expires_at > ${now}`, SHOWN))

export const findTask = (em: Em, actor: Actor, id: string): Promise<ExportTaskView | undefined> =>
  firstRow(em, tasksWhere(actor, sql`id = ${id}`, 1))

export async function insertTask({ em, actor, now }: Tx, task: NewTask): Promise<string> {
  const id = newId()
  const ids = task.ids === null ? sql`null` : sql`${task.ids.filter(isId)}::uuid[]`
  await rows(
    em,
    sql`insert into export_task (company_id, id, user_id, role_type, list, title, columns, filter, sort, ids, created_at, expires_at)
        values (${actor.companyId}, ${id}, ${actor.userId}, ${actor.facts.roleType}, ${task.list}, ${task.title},
          ${JSON.stringify(task.columns)}::jsonb, ${JSON.stringify(task.filter)}::jsonb, ${JSON.stringify(task.sort)}::jsonb, ${ids},
          ${now}, ${task.expiresAt})`,
  )
  return id
}

/** What counts towards the limit. */
export async function countOpen({ em, actor, now }: Tx): Promise<number> {
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from export_task
        where company_id = ${actor.companyId} and user_id = ${actor.userId} and ${isOpen(now)}`,
  )
  return row?.count ?? 0
}

/** A person's own task, locked; another one's id names none. */
export async function lockTask({ em, actor, now }: Tx, id: string): Promise<{ status: `${ExportStatus}` } | undefined> {
  if (!isId(id)) return undefined
  return firstRow(
    em,
    sql`select status from export_task
        where company_id = ${actor.companyId} and user_id = ${actor.userId} and id = ${id} and expires_at > ${now} for update`,
  )
}

export async function cancelTask({ em, actor, now }: Tx, id: string): Promise<void> {
  await rows(
    em,
    sql`update export_task set status = 'CANCELLED', run_id = null, finished_at = ${now}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export async function queueAgain({ em, actor }: Tx, id: string, expiresAt: Date): Promise<void> {
  await rows(
    em,
    sql`update export_task set status = 'QUEUED', run_id = null, total = null, done = 0, error = null, finished_at = null,
          expires_at = ${expiresAt}
        where company_id = ${actor.companyId} and id = ${id}`,
  )
}

export interface StoredFile {
  title: string
  createTime: string
  key: string
}

/** The file of a person's own task, once it is there and until it expires. */
export async function findFile(em: Em, actor: Actor, id: string, now: Date): Promise<StoredFile | undefined> {
  if (!isId(id)) return undefined
  return firstRow<StoredFile>(
    em,
    sql`select title, created_at as "createTime", file_key as key from export_task
        where company_id = ${actor.companyId} and user_id = ${actor.userId} and id = ${id} and status = 'DONE' and expires_at > ${now}`,
  )
}

/** What a company's tasks left behind when they expired. */
export const findExpired = (
  em: Em,
  companyId: string,
  now: Date,
  limit: number,
): Promise<{ id: string; key: string | null }[]> =>
  rows(
    em,
    sql`select id, file_key as key from export_task where company_id = ${companyId} and expires_at <= ${now}
        order by expires_at limit ${limit}`,
  )

export const deleteTasks = (em: Em, companyId: string, ids: string[]): Promise<number> =>
  affected(em, sql`delete from export_task where company_id = ${companyId} and ${inUuids(sql`id`, ids)}`)
