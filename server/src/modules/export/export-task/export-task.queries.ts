import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { selectedOf } from '../../../kernel/sql/described.js'
import { anyId, at, firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { inTurn } from '../../../kernel/sql/turn.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { isOpen } from '../../../platform/jobs/task.queries.js'
import type { ExportTask } from './export-task.entity.js'
import type { ExportTaskView } from './export-task.view.js'
import { ExportStatus, exportTaskTable } from './fields.js'

type Row = RowOf<typeof ExportTask>

type Asked = 'list' | 'title' | 'format' | 'columns' | 'filter' | 'sort' | 'ids' | 'query' | 'variables'

export interface NewTask extends Pick<Row, Asked> {
  expiresAt: Date
}

const SHOWN = 50

const tasksOf = (em: Em, actor: Actor) =>
  em.getKysely().selectFrom('export_task').where('company_id', '=', actor.companyId).where('user_id', '=', actor.userId)

const shown = ['list', ...selectedOf('export_task', exportTaskTable)] as const

/** Newest tasks of a person, without expired ones. */
export function findTasks(em: Em, actor: Actor, now: Date): Promise<ExportTaskView[]> {
  const newest = tasksOf(em, actor).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(SHOWN)
  return rows(em, newest.where('expires_at', '>', at(now)).select(shown))
}

export const findTask = (em: Em, actor: Actor, id: string): Promise<ExportTaskView | undefined> =>
  firstRow(em, tasksOf(em, actor).where('id', '=', id).select(shown))

export async function insertTask({ em, actor, now }: Tx, task: NewTask): Promise<string> {
  const id = newId()
  await rows(
    em,
    em
      .getKysely()
      .insertInto('export_task')
      .values({
        company_id: actor.companyId,
        id,
        user_id: actor.userId,
        role_type: actor.facts.roleType,
        list: task.list,
        title: task.title,
        format: task.format,
        query: task.query,
        variables: task.variables && JSON.stringify(task.variables),
        columns: JSON.stringify(task.columns),
        filter: JSON.stringify(task.filter),
        sort: JSON.stringify(task.sort),
        ids: task.ids?.filter(isId) ?? null,
        limited_to: actor.facts.projectIds && [...actor.facts.projectIds],
        created_at: now,
        expires_at: task.expiresAt,
      }),
  )
  return id
}

/**
 * Number of a person's tasks that count towards the limit. His requests take turns, so that each sees the tasks of the
 * one before.
 */
export async function countOpen({ em, actor, now }: Tx): Promise<number> {
  await inTurn(em, 'export', actor.companyId, actor.userId)
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from export_task
        where company_id = ${actor.companyId} and user_id = ${actor.userId} and ${isOpen(now)}`,
  )
  return row?.count ?? 0
}

/** Locked task of the person; undefined for other people's tasks. */
export async function lockTask({ em, actor, now }: Tx, id: string): Promise<Pick<Row, 'status'> | undefined> {
  if (!isId(id)) return undefined
  const own = tasksOf(em, actor).where('id', '=', id).where('expires_at', '>', at(now))
  return firstRow(em, own.select('status').forUpdate())
}

const changed = ({ em, actor }: Tx, id: string) =>
  em.getKysely().updateTable('export_task').where('company_id', '=', actor.companyId).where('id', '=', id)

export async function cancelTask(tx: Tx, id: string): Promise<void> {
  await rows(tx.em, changed(tx, id).set({ status: ExportStatus.CANCELLED, run_id: null, finished_at: tx.now }))
}

export async function queueAgain(tx: Tx, id: string, expiresAt: Date): Promise<void> {
  const afresh = { run_id: null, total: null, done: 0, error: null, finished_at: null }
  await rows(tx.em, changed(tx, id).set({ status: ExportStatus.QUEUED, ...afresh, expires_at: expiresAt }))
}

export interface StoredFile extends Pick<Row, 'title' | 'format'> {
  createTime: string
  key: string
}

/** File of a person's own task, from its completion until it expires. */
export async function findFile(em: Em, actor: Actor, id: string, now: Date): Promise<StoredFile | undefined> {
  if (!isId(id)) return undefined
  const done = tasksOf(em, actor)
    .where('id', '=', id)
    .where('status', '=', ExportStatus.DONE)
    .where('expires_at', '>', at(now))
  const file = done.select(['title', 'format', 'created_at as createTime', 'file_key as key'])
  return firstRow(em, file.$narrowType<{ key: string }>())
}

/** Files of a company's expired tasks. */
export const findExpired = (
  em: Em,
  companyId: string,
  now: Date,
  limit: number,
): Promise<{ id: string; key: string | null }[]> =>
  rows(
    em,
    em
      .getKysely()
      .selectFrom('export_task')
      .select(['id', 'file_key as key'])
      .where('company_id', '=', companyId)
      .where('expires_at', '<=', at(now))
      .orderBy('expires_at')
      .limit(limit),
  )

export async function deleteTasks(em: Em, companyId: string, ids: string[]): Promise<number> {
  const some = em.getKysely().deleteFrom('export_task').where('company_id', '=', companyId)
  return (await rows(em, some.where('id', '=', anyId(ids)).returning('id'))).length
}
