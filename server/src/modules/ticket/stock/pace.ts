import { dayAfter } from '../stat/range.js'

/** How many working days tell the pace. */
export const WORKING_DAYS = 14
/** What lasts longer than that is not told a day for. */
const MOST_DAYS = 3650
/** Tickets that likely run out within so many days are running out. */
const SOON_DAYS = 7

/** Tickets used on a working day: on slow ones, usually, on busy ones. */
export interface Pace {
  low: number
  median: number
  high: number
}

/** The quartiles of days, each a figure that some day had: one odd day does not move them. Null without a day. */
export function paceOf(uses: readonly number[]): Pace | null {
  const sorted = uses.toSorted((one, other) => one - other)
  const quartile = (of: number): number | undefined => sorted[Math.ceil((sorted.length * of) / 4) - 1]
  const [low, median, high] = [quartile(1), quartile(2), quartile(3)]
  return low === undefined || median === undefined || high === undefined ? null : { low, median, high }
}

/** Days yyyy-MM-dd on which tickets run out; null where they do not at that pace. */
export interface RunsOut {
  from: string | null
  likely: string | null
  to: string | null
}

const NEVER: RunsOut = { from: null, likely: null, to: null }

export interface Hauling {
  /** The days on which the project hauled with tickets, and how many of these were used on each; the first one first. */
  days: readonly string[]
  uses: readonly number[]
}

/**
 * When tickets run out: at the pace of busy days first, at that of slow days last. A project that hauls on every other day needs them for twice
 * as many days.
 */
export function runsOut(remaining: number, { days, uses }: Hauling, today: string): RunsOut {
  const pace = paceOf(uses)
  const [first] = days
  if (!pace || first === undefined) return NEVER
  // What is used at all and is not there has run out, however seldom it is used.
  if (remaining <= 0) return uses.some((used) => used > 0) ? { from: today, likely: today, to: today } : NEVER
  const elapsed = (Date.parse(today) - Date.parse(first)) / 86_400_000
  const on = (daily: number): string | null => {
    if (daily <= 0) return null
    const left = Math.ceil((remaining * elapsed) / (daily * days.length))
    return left > MOST_DAYS ? null : dayAfter(today, left)
  }
  return { from: on(pace.high), likely: on(pace.median), to: on(pace.low) }
}

export const isSoon = ({ likely }: RunsOut, today: string): boolean =>
  likely !== null && likely <= dayAfter(today, SOON_DAYS)
