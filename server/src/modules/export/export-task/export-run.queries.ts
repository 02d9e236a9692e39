import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, sql } from '../../../kernel/sql/sql.js'
import { newId } from '../../../kernel/values/id.js'
import {
  type Attempt,
  failTask,
  findQueued,
  finishTask,
  noteAlive,
  noteBeat,
  releaseSilent,
  releaseTask,
  type TaskKey,
} from '../../../platform/jobs/task.queries.js'
import type { NewTask } from './export-task.queries.js'

const TABLE = 'export_task'

/** Attempt at a task, with its query. */
export interface Run extends Attempt, Omit<NewTask, 'expiresAt'> {
  userId: string
  roleType: number
  key: string
}

/**
 * Claims a waiting task for a new attempt; undefined for a task that is finished, cancelled, gone or already claimed.
 */
export function claimTask(em: Em, { companyId, id }: TaskKey, key: string, now: Date): Promise<Run | undefined> {
  return firstRow<Run>(
    em,
    sql`update export_task set status = 'RUNNING', run_id = ${newId()}, touched_at = ${now}, total = null, done = 0,
          file_key = coalesce(file_key, ${key})
        where company_id = ${companyId} and id = ${id} and status = 'QUEUED'
        returning company_id as "companyId", id, run_id as "runId", user_id as "userId", role_type as "roleType", list, title, format,
          columns, filter, sort, ids, query, variables, file_key as key`,
  )
}

/** Records the progress of an attempt; false when it has lost the task. */
export const noteProgress = (em: Em, run: Run, total: number | null, done: number, now: Date): Promise<boolean> =>
  noteAlive(em, TABLE, run, now, sql`total = ${total}::int, done = ${done}`)

export const beat = (em: Em, run: Run, now: Date): Promise<boolean> => noteBeat(em, TABLE, run, now)

/** Number of rows in a file, and their projects where the person who started it has a project limit. */
export interface Written {
  done: number
  limitedTo: readonly string[] | null
}

export const finish = (em: Em, run: Run, { done, limitedTo }: Written, now: Date, expiresAt: Date): Promise<boolean> =>
  finishTask(
    em,
    TABLE,
    run,
    now,
    sql`total = ${done}, done = ${done}, expires_at = ${expiresAt}, limited_to = ${limitedTo && [...limitedTo]}::uuid[]`,
  )

export const fail = (em: Em, run: Run, error: string, now: Date): Promise<boolean> =>
  failTask(em, TABLE, run, error, now)

/** Values of a task that begins again. */
const afresh = sql`total = null, done = 0`

export const release = (em: Em, run: Run): Promise<void> => releaseTask(em, TABLE, run, afresh)

export const releaseLeft = (em: Em, before: Date): Promise<void> => releaseSilent(em, TABLE, before, afresh)

/** Waiting tasks: sheets of lists, or bulk queries, which are done by a job of their own. */
export const queued = (em: Em, bulk: boolean): Promise<TaskKey[]> =>
  findQueued(em, TABLE, sql`(format <> 'XLSX') = ${bulk}`)
