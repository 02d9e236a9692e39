/** The times of a waybill that say when its truck was on the way. */
export interface TripTimes {
  /** ms since 1970 */
  in: number | null
  go: number
  complete: number | null
}

export interface Window {
  from: number
  to: number
  /** Whether the trip went on for longer than is shown. */
  cut: boolean
}

const HOUR_MS = 3_600_000
const LONGEST_MS = 48 * HOUR_MS
/** A trip that nobody has ended is looked at for a day. */
const OPEN_MS = 24 * HOUR_MS

/**
 * When the positions of a truck belong to a waybill: from loading, or leaving where the loading punch is missing, until
 * completion; until now while it is under way. Punches in the wrong order are put right, and a trip of days is cut off.
 */
export function windowOf({ in: loaded, go, complete }: TripTimes, now: number): Window {
  const from = Math.min(loaded ?? go, go)
  const end = complete === null ? Math.min(now, from + OPEN_MS) : Math.max(complete, go)
  const to = Math.max(from, Math.min(end, from + LONGEST_MS))
  return { from, to, cut: end > to }
}
