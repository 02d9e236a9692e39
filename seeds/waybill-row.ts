import { ofCaptain } from '@tufang/server/modules/waybill/waybill/fields'
import { hourOf, iso } from './calendar.ts'
import { agreedFor } from './catalog.ts'
import { type Cents, quantity, times, yuan } from './money.ts'
import type { Row } from './rows.ts'
import { ticketNoOf, usesTicket } from './ticket-numbers.ts'
import { metresOf } from './ways.ts'
import type { Captain, Company, Waybill } from './world.ts'

/** Cost of the trip at that price, extras included. */
export const totalAt = (waybill: Waybill, cents: Cents): Cents =>
  times(cents, waybill.amount) + waybill.ex + waybill.adjust

/** Amount that its price makes of an unloaded waybill; nothing where it has none. */
export function expected(waybill: Waybill): Cents {
  const price = agreedFor(waybill)
  return waybill.status === 'UNLOADED' && price ? totalAt(waybill, price.cents) : 0
}

/** Amount that the waybill adds to its card's ledger in its present state. */
export function accounted(waybill: Waybill): Cents {
  if (waybill.settled) return waybill.settled.total
  return waybill.status === 'UNLOADED' && waybill.typed !== null ? totalAt(waybill, waybill.typed) : expected(waybill)
}

function shift(at: number | null): string | null {
  if (at === null) return null
  const hour = hourOf(at)
  return hour >= 6 && hour < 18 ? 'DAY' : 'NIGHT'
}

const moment = (at: number | null): string | null => (at === null ? null : iso(at))

/** Columns that waybills take from their captain. */
const ofCaptainIn = (captain: Captain): Row => {
  const known = new Map<string, unknown>(Object.entries(captain))
  return Object.fromEntries(ofCaptain.map(({ own, his }) => [own, String(known.get(his))]))
}

const people = (waybill: Waybill): Row => ({
  truck_id: waybill.truck.id,
  truck_code: waybill.truck.plate,
  go_truck_code: waybill.plateSeen,
  captain_id: waybill.captain.id,
  captain_name: waybill.captain.name,
  ...ofCaptainIn(waybill.captain),
  driver_id: waybill.truck.driver.id,
  driver_name: waybill.truck.driver.name,
  machine_code: waybill.machine?.code ?? null,
  in_staff_name: waybill.machine?.operator ?? null,
  go_staff_name: waybill.gate.keeper,
  in_name: waybill.area,
  go_name: waybill.gate.name,
  agent_name: waybill.project.agent,
  fleet_name: waybill.captain.fleet,
  go_vehicle_type: waybill.truck.type,
})

const haulage = (waybill: Waybill): Row => ({
  dump_site_id: waybill.site?.id ?? null,
  garbage_name: waybill.site?.name ?? null,
  tp_mode: waybill.mode,
  in_soil_type: waybill.soilIn,
  go_soil_type: waybill.soil,
  weight_unit: waybill.unit,
  weight_tons: quantity(waybill.amount),
  load: quantity(waybill.load),
  in_datetime: moment(waybill.inAt),
  go_datetime: iso(waybill.goAt),
  complete_datetime: moment(waybill.doneAt),
  in_shift_type: waybill.shift ?? shift(waybill.inAt),
  in_picture: waybill.inPicture,
  go_picture: waybill.goPicture,
  is_ticket: usesTicket(waybill),
  ticket_no: ticketNoOf(waybill),
})

function money(waybill: Waybill): Row {
  const { settled, typed } = waybill
  const price = settled?.cents ?? typed
  return {
    settle_price: price === null ? null : yuan(price),
    price_source: settled?.source ?? (typed === null ? null : 'TYPED'),
    ex_amt: yuan(waybill.ex),
    adjust_amt: yuan(waybill.adjust),
    pay_taxes: yuan(waybill.taxes),
    actually_paid: yuan(settled?.paid ?? 0),
    accounted_amount: yuan(accounted(waybill)),
    payee_id: waybill.payee?.id ?? null,
    carrier_name: waybill.payee?.carrier ?? null,
    settlement_id: settled?.settlement.id ?? null,
  }
}

/** The waybill as its table wants it. */
export const waybillRow = (company: Company, waybill: Waybill): Row => ({
  company_id: company.id,
  id: waybill.id,
  no: waybill.no,
  status: waybill.status,
  pending_review: waybill.pending,
  project_id: waybill.project.id,
  project_name: waybill.project.name,
  card_id: waybill.card?.id ?? null,
  card_no: waybill.card?.no ?? null,
  ...people(waybill),
  ...haulage(waybill),
  track_distance_m: metresOf(company, waybill),
  ...money(waybill),
  remark: waybill.remark,
  created_at: iso(waybill.inAt ?? waybill.goAt),
  updated_at: iso(waybill.settled?.at ?? waybill.doneAt ?? waybill.goAt),
})
