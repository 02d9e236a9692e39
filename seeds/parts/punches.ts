import { dayOf, iso, MINUTE } from '../calendar.ts'
import { quantity } from '../money.ts'
import type { Company, User, Waybill } from '../world.ts'

/** Trips of the last day whose loading was punched by phone. */
const PUNCHED = 12
/** Seconds by which the phone's clock is slow. */
const SLOW = 4

/** Loadings that the operator punched on the last day, and an unloading that waits for a clerk. */
export function addTo(company: Company, waybills: readonly Waybill[]): void {
  const { digger, to } = company
  if (!digger) return
  const trips = waybills
    .filter(({ status, site, inAt, goAt }) => status === 'UNLOADED' && site && inAt !== null && dayOf(goAt) === to)
    .toSorted((one, other) => one.goAt - other.goAt)
    .slice(0, PUNCHED)
  for (const trip of trips) add(company, digger, trip, { kind: 'LOAD', at: trip.inAt ?? trip.goAt })
  const last = trips.at(-1)
  // The unloading came a minute after another unloading of the truck, which the clerk has to look at.
  if (last) add(company, digger, last, { kind: 'UNLOAD', at: (last.doneAt ?? last.goAt) + MINUTE, waits: true })
}

function add(
  { id: company_id, random, rows }: Company,
  { id: user_id, name: user_name }: User,
  trip: Waybill,
  { kind, at, waits = false }: { kind: 'LOAD' | 'UNLOAD'; at: number; waits?: boolean },
): void {
  const received = iso(at + 2 * MINUTE)
  rows.add('punch', {
    company_id,
    id: random.fork(`punch-${trip.id}-${kind}`).uuid(at),
    kind,
    at: iso(at - SLOW * 1000),
    corrected_at: iso(at),
    skew_seconds: SLOW,
    received_at: received,
    truck_code: trip.truck.plate,
    truck_id: trip.truck.id,
    card_no: trip.card?.no ?? null,
    card_id: trip.card?.id ?? null,
    project_id: trip.project.id,
    soil_type: trip.soil,
    tp_mode: trip.mode,
    dump_site_id: trip.site?.id ?? null,
    weight_tons: quantity(trip.amount),
    waybill_id: waits ? null : trip.id,
    state: waits ? 'CONFLICT' : 'TAKEN',
    conflict: waits ? 'ALREADY_UNLOADED' : null,
    conflict_reason: waits ? `运单${trip.no}已卸车` : null,
    user_id,
    user_name,
    created_at: received,
    updated_at: received,
  })
}
