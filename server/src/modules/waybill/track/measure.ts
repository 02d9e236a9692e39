import { distanceM, type Fix, lengthM, type Position } from '../../../platform/geo/position.js'
import type { Stop } from './stops.js'

/** Metres driven. The receiver of a standing truck wanders, so that a stop counts as a single place. */
export function drivenM(fixes: readonly Fix[], stops: readonly Stop[]): number {
  return Math.floor(lengthM(settled(fixes, stops)))
}

function settled(fixes: readonly Fix[], stops: readonly Stop[]): Position[] {
  const way: Position[] = []
  let next = 0
  for (const stop of stops) {
    way.push(...fixes.slice(next, stop.first), stop)
    next = stop.last + 1
  }
  return [...way, ...fixes.slice(next)]
}

/** Seconds from the first fix to the last. */
export function durationS(fixes: readonly Fix[]): number {
  const [first, last] = [fixes[0], fixes.at(-1)]
  return first && last ? Math.floor((last.at - first.at) / 1000) : 0
}

const GAP_MS = 10 * 60_000
const MOVED_M = 500

/** Whether the truck moved without any position for more than ten minutes; a standing truck may be silent. */
export const hasGaps = (fixes: readonly Fix[]): boolean =>
  fixes.some((fix, at) => {
    const before = fixes[at - 1]
    return before !== undefined && fix.at - before.at > GAP_MS && distanceM(before, fix) > MOVED_M
  })

const NEAR_M = 1000

/** Whether the track comes within some metres of a place, a kilometre by default. */
export const comesNear = (fixes: readonly Fix[], place: Position, within: number | null): boolean =>
  fixes.some((fix) => distanceM(fix, place) <= (within ?? NEAR_M))
