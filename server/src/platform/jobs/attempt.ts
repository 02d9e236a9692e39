import type { Logger } from 'pino'
import { DomainError, type ErrorCode } from '../../kernel/errors.js'
import { databaseError } from '../../kernel/sql/database-error.js'

/** An attempt at a task has lost it: somebody cancelled it, or another attempt has it. */
export class Lost extends Error {}

/** What an attempt says of itself; how it ends when it does not end well. */
interface Reports {
  /** It is alive; false when it has lost its task. */
  alive(): Promise<boolean>
  /** It cannot go on here and now: somebody else shall, or itself later. */
  release(): Promise<void>
  fail(message: string): Promise<unknown>
}

/** However long a piece of the work takes, the attempt says so often that it is alive. */
const BEAT_MS = 5000
/** Six beats: a busy machine may lose some. */
const SILENT_MS = 30_000

/** A running task whose attempt last spoke before this moment is taken for left behind. */
export const silentBefore = (now: Date): Date => new Date(now.getTime() - SILENT_MS)

/** What may be right a moment later, or a next attempt finds out, with nothing changed in the task. */
const PASSING: readonly ErrorCode[] = ['SERVER_BUSY', 'ROWS_LOCKED', 'OUTCOME_UNKNOWN']

/** Does the work of an attempt. Refusals end the task as failed, and so does a fault, which is thrown as well. */
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
      // Where this cannot be written either, whoever finds the attempt silent releases the task.
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

/** Beats beside the work, in statements of its own, until the returned function is called. */
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
