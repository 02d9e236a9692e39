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

/** An attempt at an import, and as whom it is made. */
export interface Run extends Attempt {
  tables: ImportTables
  userId: string
  roleType: number
  fileName: string
  headings: [number, string][]
}

/** Takes a waiting import for a new attempt; undefined when it is done, cancelled, gone, or somebody else's already. */
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
 * Holds the import for as long as a piece takes, and says that the attempt is alive; false when it has lost it. A cancel waits for the
 * piece, and the piece after a cancel does not begin.
 */
export async function holdImport({ em, now }: Tx, { companyId, id, runId, tables }: Run): Promise<boolean> {
  const held = await rows(
    em,
    sql`update ${tables.tasks} set touched_at = ${now} where company_id = ${companyId} and id = ${id} and run_id = ${runId} returning id`,
  )
  return held.length > 0
}

/** At the end of a piece: it may have taken longer than a silence, and the beats passed the locked import by. */
export const noteEnd = (em: Em, run: Run, now: Date): Promise<boolean> => noteAlive(em, run.tables.task, run, now)
/** What came of the rows. */
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
