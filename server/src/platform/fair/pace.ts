import type { Speed } from './shares.js'

const SWEEP_AT = 10_000
/** Longest pause; shorter than the longest wait, so that a company's turn always comes. */
const MAX_PAUSE_MS = 8000

interface Owed {
  at: number
  ms: number
}

/**
 * Pace of a company's long work. Used time becomes a debt that shrinks with the clock; within its savings a company
 * continues at once, so that occasional long work never waits.
 */
export class Pace {
  private readonly owed = new Map<string, Owed>()

  constructor(private readonly speed: Speed) {}

  /** Milliseconds until the company may continue; 0 for now. */
  wait(company: string, now: number): number {
    return Math.max(0, Math.ceil((this.owes(company, now) - this.speed.savedMs) / this.speed.part))
  }

  took(company: string, ms: number, now: number): void {
    if (this.owed.size >= SWEEP_AT) this.forgetPaid(now)
    const most = this.speed.savedMs + MAX_PAUSE_MS * this.speed.part
    this.owed.set(company, { at: now, ms: Math.min(most, this.owes(company, now) + ms) })
  }

  private owes(company: string, now: number): number {
    const { at = now, ms = 0 } = this.owed.get(company) ?? {}
    return Math.max(0, ms - (now - at) * this.speed.part)
  }

  private forgetPaid(now: number): void {
    for (const company of this.owed.keys()) if (this.owes(company, now) === 0) this.owed.delete(company)
  }
}
