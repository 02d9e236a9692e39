import { DAY, dayOf, HOUR, iso, MINUTE, monthOf, startOf } from './calendar.ts'
import type { Random } from './random.ts'
import { lengthOf, type Place, placeAlong, shifted } from './roads.ts'
import type { Sink } from './sink.ts'
import { isSiteTrip, type SiteTrip, wayOf } from './ways.ts'
import type { Company, Waybill } from './world.ts'

const SECOND = 1000
/** Days with tracks. */
const DAYS = 14
const EVERY = 25 * SECOND

/**
 * A few trips a day: to a dump site, as long as trips take, or still under way when the story stops; and all that went
 * another way.
 */
function chosen(company: Company, waybills: readonly Waybill[], perDay: number, random: Random): SiteTrip[] {
  const since = startOf(company.to - DAYS + 1)
  const trips = waybills.filter(isSiteTrip).filter((trip) => trip.goAt >= since && isOrdinary(trip))
  const days = Map.groupBy(trips, ({ goAt }) => dayOf(goAt))
  const some = [...days.values()].flatMap((own) => {
    const first = random.int(0, own.length - 1)
    return Array.from({ length: Math.min(perDay, own.length) }, (_, at) => own[(first + at) % own.length] ?? []).flat()
  })
  return apart([...new Set([...trips.filter(({ detour }) => detour), ...some])])
}

/** A truck is at one place at a time, though punches now and then say otherwise. */
function apart(trips: readonly SiteTrip[]): SiteTrip[] {
  const busyUntil = new Map<string, number>()
  return trips
    .toSorted((one, other) => one.goAt - other.goAt)
    .filter(({ truck, inAt, goAt, doneAt, site }) => {
      if ((inAt ?? goAt) <= (busyUntil.get(truck.id) ?? 0)) return false
      busyUntil.set(truck.id, doneAt ?? goAt + site.minutes * MINUTE)
      return true
    })
}

function isOrdinary({ status, goAt, doneAt }: Waybill): boolean {
  if (status === 'VOID') return false
  return doneAt === null || (doneAt - goAt > 20 * MINUTE && doneAt - goAt < 3 * HOUR)
}

/** Pace of a truck on the road: shares of the way at shares of the time, with halts in between. */
interface Pace {
  at: number
  way: number
}

/** Crawls out of town, halts now and then, waits at the site. */
function paceOf(random: Random): Pace[] {
  const pace: Pace[] = [{ at: 0, way: 0 }]
  const halts = random.int(1, 3)
  for (let halt = 1; halt <= halts; halt++) {
    const way = (halt - random.next() * 0.6) / (halts + 1)
    const at = way * 0.86 + (random.next() - 0.5) * 0.04
    pace.push({ at, way }, { at: at + (random.chance(0.3) ? 0.09 : 0.025), way })
  }
  return [...pace, { at: 0.9, way: 1 }, { at: 1, way: 1 }]
}

function wayAt(pace: readonly Pace[], share: number): { way: number; rate: number } {
  for (let at = 1; at < pace.length; at++) {
    const [from, to] = [pace[at - 1], pace[at]]
    if (!from || !to || share > to.at) continue
    const length = Math.max(to.at - from.at, 1e-9)
    return { way: from.way + ((to.way - from.way) * (share - from.at)) / length, rate: (to.way - from.way) / length }
  }
  return { way: 1, rate: 0 }
}

interface Told {
  at: number
  place: Place
  kmh: number
  heading: number
  flags: number
}

/** The bit of a position that is faster than a truck can be. */
const TOO_FAST = 8

/** Positions that the device of a truck reports on a trip. One in eight says something impossible once. */
function positions(random: Random, trip: SiteTrip, road: readonly Place[], end: number): Told[] {
  const { goAt, inAt, doneAt, site } = trip
  const length = lengthOf(road)
  const arrives = doneAt ?? goAt + site.minutes * MINUTE
  const pace = paceOf(random)
  const wrong = random.chance(0.125) ? goAt + Math.floor((arrives - goAt) * (0.2 + random.next() * 0.5)) : 0
  const noise = () => (random.next() + random.next() - 1) * 9
  const told: Told[] = []
  const begin = Math.ceil((inAt ?? goAt) / SECOND) * SECOND
  for (let at = begin; at <= Math.min(arrives, end); at += EVERY + random.int(-2, 2) * SECOND) {
    const { way, rate } = wayAt(pace, Math.max(0, (at - goAt) / (arrives - goAt)))
    const { place, heading } = placeAlong(road, way * length)
    const kmh = at < goAt ? 0 : Math.min(95, (rate * length * 3600) / (arrives - goAt))
    const strays = wrong > 0 && at >= wrong && at < wrong + EVERY
    told.push({
      at,
      heading,
      kmh: strays ? 327 : kmh,
      flags: strays ? TOO_FAST : 0,
      place: strays ? shifted(place, 42_000, -17_000) : shifted(place, noise(), noise()),
    })
  }
  return told
}

const micro = (degrees: number): number => Math.floor(degrees * 1e6)

/** Tells where some trucks of the last weeks were; the partitions of their months are made first. */
export async function addTracks(sink: Sink, company: Company, waybills: readonly Waybill[], perDay: number) {
  const random = company.random.fork('tracks')
  const months = new Set<string>()
  const end = startOf(company.to) + DAY
  for (const trip of chosen(company, waybills, perDay, random)) {
    const road = wayOf(company, trip)
    if (!road) continue
    for (const { at, place, kmh, heading, flags } of positions(random, trip, road, end)) {
      months.add(monthOf(at))
      company.rows.add('track_point', {
        company_id: company.id,
        truck_id: trip.truck.id,
        at: iso(at),
        lng: micro(place.lng),
        lat: micro(place.lat),
        speed: Math.floor(kmh * 10),
        heading,
        flags,
      })
    }
  }
  for (const month of [...months].sort()) await sink.query('select track_month_create($1::date)', [`${month}-01`])
}
