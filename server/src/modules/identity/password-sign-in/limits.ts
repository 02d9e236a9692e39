import { delaySeconds, type Growth } from '../password/rules.js'

/**
 * Growth of the delay after wrong passwords. Strangers are counted by account and by network, a device on which the
 * owner has been signed in by itself. The longest delay is five minutes, and no account is locked. docs/reliability.md
 * derives the consequences.
 */
export const growths = {
  account: { free: 2, most: 300 },
  network: { free: 10, most: 300 },
  device: { free: 2, most: 300 },
} as const satisfies Record<string, Growth>

export type Counted = keyof typeof growths

/** Seconds after which a wrong try is forgotten if none has followed. */
const FORGOTTEN_SECONDS = 600
/** Wrong tries after which the delay stops growing. */
const MOST_BEYOND_FREE = 7

/** Wrong tries counted against a subject, with its delay. */
export interface Standing {
  failures: number
  wait: number
  /** Whether the next try takes a captcha. */
  needsCaptcha: boolean
  /** Number of wrong tries to store with the next one. */
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
