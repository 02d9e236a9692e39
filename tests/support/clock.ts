import type { Clock } from '@tufang/server/kernel/values/clock'

const moved = new Set<TestClock>()

/** The real time until a test stops it; every clock runs again after the test. */
export class TestClock implements Clock {
  private stopped: Date | undefined

  now(): Date {
    return this.stopped ?? new Date()
  }

  /** Stops the clock at a moment. */
  set(time: Date): void {
    this.stopped = time
    moved.add(this)
  }

  /** Stops the clock again, `ms` milliseconds later. */
  advance(ms: number): void {
    this.set(new Date(this.now().getTime() + ms))
  }

  static runAgain(): void {
    for (const clock of moved) clock.stopped = undefined
    moved.clear()
  }
}

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
