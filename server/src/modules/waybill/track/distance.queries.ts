import type { Em } from '../../../kernel/sql/database.js'
import { inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { type StoredPoint, trucksOf } from './track.queries.js'
import type { TripTimes } from './window.js'

export interface MeasuredTrip extends TripTimes {
  id: string
  truckId: string
  goDatetime: string
}

const ms = (column: Sql): Sql => sql`(extract(epoch from ${column}) * 1000)::float8`

/** Next completed trips after a place without a measured distance, by departure. */
export function unmeasuredTrips(
  em: Em,
  companyId: string,
  { from, until, after, limit }: { from: Date; until: Date; after: MeasuredTrip | undefined; limit: number },
): Promise<MeasuredTrip[]> {
  const later = after ? sql`and (w.go_datetime, w.id) > (${after.goDatetime}, ${after.id})` : sql``
  return rows<MeasuredTrip>(
    em,
    sql`select w.id, w.truck_id as "truckId", w.go_datetime as "goDatetime", ${ms(sql`w.in_datetime`)} as "in",
          ${ms(sql`w.go_datetime`)} as go, ${ms(sql`w.complete_datetime`)} as complete
        from waybill w ${trucksOf('w')}
        where w.company_id = ${companyId} and w.go_datetime >= ${from} and w.status = 'UNLOADED' and w.dump_site_id is not null
          and w.complete_datetime > w.go_datetime and w.complete_datetime < ${until} and w.track_distance_m is null ${later}
          and exists (select from track_point t where t.company_id = w.company_id and t.truck_id = any(k.ids)
            and t.at >= w.go_datetime and t.at <= w.complete_datetime)
        order by w.go_datetime, w.id limit ${limit}`,
  )
}

/** Positions between leaving and completion of some trips, by trip and time, in one statement. */
export function pointsOfTrips(
  em: Em,
  companyId: string,
  ids: readonly string[],
): Promise<(StoredPoint & { id: string })[]> {
  return rows(
    em,
    sql`select w.id, ${ms(sql`t.at`)} as at, t.lng, t.lat, t.speed, t.heading, t.flags
        from waybill w ${trucksOf('w')} join track_point t on t.company_id = w.company_id and t.truck_id = any(k.ids)
          and t.at >= w.go_datetime and t.at <= w.complete_datetime
        where w.company_id = ${companyId} and ${inUuids(sql`w.id`, ids)}
        order by w.id, t.at`,
  )
}

export interface Measure {
  id: string
  metres: number
}

/** Writes the distances of trucks; a stored distance stays. */
export async function keepDistances(em: Em, companyId: string, measures: readonly Measure[]): Promise<void> {
  if (measures.length === 0) return
  await rows(
    em,
    sql`update waybill w set track_distance_m = m.metres
        from json_to_recordset(${JSON.stringify(measures)}::json) as m(id uuid, metres int)
        where w.company_id = ${companyId} and w.id = m.id and w.track_distance_m is null`,
  )
}
