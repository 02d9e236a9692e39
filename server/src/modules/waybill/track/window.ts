/** Times of a waybill that decide when its truck was on the way. */
export interface TripTimes {
  /** Milliseconds since 1970. */
  in: number | null
  go: number
  complete: number | null
}

export interface Window {
  from: number
  to: number
  /** Whether the trip lasted longer than the shown part. */
  cut: boolean
}

const HOUR_MS = 3_600_000
const LONGEST_MS = 48 * HOUR_MS
/** Time for which an unfinished trip is followed: a day. */
const OPEN_MS = 24 * HOUR_MS

/**
 * Time in which a truck's positions belong to a waybill: from loading, or from leaving where that is missing, until
 * completion, or until now for a trip on the way. Times in the wrong order are swapped, and a trip of several days is
 * cut off.
 */
export function windowOf({ in: loaded, go, complete }: TripTimes, now: number): Window {
  const from = Math.min(loaded ?? go, go)
  const end = complete === null ? Math.min(now, from + OPEN_MS) : Math.max(complete, go)
  const to = Math.max(from, Math.min(end, from + LONGEST_MS))
  return { from, to, cut: end > to }
}
