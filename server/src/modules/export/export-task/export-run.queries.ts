import { newId } from '../../../kernel/id.js'
import { affected, firstRow, rows, sql } from '../../../kernel/sql.js'
import type { Em } from '../../../platform/database/database.js'
import type { NewTask } from './export-task.queries.js'

/** Names a task apart from any session. */
export interface TaskKey {
  companyId: string
  id: string
}

/** An attempt at a task, and what it has to do. */
export interface Run extends TaskKey, Omit<NewTask, 'expiresAt'> {
  runId: string
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

/** Says how far an attempt is; false when it has lost the task, because it was cancelled or taken for dead. */
export async function noteProgress(em: Em, run: Run, total: number, done: number, now: Date): Promise<boolean> {
  const { companyId, id, runId } = run
  const noted = await affected(
    em,
    sql`update export_task set total = ${total}, done = ${done}, touched_at = ${now}
        where company_id = ${companyId} and id = ${id} and run_id = ${runId}`,
  )
  return noted > 0
}

/** Ends an attempt well, unless it has lost the task. */
export async function finishTask(em: Em, run: Run, done: number, now: Date, expiresAt: Date): Promise<void> {
  const { companyId, id, runId } = run
  await rows(
    em,
    sql`update export_task set status = 'DONE', run_id = null, total = ${done}, done = ${done}, finished_at = ${now}, expires_at = ${expiresAt}
        where company_id = ${companyId} and id = ${id} and run_id = ${runId}`,
  )
}

export async function failTask(em: Em, { companyId, id, runId }: Run, error: string, now: Date): Promise<void> {
  await rows(
    em,
    sql`update export_task set status = 'FAILED', run_id = null, error = ${error}, finished_at = ${now}
        where company_id = ${companyId} and id = ${id} and run_id = ${runId}`,
  )
}

/** Gives a task back that could not be finished here. */
export async function releaseTask(em: Em, { companyId, id, runId }: Run): Promise<void> {
  await rows(
    em,
    sql`update export_task set status = 'QUEUED', run_id = null, total = null, done = 0
        where company_id = ${companyId} and id = ${id} and run_id = ${runId}`,
  )
}

/** Gives back the tasks whose attempt has said nothing since a moment: its program has ended. */
export async function releaseSilent(em: Em, before: Date): Promise<void> {
  await rows(
    em,
    sql`update export_task set status = 'QUEUED', run_id = null, total = null, done = 0
        where status = 'RUNNING' and touched_at < ${before}`,
  )
}

export const findQueued = (em: Em): Promise<TaskKey[]> =>
  rows(em, sql`select company_id as "companyId", id from export_task where status = 'QUEUED' order by created_at`)
