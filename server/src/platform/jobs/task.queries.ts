import type { Em } from '../../kernel/sql/database.js'
import { affected, firstRow, rows, type Sql, sql } from '../../kernel/sql/sql.js'
import { silentBefore } from './attempt.js'

/**
 * Tables of tasks that a person starts and the background does: company_id, id, status, run_id, touched_at, error,
 * created_at, finished_at.
 */
export type TaskTable = 'export_task' | `${string}_import`

/** Identifies a task without a session. */
export interface TaskKey {
  companyId: string
  id: string
}

/** Attempt at a task; when another attempt takes the task, this one has lost it. */
export interface Attempt extends TaskKey {
  runId: string
}

const held = ({ companyId, id, runId }: Attempt): Sql =>
  sql`company_id = ${companyId} and id = ${id} and run_id = ${runId}`

const also = (more: Sql | undefined): Sql => (more ? sql`, ${more}` : sql``)

/** Condition on tasks that wait or run; one that an ended program left running does not count. */
export const isOpen = (now: Date): Sql =>
  sql`(status = 'QUEUED' or status = 'RUNNING' and touched_at >= ${silentBefore(now)})`

/**
 * Notes that an attempt is alive; false when it has lost its task. Does not wait for locks: a locked task is being
 * processed by this attempt, or being cancelled.
 */
export async function noteBeat(em: Em, table: TaskTable, attempt: Attempt, now: Date): Promise<boolean> {
  const name = sql.ref(table)
  const row = await firstRow<{ held: boolean }>(
    em,
    sql`with free as (select company_id, id from ${name} where ${held(attempt)} for update skip locked),
        noted as (update ${name} t set touched_at = ${now} from free where t.company_id = free.company_id and t.id = free.id)
        select exists (select from ${name} where ${held(attempt)}) as held`,
  )
  return row?.held ?? false
}

/** Records the progress of an attempt; false when it has lost its task by a cancellation, or by counting as dead. */
export async function noteAlive(em: Em, table: TaskTable, attempt: Attempt, now: Date, more?: Sql): Promise<boolean> {
  const noted = await affected(
    em,
    sql`update ${sql.ref(table)} set touched_at = ${now}${also(more)} where ${held(attempt)}`,
  )
  return noted > 0
}

/** Finishes a task; false when the attempt has lost it. */
export async function finishTask(em: Em, table: TaskTable, attempt: Attempt, now: Date, more?: Sql): Promise<boolean> {
  const ended = await affected(
    em,
    sql`update ${sql.ref(table)} set status = 'DONE', run_id = null, finished_at = ${now}${also(more)} where ${held(attempt)}`,
  )
  return ended > 0
}

export async function failTask(em: Em, table: TaskTable, attempt: Attempt, error: string, now: Date): Promise<boolean> {
  const ended = await affected(
    em,
    sql`update ${sql.ref(table)} set status = 'FAILED', run_id = null, error = ${error}, finished_at = ${now} where ${held(attempt)}`,
  )
  return ended > 0
}

/** Returns an unfinished task to the queue; `more` sets how it begins again. */
export async function releaseTask(em: Em, table: TaskTable, attempt: Attempt, more?: Sql): Promise<void> {
  await rows(em, sql`update ${sql.ref(table)} set status = 'QUEUED', run_id = null${also(more)} where ${held(attempt)}`)
}

/**
 * Releases tasks whose attempt has been silent since a moment, because its program ended. A locked one is being
 * processed.
 */
export async function releaseSilent(em: Em, table: TaskTable, before: Date, more?: Sql): Promise<void> {
  const name = sql.ref(table)
  await rows(
    em,
    sql`update ${name} t set status = 'QUEUED', run_id = null${also(more)}
        from (select company_id, id from ${name} where status = 'RUNNING' and touched_at < ${before} for update skip locked) silent
        where t.company_id = silent.company_id and t.id = silent.id`,
  )
}

/** Waiting rows of a table under the condition `which`. */
export const findQueued = (em: Em, table: TaskTable, which: Sql = sql`true`): Promise<TaskKey[]> =>
  rows(
    em,
    sql`select company_id as "companyId", id from ${sql.ref(table)} where status = 'QUEUED' and ${which} order by created_at`,
  )
