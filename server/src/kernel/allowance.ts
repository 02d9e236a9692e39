import { Recent } from './recent.js'

const MINUTE_MS = 60_000
/**
 * Most callers that are remembered: a forgotten one has not called for long, and would have his whole allowance again.
 */
const MOST_KNOWN = 20_000

interface Left {
  at: number
  left: number
}

/**
 * Allowance of calls a minute for each caller. It refills evenly and can be spent in a burst. It is counted within this
 * process, so several processes allow several times as much.
 */
export class Allowance {
  private readonly known = new Recent<Left>(MOST_KNOWN)

  constructor(private readonly perMinute: number) {}

  /** Takes units and returns 0; or takes nothing and returns the whole seconds until there are enough. */
  take(who: string, now: number, amount = 1): number {
    const left = this.left(who, now)
    if (left < amount) return Math.ceil((((amount - left) / this.perMinute) * MINUTE_MS) / 1000)
    this.spend(who, now, amount)
    return 0
  }

  /** Takes an amount that was used already, even beyond the allowance: later callers wait for it. */
  spend(who: string, now: number, amount: number): void {
    this.known.set(who, { at: now, left: this.left(who, now) - amount })
  }

  left(who: string, now: number): number {
    const seen = this.known.get(who)
    if (!seen) return this.perMinute
    return Math.min(this.perMinute, seen.left + (Math.max(0, now - seen.at) * this.perMinute) / MINUTE_MS)
  }
}
