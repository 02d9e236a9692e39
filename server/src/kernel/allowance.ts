const MINUTE_MS = 60_000
/** Whoever has not come for a while has his whole allowance again, and need not be remembered. */
const SWEEP_AT = 10_000

interface Left {
  at: number
  left: number
}

/**
 * How much somebody may do: so many in a minute, which come back evenly, so that a burst may use them at once. Counted within this
 * process: with several of them somebody may do as many times as much.
 */
export class Allowance {
  private readonly known = new Map<string, Left>()

  constructor(private readonly perMinute: number) {}

  /** Takes one, and gives 0; or, where none is left, the whole seconds until there is one again. */
  take(who: string, now: number): number {
    const seen = this.known.get(who)
    const back = seen ? ((now - seen.at) * this.perMinute) / MINUTE_MS : 0
    const left = Math.min(this.perMinute, (seen?.left ?? this.perMinute) + Math.max(0, back))
    if (left < 1) return Math.ceil((((1 - left) / this.perMinute) * MINUTE_MS) / 1000)
    if (!seen && this.known.size >= SWEEP_AT) this.forget(now)
    this.known.set(who, { at: now, left: left - 1 })
    return 0
  }

  private forget(now: number): void {
    for (const [who, { at }] of this.known) if (now - at >= MINUTE_MS) this.known.delete(who)
  }
}
