import { setTimeout as sleep } from 'node:timers/promises'

/** Waits, or less when the signal comes. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
