import { Recent } from './recent.js'

const MINUTE_MS = 60_000
/** Callers that are remembered: whoever has not come for a while has his whole allowance again. */
const MOST_KNOWN = 20_000

interface Left {
  at: number
  left: number
}

/**
 * How much somebody may do: so many in a minute, which come back evenly, so that a burst may use them at once. Counted within this
 * process: with several of them somebody may do as many times as much.
 */
export class Allowance {
  private readonly known = new Recent<Left>(MOST_KNOWN)

  constructor(private readonly perMinute: number) {}

  /** Takes one, or so many, and gives 0; or, where there are not enough left, the whole seconds until there are. */
  take(who: string, now: number, amount = 1): number {
    const left = this.left(who, now)
    if (left < amount) return Math.ceil((((amount - left) / this.perMinute) * MINUTE_MS) / 1000)
    this.spend(who, now, amount)
    return 0
  }

  /** Takes what has been used already, even where that is more than there was: the next one waits for it. */
  spend(who: string, now: number, amount: number): void {
    this.known.set(who, { at: now, left: this.left(who, now) - amount })
  }

  left(who: string, now: number): number {
    const seen = this.known.get(who)
    if (!seen) return this.perMinute
    return Math.min(this.perMinute, seen.left + (Math.max(0, now - seen.at) * this.perMinute) / MINUTE_MS)
  }
}
