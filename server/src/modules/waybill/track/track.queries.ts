import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { Position } from '../../../platform/geo/position.js'
import { reach } from '../../identity/index.js'
import type { Window } from './window.js'

/** Facts of a waybill that its track needs; times in ms, places in WGS-84. */
export interface Trip {
  id: string
  companyId: string
  truckId: string
  truckCode: string
  status: string
  in: number | null
  go: number
  complete: number | null
  projectId: string
  projectName: string
  siteId: string | null
  siteName: string | null
  from: Position | null
  to: Position | null
  /** Metres around the dump site. */
  fence: number | null
}

const ms = (column: Sql): Sql => sql`(extract(epoch from ${column}) * 1000)::float8`
const place = (table: string): Sql => {
  const [lng, lat] = [sql.ref(`${table}.lng`), sql.ref(`${table}.lat`)]
  return sql`case when ${lng} is not null and ${lat} is not null
    then json_build_object('lng', ${lng}::float8, 'lat', ${lat}::float8) end`
}

/** The trip of a waybill within the actor's reach. */
export async function findTrip(em: Em, actor: Actor, id: string): Promise<Trip | undefined> {
  if (!isId(id)) return undefined
  return firstRow<Trip>(
    em,
    sql`select w.id, w.company_id as "companyId", w.truck_id as "truckId", w.truck_code as "truckCode", w.status,
          ${ms(sql`w.in_datetime`)} as "in", ${ms(sql`w.go_datetime`)} as go, ${ms(sql`w.complete_datetime`)} as complete,
          w.project_id as "projectId", w.project_name as "projectName", w.dump_site_id as "siteId", w.garbage_name as "siteName",
          ${place('p')} as "from", ${place('d')} as "to", d.fence_radius_m as fence
        from waybill w
        join published_project p on p.company_id = w.company_id and p.id = w.project_id
        left join published_dump_site d on d.company_id = w.company_id and d.id = w.dump_site_id
        where ${reach(actor, 'w')} and w.id = ${id}`,
  )
}

/** Ids under which positions of a waybill's truck are stored: its own, and those of trucks merged into it. */
export const trucksOf = (alias: string): Sql => {
  const own = (column: string) => sql.raw(`${alias}.${column}`)
  return sql`cross join lateral (select array(
    select m.id from published_truck m
    where m.company_id = ${own('company_id')} and (m.id = ${own('truck_id')} or m.merged_into = ${own('truck_id')})) as ids offset 0) k`
}

/** Window of the trip `w`, by the rule of windowOf. */
const begun = sql`least(w.in_datetime, w.go_datetime)`
const ended = sql`case when w.complete_datetime is null then ${begun} + interval '24 hours'
  else least(greatest(w.complete_datetime, w.go_datetime), ${begun} + interval '48 hours') end`

/** Condition that there are positions of the truck of the waybill `w` within its window. */
export const isTracked = sql`exists (select from track_point t
  where t.company_id = w.company_id and t.at >= ${begun} and t.at <= ${ended} and t.truck_id = any(array(
    select m.id from published_truck m
    where m.company_id = w.company_id and (m.id = w.truck_id or m.merged_into = w.truck_id))))`

/** Waybills among the given ones, within the actor's reach, that have a track. */
export async function trackedWaybills(em: Em, actor: Actor, ids: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    em,
    sql`select w.id from waybill w where ${reach(actor, 'w')} and ${inUuids(sql`w.id`, ids)} and ${isTracked}`,
  )
  return new Set(found.map(({ id }) => id))
}

/** Stored position: in millionths of a degree, tenths of a km/h, and whole degrees. */
export interface StoredPoint {
  at: number
  lng: number
  lat: number
  speed: number | null
  heading: number | null
  flags: number
}

/** Positions of a truck, and of those merged into it, between two moments, both included, by time. */
export function findPoints(
  em: Em,
  { companyId, truckId }: Pick<Trip, 'companyId' | 'truckId'>,
  { from, to }: Pick<Window, 'from' | 'to'>,
  limit: number,
): Promise<StoredPoint[]> {
  return rows<StoredPoint>(
    em,
    sql`select ${ms(sql`t.at`)} as at, t.lng, t.lat, t.speed, t.heading, t.flags from track_point t
        where t.company_id = ${companyId} and t.truck_id = any(array(
            select m.id from published_truck m where m.company_id = ${companyId} and (m.id = ${truckId} or m.merged_into = ${truckId})))
          and t.at >= ${new Date(from)} and t.at <= ${new Date(to)}
        order by t.at limit ${limit}`,
  )
}

const EARLIER = 12
const EARLIER_POINTS = 20_000

/** Ways of the last trips from the same project to the same site, each by time. */
export async function findEarlierWays(em: Em, trip: Trip): Promise<Position[][]> {
  const found = await rows<{ id: string; lng: number; lat: number }>(
    em,
    sql`select w.id, t.lng, t.lat
        from (
          select w.id, k.ids as truck_ids, coalesce(w.in_datetime, w.go_datetime) as begun, w.complete_datetime as ended
          from waybill w ${trucksOf('w')}
          where w.company_id = ${trip.companyId} and w.project_id = ${trip.projectId} and w.dump_site_id = ${trip.siteId}
            and w.go_datetime < ${new Date(trip.go)} and w.status = 'UNLOADED' and w.complete_datetime - w.go_datetime < interval '6 hours'
            and exists (select from track_point t where t.company_id = w.company_id and t.truck_id = any(k.ids)
              and t.at >= w.go_datetime and t.at <= w.complete_datetime)
          order by w.go_datetime desc limit ${EARLIER}) w
        join track_point t on t.company_id = ${trip.companyId} and t.truck_id = any(w.truck_ids) and t.at >= w.begun and t.at <= w.ended
          and t.flags = 0
        order by w.id, t.at limit ${EARLIER_POINTS}`,
  )
  const ways = Map.groupBy(found, (point) => point.id)
  return [...ways.values()].map((way) => way.map(({ lng, lat }) => ({ lng: lng / 1e6, lat: lat / 1e6 })))
}
