/** Time of work, in milliseconds since 1970. */
export interface Span {
  from: number
  to: number
}

/** Starts of a project's shifts, HH:mm; each ends where the other one begins. */
export interface Starts {
  dayStart: string
  nightStart: string
}

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Work is reported in steps of ten minutes. */
export const STEP = 10 * MINUTE
/** Milliseconds by which the clock of Shanghai is ahead of UTC. */
const AHEAD = 8 * HOUR

const floor = (time: number, step: number) => Math.floor(time / step) * step
const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Shifts that have begun recently, last one first. */
function shiftsBefore(now: number, { dayStart, nightStart }: Starts): Span[] {
  const midnight = floor(now + AHEAD, DAY) - AHEAD
  const starts = [1, 0, -1, -2]
    .flatMap((day) => [dayStart, nightStart].map((clock) => midnight + day * DAY + minutesOf(clock) * MINUTE))
    .sort((one, other) => other - one)
  return starts.flatMap((from, at) => {
    const to = starts[at - 1]
    return to === undefined || from > now ? [] : [{ from, to }]
  })
}

/** Hours of a shift after which it is proposed before an earlier one. */
const LONG = 4 * HOUR

/** Likely span of a report: the present shift so far, or the one before, without time that is reported already. */
export function likelySpan(now: number, starts: Starts, reportedTo: number | null): Span {
  const until = floor(now, STEP)
  const open = shiftsBefore(now, starts).flatMap((shift) => {
    const [from, to] = [Math.max(shift.from, reportedTo ?? shift.from), Math.min(until, shift.to)]
    return to - from >= HOUR ? [{ from, to }] : []
  })
  return open.find(({ from, to }) => to - from >= LONG) ?? open[0] ?? { from: until - HOUR, to: until }
}

/**
 * Span with one end moved; the other end moves along where they would meet. No end lies in the future, and no span is
 * longer than a day.
 */
export function moved(span: Span, end: keyof Span, by: number, now: number): Span {
  const latest = floor(now, STEP)
  if (end === 'from') {
    const from = Math.min(span.from + by, latest - STEP)
    return { from, to: Math.min(Math.max(span.to, from + STEP), from + DAY) }
  }
  const to = Math.min(span.to + by, latest)
  return { from: Math.max(Math.min(span.from, to - STEP), to - DAY), to }
}

export const isoOf = (time: number): string => new Date(time).toISOString()
