import type { WaybillTrackQuery } from './track.generated'

export type Track = NonNullable<WaybillTrackQuery['waybillTrack']>
export type Point = Track['points'][number]

/** Possible point with its time in ms. */
export interface Step {
  at: number
  lng: number
  lat: number
  speed: number | null
  heading: number | null
}

/** Steps of the playback: the possible points, by time. */
export const stepsOf = (points: readonly Point[]): Step[] =>
  points
    .filter((point) => point.flags.length === 0)
    .map(({ lng, lat, time, speed, heading }) => ({ at: Date.parse(time), lng, lat, speed, heading }))

/** Position of the truck at a moment. */
export interface Moment {
  lng: number
  lat: number
  heading: number
  /** Speed in km/h: reported, or computed from the next point. */
  speed: number | null
  /** Index of the last passed step. */
  passed: number
}

/** Between two steps the truck drives straight and evenly. */
export function momentAt(steps: readonly Step[], at: number): Moment | null {
  const passed = lastBefore(steps, at)
  const [from, to] = [steps[passed], steps[passed + 1]]
  if (!from) return null
  if (!to) return { lng: from.lng, lat: from.lat, heading: headingFrom(steps, passed - 1), speed: from.speed, passed }
  const share = to.at > from.at ? Math.max(0, (at - from.at) / (to.at - from.at)) : 1
  return {
    lng: from.lng + (to.lng - from.lng) * share,
    lat: from.lat + (to.lat - from.lat) * share,
    heading: headingFrom(steps, passed),
    speed: from.speed ?? drivenSpeed(from, to),
    passed,
  }
}

/** Last step that is not later than the moment; the first one if all are. */
function lastBefore(steps: readonly Step[], at: number): number {
  let [low, high] = [0, steps.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((steps[middle]?.at ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

const METRES = 111_195
const flat = (from: Step, to: Step) => ({
  east: (to.lng - from.lng) * METRES * Math.cos((from.lat * Math.PI) / 180),
  north: (to.lat - from.lat) * METRES,
})

function headingFrom(steps: readonly Step[], at: number): number {
  const [from, to] = [steps[at], steps[at + 1]]
  if (!from || !to) return from?.heading ?? 0
  const { east, north } = flat(from, to)
  // A standing truck keeps its heading.
  if (Math.hypot(east, north) < 5) return from.heading ?? 0
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
}

function drivenSpeed(from: Step, to: Step): number | null {
  const { east, north } = flat(from, to)
  return to.at > from.at ? (Math.hypot(east, north) / (to.at - from.at)) * 3600 : null
}
