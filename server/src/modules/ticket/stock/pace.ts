import { dayAfter } from '../stat/range.js'

/** Working days from which the pace is computed. */
export const WORKING_DAYS = 14
/** Longest forecast in days. */
const MOST_DAYS = 3650
/** Days within which tickets count as running out soon. */
const SOON_DAYS = 7

/** Tickets used on a working day: a slow, a usual and a busy one. */
export interface Pace {
  low: number
  median: number
  high: number
}

/** Quartiles of days, each a value of some day, so that one odd day does not move them. Null without a day. */
export function paceOf(uses: readonly number[]): Pace | null {
  const sorted = uses.toSorted((one, other) => one - other)
  const quartile = (of: number): number | undefined => sorted[Math.ceil((sorted.length * of) / 4) - 1]
  const [low, median, high] = [quartile(1), quartile(2), quartile(3)]
  return low === undefined || median === undefined || high === undefined ? null : { low, median, high }
}

/** Days yyyy-MM-dd on which tickets run out; null where that pace never uses them up. */
export interface RunsOut {
  from: string | null
  likely: string | null
  to: string | null
}

const NEVER: RunsOut = { from: null, likely: null, to: null }

export interface Hauling {
  /** Days on which the project used tickets, first one first, with the number of these tickets on each. */
  days: readonly string[]
  uses: readonly number[]
}

/**
 * Days on which tickets run out, from the busy pace to the slow one. Tickets of a project that hauls every other day
 * last twice as long.
 */
export function runsOut(remaining: number, { days, uses }: Hauling, today: string): RunsOut {
  const pace = paceOf(uses)
  const [first] = days
  if (!pace || first === undefined) return NEVER
  // A negative stock has run out, however seldom its tickets are used.
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
