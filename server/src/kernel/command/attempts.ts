import { setTimeout as sleep } from 'node:timers/promises'
import { sqlState } from '../sql/sql-state.js'

export const attemptLimits = {
  attempts: 5,
  /** Wall time; no attempt begins later, since whoever asked waits for the answer. */
  milliseconds: 6000,
}
/** serialization_failure, deadlock_detected, lock_not_available */
const CONTENTION = new Set(['40001', '40P01', '55P03'])

/** Does the work again from its start when others at the same rows got in its way, after a short pause that grows. */
export async function retried<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const started = performance.now()
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const late = attempt === attemptLimits.attempts || performance.now() - started > attemptLimits.milliseconds
      if (late || !CONTENTION.has(sqlState(error) ?? '')) throw error
      await sleep(5 * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
