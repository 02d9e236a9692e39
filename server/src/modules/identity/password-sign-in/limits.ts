import { delaySeconds, type Growth } from '../password/rules.js'

/**
 * How tries are slowed down: those of strangers by account and by the network that they come from, those of a device on which the owner has been
 * signed in by itself. Whoever waits longest waits five minutes, and no account is locked. docs/reliability.md derives what that comes to.
 */
export const growths = {
  account: { free: 2, most: 300 },
  network: { free: 10, most: 300 },
  device: { free: 2, most: 300 },
} as const satisfies Record<string, Growth>

export type Counted = keyof typeof growths

/** A wrong try is forgotten after so long without another. */
const FORGOTTEN_SECONDS = 600
/** Where the delay is the longest, more wrong tries change nothing. */
const MOST_BEYOND_FREE = 7

/** What stands against a subject now, and how long it is to wait. */
export interface Standing {
  failures: number
  wait: number
  /** Whether who tries now must show that he is no program. */
  needsCaptcha: boolean
  /** What is to be written when he tries. */
  next: number
}

export function standingOf(
  kind: Counted,
  { failures, sinceFailure }: { failures: number; sinceFailure: number | null },
): Standing {
  const growth = growths[kind]
  const since = Math.max(0, sinceFailure ?? Number.POSITIVE_INFINITY)
  const left = Math.max(0, failures - Math.floor(since / FORGOTTEN_SECONDS))
  return {
    failures: left,
    wait: Math.max(0, Math.ceil(delaySeconds(left, growth) - since)),
    needsCaptcha: left >= growth.free,
    next: Math.min(left + 1, growth.free + MOST_BEYOND_FREE),
  }
}
