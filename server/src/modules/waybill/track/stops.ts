import { distanceM, type Fix, type Position } from '../../../platform/geo/position.js'

/** Stop: the middle of the truck's places, its beginning and end (ms), and the indexes of its first and last fix. */
export interface Stop extends Position {
  from: number
  to: number
  first: number
  last: number
}

const RADIUS_M = 50
const MIN_MS = 3 * 60_000

/** Stops of the truck: within 50 m for at least 3 minutes. Fixes must be in the order of time. */
export function stopsOf(fixes: readonly Fix[]): Stop[] {
  const stops: Stop[] = []
  for (let first = 0; first < fixes.length; first++) {
    const stop = stayFrom(fixes, first)
    if (stop.to - stop.from < MIN_MS) continue
    const before = stops.at(-1)
    if (before && isOne(before, stop)) stops[stops.length - 1] = joined(fixes, before, stop)
    else stops.push(stop)
    first = stop.last
  }
  return stops
}

/** Stop that begins at a fix: it lasts while the next fix is near the middle of the fixes before. */
function stayFrom(fixes: readonly Fix[], first: number): Stop {
  const begin = fixes[first]
  const stay: Stop = { ...middle(fixes, first, first), from: begin?.at ?? 0, to: begin?.at ?? 0, first, last: first }
  for (let at = first + 1; at < fixes.length; at++) {
    const fix = fixes[at]
    if (!fix || distanceM(fix, stay) > RADIUS_M) break
    const count = at - first + 1
    stay.lng += (fix.lng - stay.lng) / count
    stay.lat += (fix.lat - stay.lat) / count
    stay.to = fix.at
    stay.last = at
  }
  return stay
}

/** A single stray fix does not end a stop. */
const isOne = (before: Stop, after: Stop): boolean =>
  after.from - before.to < MIN_MS && distanceM(before, after) <= RADIUS_M

const joined = (fixes: readonly Fix[], before: Stop, { to, last }: Stop): Stop => ({
  ...before,
  ...middle(fixes, before.first, last),
  to,
  last,
})

function middle(fixes: readonly Fix[], first: number, last: number): Position {
  const own = fixes.slice(first, last + 1)
  const sum = (pick: (fix: Fix) => number) => own.reduce((total, fix) => total + pick(fix), 0) / own.length
  return { lng: sum((fix) => fix.lng), lat: sum((fix) => fix.lat) }
}
