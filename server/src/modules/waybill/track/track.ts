import type { Fix, Position } from '../../../platform/geo/position.js'
import { TrackFlag } from './enums.js'
import { jumpsOf } from './jumps.js'
import { comesNear, drivenM, durationS, hasGaps } from './measure.js'
import { JUMP_BIT } from './point-flags.js'
import { type Stop, stopsOf } from './stops.js'
import type { StoredPoint } from './track.queries.js'

export interface FlaggedFix extends Fix {
  flags: number
}

/** Track of a truck: all positions with their flags, the possible ones, and the stops among them. */
export interface Track {
  points: FlaggedFix[]
  fixes: Fix[]
  stops: Stop[]
  /** Metres. */
  distance: number
  /** Seconds. */
  duration: number
}

const MICRO = 1e6
const TENTHS = 10

/** Track made of stored positions, which must be in the order of time. */
export function trackOf(stored: readonly StoredPoint[]): Track {
  const points = stored.map(({ lng, lat, speed, ...rest }) => ({
    ...rest,
    lng: lng / MICRO,
    lat: lat / MICRO,
    speed: speed === null ? null : speed / TENTHS,
  }))
  const believed = points.filter((point) => point.flags === 0)
  const jumps: ReadonlySet<Fix> = jumpsOf(believed)
  for (const point of believed) if (jumps.has(point)) point.flags |= JUMP_BIT
  const fixes = believed.filter((point) => point.flags === 0)
  const stops = stopsOf(fixes)
  return { points, fixes, stops, distance: drivenM(fixes, stops), duration: durationS(fixes) }
}

interface Circumstances {
  from: Position | null
  to: Position | null
  /** Radius of the dump site's fence in metres; null where it has none. */
  fence: number | null
  unloaded: boolean
  cut: boolean
  offRoute: number | null
}

const OFF_ROUTE = 0.3

/** Remarkable facts about a track; none for an empty one. */
export function trackFlags(
  { points, fixes }: Track,
  { from, to, fence, unloaded, cut, offRoute }: Circumstances,
): TrackFlag[] {
  const found: [TrackFlag, boolean][] = [
    [TrackFlag.IMPOSSIBLE_POINTS, fixes.length < points.length],
    [TrackFlag.GAPS, hasGaps(fixes)],
    [TrackFlag.OFF_ROUTE, offRoute !== null && offRoute > OFF_ROUTE],
    [TrackFlag.NOT_FROM_PROJECT, fixes.length > 0 && from !== null && !comesNear(fixes, from, null)],
    [TrackFlag.NOT_AT_SITE, fixes.length > 0 && unloaded && to !== null && !comesNear(fixes, to, fence)],
    [TrackFlag.CUT_OFF, points.length > 0 && cut],
  ]
  return found.flatMap(([flag, holds]) => (holds ? [flag] : []))
}
