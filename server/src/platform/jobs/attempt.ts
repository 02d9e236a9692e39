import { DomainError } from '../../kernel/errors.js'

/** An attempt at a task has lost it: somebody cancelled it, or another attempt has it. */
export class Lost extends Error {}

/** How an attempt ends that did not end well. */
interface Endings {
  /** The program is told to stop: somebody else shall go on. */
  release(): Promise<void>
  fail(message: string): Promise<void>
}

/** After how long a running task is taken for left behind. */
export const SILENT_MS = 5 * 60_000

/** Does the work of an attempt. Refusals end the task as failed, and so does a fault, which is thrown as well. */
export async function attempt(
  work: () => Promise<void>,
  endings: Endings,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (error instanceof Lost) return
    if (signal?.aborted) {
      await endings.release()
      throw error
    }
    const refusal = error instanceof DomainError ? error : new DomainError('INTERNAL')
    await endings.fail(refusal.message)
    if (refusal !== error) throw error
  }
}
