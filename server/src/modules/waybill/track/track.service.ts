import type { Logger } from 'pino'
import type { Actor } from '../../../kernel/command/actor.js'
import type { Database, Em } from '../../../kernel/sql/database.js'
import type { Clock } from '../../../kernel/values/clock.js'
import { convert } from '../../../platform/geo/coordinates.js'
import { degrees, type Fix, lengthM, type Position, roundTo } from '../../../platform/geo/position.js'
import { SmoothingSnapper } from '../../../platform/geo/smoothing-snapper.js'
import type { RoadSnapper } from '../../../platform/geo/snapper.js'
import { CoordinateSystem, TrackSnapping } from './enums.js'
import { flagsOf } from './point-flags.js'
import { type OffRoute, offRouteOf } from './route.js'
import { timeText } from './time-text.js'
import { type FlaggedFix, type Track, trackFlags, trackOf } from './track.js'
import { findEarlierWays, findPoints, findTrip, type Trip } from './track.queries.js'
import type { TrackPlace, TrackPoint, WaybillTrack } from './track.view.js'
import { windowOf } from './window.js'

export interface TrackRequest {
  coordinateSystem: CoordinateSystem
  /** Whether the line is on the roads of a provider; it is smoothed where none is configured or none answers. */
  snapped: boolean
  /** The fields to read; without it every field. */
  fields?: ReadonlySet<string>
}

/** Most positions of a track: a report every five seconds for a day. */
const MAX_POINTS = 17_280

/** Track that a waybill's truck really drove (docs/behaviour/waybill.md). */
export class TrackService {
  private readonly reader: Em
  private readonly smoothing = new SmoothingSnapper()

  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly roads: RoadSnapper | undefined,
    private readonly log: Pick<Logger, 'warn'> | undefined,
  ) {
    this.reader = database.em.fork()
  }

  /**
   * Track of a waybill; null for a waybill outside of the actor's reach, and without points when its truck has no
   * positions.
   */
  async find(actor: Actor, waybillId: string, request: TrackRequest): Promise<WaybillTrack | null> {
    actor.assert('chain:companywaybill:get')
    const trip = await findTrip(this.reader, actor, waybillId)
    if (!trip) return null
    const window = windowOf(trip, this.clock.now().getTime())
    const stored = await findPoints(this.reader, trip, window, MAX_POINTS + 1)
    const track = trackOf(stored.slice(0, MAX_POINTS))
    const offRoute = wantsRoute(request.fields) ? await this.offRoute(trip, track) : null
    const { from, to, fence } = trip
    const cut = window.cut || stored.length > MAX_POINTS
    const unloaded = trip.status === 'UNLOADED'
    const line = request.snapped ? await this.snap(track.fixes) : { points: track.points, snapping: TrackSnapping.NONE }
    const { place, point } = writersFor(request.coordinateSystem)
    return {
      waybillId: trip.id,
      truckCode: trip.truckCode,
      coordinateSystem: request.coordinateSystem,
      snapping: line.snapping,
      points: line.points.map(point),
      stops: track.stops.map((stop) => ({
        ...place(stop),
        from: timeText(stop.from),
        to: timeText(stop.to),
        duration: Math.floor((stop.to - stop.from) / 1000),
      })),
      origin: named(trip.projectName, from && place(from)),
      destination: named(trip.siteName, to && place(to)),
      distance: track.distance,
      duration: track.duration,
      offRouteShare: offRoute && roundTo(offRoute.share, 4),
      offRouteBasis: offRoute?.basis ?? null,
      flags: trackFlags(track, { from, to, fence, unloaded, cut, offRoute: offRoute?.share ?? null }),
    }
  }

  /** Share outside of the route; null without anything to compare with: a site, coordinates, or a way. */
  private async offRoute(trip: Trip, { fixes }: Track): Promise<OffRoute | null> {
    const { from, to } = trip
    if (!from || !to || lengthM(fixes) === 0) return null
    return offRouteOf(fixes, { from, to }, await findEarlierWays(this.reader, trip))
  }

  private async snap(fixes: readonly Fix[]): Promise<{ points: Fix[]; snapping: TrackSnapping }> {
    if (fixes.length < 2) return { points: [...fixes], snapping: TrackSnapping.NONE }
    if (this.roads) {
      try {
        return { points: await this.roads.snap(fixes), snapping: TrackSnapping.ROADS }
      } catch (error) {
        // A failure of the provider must not hide the track.
        this.log?.warn({ err: error }, 'road snapping')
      }
    }
    return { points: await this.smoothing.snap(fixes), snapping: TrackSnapping.SMOOTHED }
  }
}

const wantsRoute = (fields: ReadonlySet<string> | undefined): boolean =>
  !fields || ['offRouteShare', 'offRouteBasis', 'flags'].some((field) => fields.has(field))

const named = (name: string | null, place: Position | null): TrackPlace | null =>
  name !== null && place ? { name, ...place } : null

function writersFor(system: CoordinateSystem) {
  const place = ({ lng, lat }: Position): Position =>
    convert({ lng: degrees(lng), lat: degrees(lat) }, CoordinateSystem.WGS84, system)
  const point = (fix: Fix | FlaggedFix): TrackPoint => ({
    ...place(fix),
    time: timeText(fix.at),
    speed: fix.speed,
    heading: fix.heading,
    flags: flagsOf('flags' in fix ? fix.flags : 0),
  })
  return { place, point }
}
