import { MINUTE } from './calendar.ts'
import { lengthOf, metres, type Place, roadBetween, shifted } from './roads.ts'
import type { Company, Site, Waybill } from './world.ts'

const SECOND = 1000
/** Metres in a millisecond: 43 km/h, halts included. A punch that would take more is wrong, and has no track. */
const MAX_PACE = 0.012

export type SiteTrip = Waybill & { site: Site }

const known = new WeakMap<Company, Map<string, Place[]>>()

/** Usual way to a site. */
function usualWay(company: Company, { project, site }: SiteTrip): Place[] {
  const ways = known.get(company) ?? new Map<string, Place[]>()
  known.set(company, ways)
  const key = `${project.name}|${site.name}`
  const way = ways.get(key) ?? roadBetween(company.random.fork('tracks').fork(key), project.place, site.place)
  ways.set(key, way)
  return way
}

const arrival = ({ goAt, doneAt, site }: SiteTrip): number => doneAt ?? goAt + site.minutes * MINUTE
const isDrivable = (trip: SiteTrip, way: readonly Place[]): boolean =>
  lengthOf(way) / (arrival(trip) - trip.goAt) <= MAX_PACE

/** A way by a place far off the straight line. */
function longWay(company: Company, trip: SiteTrip): Place[] {
  const { project, site } = trip
  const [from, to] = [project.place, site.place]
  const aside = Math.max(2500, metres(from, to) * 0.3)
  const via = shifted({ lng: (from.lng + to.lng) / 2, lat: (from.lat + to.lat) / 2 }, aside, -aside)
  const random = company.random.fork(`detour ${trip.id}`)
  return [...roadBetween(random, from, via), ...roadBetween(random, via, to).slice(1)]
}

export function isSiteTrip(waybill: Waybill): waybill is SiteTrip {
  return waybill.site !== null
}

/** Sends a truck the long way, which takes its time. */
export function takeLongWay(company: Company, trip: SiteTrip): void {
  trip.detour = true
  trip.doneAt = Math.max(arrival(trip), trip.goAt + Math.ceil(lengthOf(longWay(company, trip)) / MAX_PACE))
}

/** Way of a trip; undefined if its time is too short to drive it. */
export function wayOf(company: Company, trip: SiteTrip): Place[] | undefined {
  const way = trip.detour ? longWay(company, trip) : usualWay(company, trip)
  return isDrivable(trip, way) ? way : undefined
}

/** Way that the truck drove, as its device has it: no two trips are quite alike. */
export function metresOf(company: Company, waybill: Waybill): number | null {
  if (!isSiteTrip(waybill) || waybill.status !== 'UNLOADED' || waybill.doneAt === null) return null
  const way = wayOf(company, waybill)
  const more = (Math.floor(waybill.goAt / SECOND) % 97) / 970
  return way ? Math.floor(lengthOf(way) * (0.97 + more)) : null
}
