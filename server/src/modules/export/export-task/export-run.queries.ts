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

/** An attempt at a task, and what it has to do. */
export interface Run extends Attempt, Omit<NewTask, 'expiresAt'> {
  userId: string
  roleType: number
  key: string
}

/** Takes a waiting task for a new attempt; undefined when it is done, cancelled, gone, or somebody else's already. */
export function claimTask(em: Em, { companyId, id }: TaskKey, key: string, now: Date): Promise<Run | undefined> {
  return firstRow<Run>(
    em,
    sql`update export_task set status = 'RUNNING', run_id = ${newId()}, touched_at = ${now}, total = null, done = 0,
          file_key = coalesce(file_key, ${key})
        where company_id = ${companyId} and id = ${id} and status = 'QUEUED'
        returning company_id as "companyId", id, run_id as "runId", user_id as "userId", role_type as "roleType", list, title, columns,
          filter, sort, ids, file_key as key`,
  )
}

/** Says how far an attempt is; false when it has lost the task. */
export const noteProgress = (em: Em, run: Run, total: number | null, done: number, now: Date): Promise<boolean> =>
  noteAlive(em, TABLE, run, now, sql`total = ${total}::int, done = ${done}`)

export const beat = (em: Em, run: Run, now: Date): Promise<boolean> => noteBeat(em, TABLE, run, now)

/** What a file holds: how many rows, and of which projects they are, where whoever started it was limited to some. */
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

/** A file is made from its beginning. */
const afresh = sql`total = null, done = 0`

export const release = (em: Em, run: Run): Promise<void> => releaseTask(em, TABLE, run, afresh)

export const releaseLeft = (em: Em, before: Date): Promise<void> => releaseSilent(em, TABLE, before, afresh)

export const queued = (em: Em): Promise<TaskKey[]> => findQueued(em, TABLE)
