import { between, distanceM, type Position } from '../../../platform/geo/position.js'
import { RouteBasis } from './enums.js'

/** Share of a way outside its route, 0 to 1, and the kind of route. */
export interface OffRoute {
  share: number
  basis: RouteBasis
}

interface Ends {
  from: Position
  to: Position
}

/** Size of a cell in degrees: about 160 m. */
const CELL = 0.0015
/** Metres from one checked point of a way to the next. */
const STEP_M = 80
/** Gap between positions, in metres, beyond which the truck may have been anywhere. */
const KNOWN_M = 3000
/** Earlier trips that make a usual way, on which are the places that at least two of them passed. */
const EARLIER_TRIPS = 3
const PASSED = 2
const DETOUR = 1.5
const SLACK_M = 2000

/**
 * Share of a way outside its route. With three earlier trips between the same two places the route is every place that
 * at least two of them passed, some 300 m wide; without them it is every place through which the way is at most one and
 * a half times the straight line plus 2 km.
 */
export function offRouteOf(way: readonly Position[], ends: Ends, earlier: readonly (readonly Position[])[]): OffRoute {
  const usual = earlier.length >= EARLIER_TRIPS
  return usual
    ? { share: shareOutside(way, corridorOf(earlier)), basis: RouteBasis.USUAL }
    : { share: shareOutside(way, nearTheLine(ends)), basis: RouteBasis.STRAIGHT }
}

type OnRoute = (place: Position) => boolean

function nearTheLine({ from, to }: Ends): OnRoute {
  const most = distanceM(from, to) * DETOUR + SLACK_M
  return (place) => distanceM(from, place) + distanceM(place, to) <= most
}

const column = (lng: number): number => Math.floor(lng / CELL)
const key = (x: number, y: number): number => x * 1_000_000 + y

/** Cells that enough trips passed, and their neighbours. */
function corridorOf(trips: readonly (readonly Position[])[]): OnRoute {
  const passes = new Map<number, number>()
  for (const trip of trips) {
    const cells = new Set<number>()
    for (const { place } of steps(trip)) cells.add(key(column(place.lng), column(place.lat)))
    for (const cell of cells) passes.set(cell, (passes.get(cell) ?? 0) + 1)
  }
  const around = [-1, 0, 1]
  return ({ lng, lat }) =>
    around.some((x) => around.some((y) => (passes.get(key(column(lng) + x, column(lat) + y)) ?? 0) >= PASSED))
}

function shareOutside(way: readonly Position[], onRoute: OnRoute): number {
  let [outside, total] = [0, 0]
  for (const { place, metres } of steps(way)) {
    total += metres
    if (!onRoute(place)) outside += metres
  }
  return total === 0 ? 0 : outside / total
}

/** Way in short steps, each with its middle and length. */
function* steps(way: readonly Position[]): Generator<{ place: Position; metres: number }> {
  for (const [at, to] of way.entries()) {
    const from = way[at - 1]
    const metres = from ? distanceM(from, to) : 0
    if (!from || metres > KNOWN_M) continue
    const count = Math.max(1, Math.ceil(metres / STEP_M))
    for (let step = 0; step < count; step++) {
      yield { place: between(from, to, (step + 0.5) / count), metres: metres / count }
    }
  }
}
