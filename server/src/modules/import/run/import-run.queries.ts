import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
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
import { type ImportTables, ofKind } from './tables.sql.js'

/** Attempt at an import, and the person who confirmed it. */
export interface Run extends Attempt {
  tables: ImportTables
  userId: string
  roleType: number
  fileName: string
  headings: [number, string][]
}

/**
 * Claims a waiting import for a new attempt; undefined for an import that is finished, cancelled, gone or already
 * claimed.
 */
export async function claimImport(
  em: Em,
  tables: ImportTables,
  { companyId, id }: TaskKey,
  now: Date,
): Promise<Run | undefined> {
  const run = await firstRow<Omit<Run, 'tables'>>(
    em,
    sql`update ${tables.tasks} set status = 'RUNNING', run_id = ${newId()}, touched_at = ${now}
        where company_id = ${companyId} and id = ${id} and status = 'QUEUED'
        returning company_id as "companyId", id, run_id as "runId", user_id as "userId", role_type as "roleType", file_name as "fileName", headings`,
  )
  return run && { ...run, tables }
}

export interface Counts {
  created: number
  updated: number
  unchanged: number
  refused: number
}

/**
 * Locks the import for the length of a piece, and notes that the attempt is alive; false when the attempt has lost it.
 * A cancellation waits for the piece, and no piece begins after it.
 */
export async function holdImport({ em, now }: Tx, { companyId, id, runId, tables }: Run): Promise<boolean> {
  const held = await rows(
    em,
    sql`update ${tables.tasks} set touched_at = ${now} where company_id = ${companyId} and id = ${id} and run_id = ${runId} returning id`,
  )
  return held.length > 0
}

/** Notes at the end of a piece that the attempt is alive: beats could not do so while the import was locked. */
export const noteEnd = (em: Em, run: Run, now: Date): Promise<boolean> => noteAlive(em, run.tables.task, run, now)
/** Counts of the rows by outcome. */
export const countsOf = (em: Em, { tables, companyId, id }: Run): Promise<Counts | undefined> =>
  firstRow<Counts>(
    em,
    sql`select create_count as created, update_count as updated, unchanged_count as unchanged, refused_count as refused
        from ${tables.tasks} where company_id = ${companyId} and id = ${id}`,
  )
export const beat = (em: Em, run: Run, now: Date): Promise<boolean> => noteBeat(em, run.tables.task, run, now)
export const finish = (em: Em, run: Run, now: Date): Promise<boolean> => finishTask(em, run.tables.task, run, now)
export const fail = (em: Em, run: Run, error: string, now: Date): Promise<boolean> =>
  failTask(em, run.tables.task, run, error, now)
export const release = (em: Em, run: Run): Promise<void> => releaseTask(em, run.tables.task, run)
export const releaseLeft = (em: Em, { task }: ImportTables, before: Date): Promise<void> =>
  releaseSilent(em, task, before)
export const queued = (em: Em, tables: ImportTables): Promise<TaskKey[]> => findQueued(em, tables.task, ofKind(tables))
