import type { Logger } from 'pino'
import { DomainError, type ErrorCode } from '../../kernel/errors.js'
import { databaseError } from '../../kernel/sql/database-error.js'

/** End of an attempt that has lost its task to a cancellation or another attempt. */
export class Lost extends Error {}

/** Functions by which an attempt reports, and by which it ends badly. */
interface Reports {
  /** Reports that the attempt is alive; false when it has lost its task. */
  alive(): Promise<boolean>
  /** Returns the task, which another attempt shall continue, here or elsewhere. */
  release(): Promise<void>
  fail(message: string): Promise<unknown>
}

/** Interval at which an attempt reports that it is alive, however long a piece takes. */
const BEAT_MS = 5000
/** Silence after which an attempt counts as dead: six beats, since a busy machine may miss some. */
const SILENT_MS = 30_000

/** Moment by which an attempt must have reported last, or its running task counts as abandoned. */
export const silentBefore = (now: Date): Date => new Date(now.getTime() - SILENT_MS)

/** Refusals that may be over a moment later, or at the next attempt, with an unchanged task. */
const PASSING: readonly ErrorCode[] = ['SERVER_BUSY', 'ROWS_LOCKED', 'OUTCOME_UNKNOWN']

/** Runs an attempt. A refusal ends the task as failed; so does a fault, which is also thrown. */
export async function attempt(
  work: () => Promise<void>,
  reports: Reports,
  signal: AbortSignal | undefined,
  log: Logger | undefined,
): Promise<void> {
  const stopBeating = beat(reports, log)
  try {
    await work()
  } catch (error) {
    if (error instanceof Lost) return
    const known = databaseError(error)
    if (signal?.aborted || (known instanceof DomainError && PASSING.includes(known.code))) {
      // If this write fails, too, the attempt is later found silent and its task released.
      await reports.release().catch((reason: unknown) => log?.warn({ err: reason }, 'task not released'))
      throw error
    }
    const refusal = known instanceof DomainError ? known : new DomainError('INTERNAL')
    await reports.fail(refusal.message)
    if (refusal !== error) throw error
  } finally {
    await stopBeating()
  }
}

/** Reports in statements beside the work, until the returned function is called. */
function beat({ alive }: Reports, log: Logger | undefined): () => Promise<void> {
  let saying: Promise<void> | undefined
  const say = async (): Promise<void> => {
    try {
      if (!(await alive())) clearInterval(timer)
    } catch (error) {
      log?.warn({ err: error }, 'task beat')
    }
    saying = undefined
  }
  const timer = setInterval(() => {
    saying ??= say()
  }, BEAT_MS)
  return async () => {
    clearInterval(timer)
    await saying
  }
}
