import { between, degrees, distanceM, type Fix, headingOf, offsetM } from './position.js'
import type { RoadSnapper } from './snapper.js'

const WEIGHTS = [1, 2, 3, 2, 1]
const REACH = (WEIGHTS.length - 1) / 2
/** Time beyond which a neighbouring fix has no meaning for a place. */
const RELEVANT_MS = 60_000
/** Largest error of a receiver in metres; a fix that would be moved farther is on a bend. */
const NOISE_M = 15

/**
 * Snapper without a map of roads: it averages noise away and drops points that a line does not need. No data leaves the
 * program.
 */
export class SmoothingSnapper implements RoadSnapper {
  async snap(fixes: readonly Fix[]): Promise<Fix[]> {
    return thinned(fixes.map((fix, at) => smoothed(fixes, fix, at)))
  }
}

/** Way with averaged places; its ends and bends stay as measured. */
function smoothed(fixes: readonly Fix[], fix: Fix, at: number): Fix {
  if (at === 0 || at === fixes.length - 1) return fix
  let [lng, lat, total] = [0, 0, 0]
  for (const [index, weight] of WEIGHTS.entries()) {
    const other = fixes[at + index - REACH]
    if (!other || Math.abs(other.at - fix.at) > RELEVANT_MS) continue
    lng += other.lng * weight
    lat += other.lat * weight
    total += weight
  }
  const mean = { lng: degrees(lng / total), lat: degrees(lat / total) }
  return distanceM(fix, mean) <= NOISE_M ? { ...fix, ...mean } : fix
}

/** Metres from the drawn line within which a point may be dropped. */
const BESIDE_M = 5
/**
 * Metres between a fix and the line's place at its time, within which a point may be dropped: a played track keeps
 * stops and slow stretches.
 */
const MISTIMED_M = 60

/** Line by the method of Douglas and Peucker: the farthest point of each stretch stays, until no point is far off. */
export function thinned(fixes: readonly Fix[]): Fix[] {
  const kept = new Set([0, fixes.length - 1])
  const open: [number, number][] = [[0, fixes.length - 1]]
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const [first, last] = stretch
    const [at, off] = farthest(fixes, first, last)
    if (off <= 1) continue
    kept.add(at)
    open.push([first, at], [at, last])
  }
  const line = fixes.filter((_, at) => kept.has(at))
  return line.map((fix, at) => {
    const next = line[at + 1]
    return next ? { ...fix, heading: fix.heading ?? headingOf(fix, next) } : fix
  })
}

/** Distance in units of the largest allowed one: above 1 is too far. */
function farthest(fixes: readonly Fix[], first: number, last: number): [number, number] {
  const [from, to] = [fixes[first], fixes[last]]
  let found: [number, number] = [first, 0]
  if (!from || !to) return found
  for (let at = first + 1; at < last; at++) {
    const fix = fixes[at]
    if (!fix) continue
    const share = to.at > from.at ? (fix.at - from.at) / (to.at - from.at) : 0
    const mistimed = distanceM(fix, between(from, to, share)) / MISTIMED_M
    const off = Math.max(offsetM(fix, from, to) / BESIDE_M, mistimed)
    if (off > found[1]) found = [at, off]
  }
  return found
}
