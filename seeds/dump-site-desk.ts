import { DAY, HOUR, iso, startOf } from './calendar.ts'
import { quantity } from './money.ts'
import { SITES } from './places.ts'
import type { Company, Site, User, Waybill } from './world.ts'

/** Latest trips that are still on their way to it, as far as it knows. */
const AWAITED = 6
const MINUTES = HOUR / 60
/** Name of the dump site that it runs for each company. */
const RUN = SITES[0]?.[0]

/** A company with the trips that its trucks made. */
export interface Hauler {
  company: Company
  waybills: readonly Waybill[]
}

/**
 * Dump sites that the desk runs for companies, the first one of each, and what it said of the trips that came there.
 * Another one waits to be claimed.
 */
export function addDumpSiteDesk(desk: Company, keeper: User, haulers: readonly Hauler[]): void {
  for (const { company, waybills } of haulers) {
    const site = company.projects.flatMap(({ sites }) => sites).find(({ name }) => name === RUN)
    if (!site) continue
    claim(desk, keeper, company, site)
    const came = waybills
      .filter((trip) => trip.site?.id === site.id && trip.status !== 'VOID')
      .toSorted((one, other) => other.goAt - one.goAt)
    for (const trip of came.slice(AWAITED)) visit(desk, keeper, company, trip)
  }
}

function claim(desk: Company, keeper: User, { id: company_id, from }: Company, site: Site): void {
  const at = startOf(from) - 10 * DAY
  desk.rows.add('yard_site', {
    company_id,
    id: desk.random.fork(`claim-${company_id}`).uuid(at),
    dump_site_id: site.id,
    yard_company_id: desk.id,
    yard_name: desk.name,
    claimed_by: keeper.id,
    claimed_name: keeper.name,
    claimed_at: iso(at),
    open_hours: '每日 06:00 至次日 02:00',
    soils: null,
    capacity_left: '182000.000',
    price_note: '按车收费，月结',
    created_at: iso(at),
    updated_at: iso(at),
  })
}

/** Visit as the gate wrote it down: the truck tipped what it was loaded with, which the company of the trip is told. */
function visit(desk: Company, keeper: User, { id: company_id }: Company, trip: Waybill): void {
  if (!trip.site) return
  const own = desk.random.fork(`visit-${trip.id}`)
  const arrived = trip.goAt + trip.site.minutes * MINUTES
  const closed = arrived + own.int(4, 15) * MINUTES
  const said = { company_id, waybill_id: trip.id, created_at: iso(closed) }
  desk.rows.add('site_visit', {
    ...said,
    id: own.uuid(arrived),
    dump_site_id: trip.site.id,
    yard_company_id: desk.id,
    state: 'TIPPED',
    arrived_at: iso(arrived),
    closed_at: iso(closed),
    weight_tons: quantity(trip.amount),
    said_by: keeper.id,
    said_name: keeper.name,
    updated_at: iso(closed),
  })
  desk.rows.add('trip_confirmation', {
    ...said,
    id: own.uuid(closed),
    side: 'SITE',
    verdict: 'CONFIRMED',
    user_id: keeper.id,
    user_name: `${desk.name} ${keeper.name}`,
  })
}
