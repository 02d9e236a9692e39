import type { Database, Em } from '../../../kernel/sql/database.js'
import { type Clock, daysBefore } from '../../../kernel/values/clock.js'
import { keepDistances, type Measure, type MeasuredTrip, pointsOfTrips, unmeasuredTrips } from './distance.queries.js'
import { hasGaps } from './measure.js'
import { trackOf } from './track.js'
import type { StoredPoint } from './track.queries.js'

const PIECE = 200
const MINUTE_MS = 60_000
/** Time after which positions are complete: devices without a signal report later. */
const LATE_MS = 30 * MINUTE_MS
/** Longest time without positions at the ends of a trip; with a longer one the track is only a part. */
const EDGE_MS = 10 * MINUTE_MS

/** Measures how far trucks really drove on each trip, for the rules about distances. */
export class TrackDistanceService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Measures trips of a company's last days that are completed and have a whole track and no distance; returns their
   * number. The following sweep checks their flags.
   */
  async measure(companyId: string, days: number, signal?: AbortSignal): Promise<number> {
    const now = this.clock.now()
    const span = { from: daysBefore(now, days), until: new Date(now.getTime() - LATE_MS) }
    let measured = 0
    for (let after: MeasuredTrip | undefined; ; ) {
      signal?.throwIfAborted()
      const em = this.database.em.fork()
      const trips = await unmeasuredTrips(em, companyId, { ...span, after, limit: PIECE })
      const measures = await measuresOf(em, companyId, trips)
      await keepDistances(em, companyId, measures)
      measured += measures.length
      after = trips.at(-1)
      if (trips.length < PIECE) return measured
    }
  }
}

async function measuresOf(em: Em, companyId: string, trips: readonly MeasuredTrip[]): Promise<Measure[]> {
  if (trips.length === 0) return []
  const ids = trips.map(({ id }) => id)
  const points = Map.groupBy(await pointsOfTrips(em, companyId, ids), ({ id }) => id)
  return trips.flatMap((trip) => {
    const metres = metresOf(trip, points.get(trip.id) ?? [])
    return metres === null ? [] : [{ id: trip.id, metres }]
  })
}

/** Metres driven from leaving to completion; null where positions cover only a part of the trip. */
function metresOf({ go, complete }: MeasuredTrip, stored: readonly StoredPoint[]): number | null {
  const { fixes, distance } = trackOf(stored)
  const [first, last] = [fixes[0], fixes.at(-1)]
  if (!first || !last || complete === null || distance === 0 || hasGaps(fixes)) return null
  return first.at - go <= EDGE_MS && complete - last.at <= EDGE_MS ? distance : null
}
