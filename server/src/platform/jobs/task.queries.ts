import { affected, rows, type Sql, sql } from '../../kernel/sql.js'
import type { Em } from '../database/database.js'

/** Tables of tasks that a person starts and the background does: company_id, id, status, run_id, touched_at, error, created_at, finished_at. */
export type TaskTable = 'export_task' | 'waybill_import'

/** Names a task apart from any session. */
export interface TaskKey {
  companyId: string
  id: string
}

/** One attempt at a task; whoever holds another one has lost it. */
export interface Attempt extends TaskKey {
  runId: string
}

const held = ({ companyId, id, runId }: Attempt): Sql =>
  sql`company_id = ${companyId} and id = ${id} and run_id = ${runId}`

const also = (more: Sql | undefined): Sql => (more ? sql`, ${more}` : sql``)

/** Says that an attempt is alive; false when it has lost its task, because that was cancelled or the attempt taken for dead. */
export async function noteAlive(em: Em, table: TaskTable, attempt: Attempt, now: Date, more?: Sql): Promise<boolean> {
  const noted = await affected(
    em,
    sql`update ${sql.ref(table)} set touched_at = ${now}${also(more)} where ${held(attempt)}`,
  )
  return noted > 0
}

/** Ends an attempt well, unless it has lost the task. */
export async function finishTask(em: Em, table: TaskTable, attempt: Attempt, now: Date, more?: Sql): Promise<void> {
  await rows(
    em,
    sql`update ${sql.ref(table)} set status = 'DONE', run_id = null, finished_at = ${now}${also(more)} where ${held(attempt)}`,
  )
}

export async function failTask(em: Em, table: TaskTable, attempt: Attempt, error: string, now: Date): Promise<void> {
  await rows(
    em,
    sql`update ${sql.ref(table)} set status = 'FAILED', run_id = null, error = ${error}, finished_at = ${now} where ${held(attempt)}`,
  )
}

/** Gives a task back that could not be finished here; `more` says how it begins again. */
export async function releaseTask(em: Em, table: TaskTable, attempt: Attempt, more?: Sql): Promise<void> {
  await rows(em, sql`update ${sql.ref(table)} set status = 'QUEUED', run_id = null${also(more)} where ${held(attempt)}`)
}

/** Gives back the tasks whose attempt has said nothing since a moment: its program has ended. */
export async function releaseSilent(em: Em, table: TaskTable, before: Date, more?: Sql): Promise<void> {
  await rows(
    em,
    sql`update ${sql.ref(table)} set status = 'QUEUED', run_id = null${also(more)}
        where status = 'RUNNING' and touched_at < ${before}`,
  )
}

export const findQueued = (em: Em, table: TaskTable): Promise<TaskKey[]> =>
  rows(em, sql`select company_id as "companyId", id from ${sql.ref(table)} where status = 'QUEUED' order by created_at`)
