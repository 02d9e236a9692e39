import { distanceM, type Fix, headingOf, kmh, type Position } from './position.js'

/** Anchor on the road: the index of its point, its distance from the beginning, and the moment of passing it. */
interface Mark {
  index: number
  way: number
  at: number
}

/**
 * Times at the points of a road. Each anchor belongs to the nearest point after the previous anchor's, and between
 * anchors time grows evenly with distance. A stop yields its point twice, for arrival and departure. Speeds and
 * headings are those of the road.
 */
export function timesAlong(road: readonly Position[], anchors: readonly Fix[]): Fix[] {
  const ways = waysOf(road)
  const marks = marksOf(road, ways, anchors)
  const passed = marks.slice(0, 1).map((mark) => fixAt(road, mark, null))
  for (const [order, to] of marks.entries()) {
    const from = marks[order - 1]
    if (from) passed.push(...stretch(road, ways, from, to))
  }
  return passed
}

function stretch(road: readonly Position[], ways: readonly number[], from: Mark, to: Mark): Fix[] {
  const length = to.way - from.way
  const speed = to.at > from.at ? Math.round(kmh(length, to.at - from.at)) : null
  if (length === 0) return [fixAt(road, to, speed)]
  return ways.slice(from.index + 1, to.index + 1).map((way, after) => {
    const at = from.at + ((to.at - from.at) * (way - from.way)) / length
    return fixAt(road, { index: from.index + 1 + after, at: Math.round(at) }, speed)
  })
}

function fixAt(road: readonly Position[], { index, at }: Omit<Mark, 'way'>, speed: number | null): Fix {
  const [before, here, after] = [road[index - 1], road[index], road[index + 1]]
  const { lng, lat } = here ?? { lng: 0, lat: 0 }
  const heading = here && after ? headingOf(here, after) : before && here ? headingOf(before, here) : null
  return { lng, lat, at, speed, heading }
}

function waysOf(road: readonly Position[]): number[] {
  let total = 0
  return road.map((point, at) => {
    const before = road[at - 1]
    total += before ? distanceM(before, point) : 0
    return total
  })
}

/** The first anchor is at the road's beginning, and the last one at its end. */
function marksOf(road: readonly Position[], ways: readonly number[], anchors: readonly Fix[]): Mark[] {
  let from = 0
  return anchors.map((anchor, order) => {
    if (order === anchors.length - 1) from = road.length - 1
    else if (order > 0) from = nearest(road, ways, anchor, from)
    return { index: from, way: ways[from] ?? 0, at: anchor.at }
  })
}

/**
 * Distance ahead within which an anchor is searched, so that a place that the road passes twice is found the first
 * time.
 */
const AHEAD_M = 3000

function nearest(road: readonly Position[], ways: readonly number[], anchor: Position, from: number): number {
  let [best, least] = [from, Number.POSITIVE_INFINITY]
  for (let at = from; at < road.length; at++) {
    const point = road[at]
    const away = point ? distanceM(point, anchor) : least
    if (away < least) [best, least] = [at, away]
    else if ((ways[at] ?? 0) - (ways[best] ?? 0) > AHEAD_M) break
  }
  return best
}
