import { sql } from '@tufang/server/kernel/sql/sql'
import Big from 'big.js'
import type { TestCompany } from './company'
import { rowsOf } from './rows'

/** A trip as its row has it. */
interface Trip {
  id: string
  mode: string
  at: string
  soil: string
  site: string | null
  unit: string
  tons: string
  price: string | null
  extra: string
  prepaid: string | null
  ticket: boolean
}
interface Shift {
  id: string
  day: string
  amount: string | null
  type: string
  minutes: number
  work: string | null
  unit: string | null
  machine: string
}
/** Tickets booked without a trip: a correction, or a refund to the dump site. */
interface Entry {
  id: string
  at: string
  site: string
  soil: string
  kind: string
  quantity: number
  /** Number of them that the company has again. */
  kept: number
  /** Money that came back for each. */
  back: string | null
}
export interface PlainPhase {
  id: string
  name: string
  from: string
  to: string
  sites: string[]
  soils: string[]
  truck: string | null
  enabled: boolean
}

/** All of a project that costs anything, row by row. */
export interface PlainProject {
  trips: Trip[]
  shifts: Shift[]
  entries: Entry[]
  phases: PlainPhase[]
  sitePrice: Map<string, string | null>
  tons: Map<string, string | null>
  machines: Map<string, { load: string | null; shift: string | null }>
  tickets: { site: string; soil: string; month: string; price: string | null }[]
}

export async function plainProject({ id: company }: TestCompany, projectId: string): Promise<PlainProject> {
  const trips =
    await rowsOf<Trip>(sql`select id, tp_mode as mode, (go_datetime at time zone 'Asia/Shanghai')::text as at, go_soil_type as soil,
      dump_site_id as site, weight_unit as unit, weight_tons::text as tons, coalesce(settle_price, costing_price)::text as price,
      (ex_amt + adjust_amt)::text as extra, garbage_prepare_price::text as prepaid, is_ticket as ticket
    from waybill where company_id = ${company} and project_id = ${projectId} and status <> 'VOID'`)
  const shifts =
    await rowsOf<Shift>(sql`select id, ((start_datetime at time zone 'Asia/Shanghai')::date)::text as day, amount::text as amount,
      ledger_type as type, work_time as minutes, schedule_work::text as work, unit_work as unit, machine_code as machine
    from excavator_record where company_id = ${company} and project_id = ${projectId} and audit_status = 'APPROVED'`)
  const entries =
    await rowsOf<Entry>(sql`select e.id, (e.happened_at at time zone 'Asia/Shanghai')::text as at, e.dump_site_id as site, e.soil_type as soil, e.kind,
      e.quantity, e.company_change as kept, r.price::text as back
    from ticket_entry e left join ticket_refund r on r.company_id = e.company_id and r.id = e.refund_id
    where e.company_id = ${company} and e.project_id = ${projectId} and e.kind in ('USE', 'REFUND')`)
  const phases =
    await rowsOf<PlainPhase>(sql`select id, name, from_day::text as from, to_day::text as to, dump_site_ids as sites, soil_types as soils,
      truck_cubic::text as truck, enabled from project_phase where company_id = ${company} and project_id = ${projectId}
    order by from_day, to_day, id`)
  const sites = await rowsOf<{ id: string; price: string | null }>(
    sql`select id, dump_price::text as price from dump_site where company_id = ${company}`,
  )
  const soils = await rowsOf<{ name: string; tons: string | null }>(
    sql`select name, tons_per_cubic::text as tons from soil_type where company_id = ${company}`,
  )
  const machines = await rowsOf<{ code: string; load: string | null; shift: string | null }>(
    sql`select code, load_price::text as load, shift_cost::text as shift from machine where company_id = ${company}`,
  )
  const tickets = await rowsOf<
    PlainProject['tickets'][number]
  >(sql`select dump_site_id as site, soil_type as soil, month::text as month,
      price::text as price from ticket_month_cost where company_id = ${company} order by month`)
  return {
    trips,
    shifts,
    // Tickets that the company has again cost nothing.
    entries: entries.filter(({ quantity, kept }) => quantity !== kept),
    phases: phases.filter(({ enabled }) => enabled),
    sitePrice: new Map(sites.map(({ id, price }) => [id, price])),
    tons: new Map(soils.map(({ name, tons }) => [name, tons])),
    machines: new Map(machines.map(({ code, ...prices }) => [code, prices])),
    tickets,
  }
}

const HALF_UP = 1
const cents = (value: Big): Big => value.round(2, HALF_UP)

/** Whether a phase has a trip, or tickets that were booked without one: its calendar day, its dump site, its soil. */
const hasTrip = (
  { from, to, sites, soils }: PlainPhase,
  { at, site, soil }: Pick<Trip, 'at' | 'site' | 'soil'>,
): boolean => {
  const day = at.slice(0, 10)
  const isTaken = sites.length === 0 || (site !== null && sites.includes(site))
  return day >= from && day <= to && isTaken && (soils.length === 0 || soils.includes(soil))
}
const hasDay = ({ from, to }: PlainPhase, { day }: Shift): boolean => day >= from && day <= to
const isNarrow = ({ sites, soils }: PlainPhase): boolean => sites.length + soils.length > 0
/**
 * Whether a phase has a shift, which names no site and no soil: a narrow phase only has days that no other one of all
 * trips has.
 */
const hasShift = (of: PlainProject, phase: PlainPhase, shift: Shift): boolean =>
  hasDay(phase, shift) && !(isNarrow(phase) && of.phases.some((other) => !isNarrow(other) && hasDay(other, shift)))

/** The month whose ticket a trip has: a ticket day begins at six. */
function ticketMonthOf({ at }: Pick<Trip, 'at'>): string {
  const six = new Date(new Date(`${at.slice(0, 19).replace(' ', 'T')}Z`).getTime() - 6 * 3_600_000)
  return `${six.toISOString().slice(0, 7)}-01`
}

/** The price of a ticket of its month, or else of the last one before it. */
function ticketPriceOf(of: PlainProject, one: Pick<Trip, 'at' | 'site' | 'soil'>): string | null {
  const month = ticketMonthOf(one)
  return (
    of.tickets.filter(({ site, soil, ...at }) => site === one.site && soil === one.soil && at.month <= month).at(-1)
      ?.price ?? null
  )
}

export const PARTS = [
  ...(['outsideCost', 'insideCost', 'adjustAmt', 'ticketCost'] as const),
  ...(['ticketAdjustAmt', 'dumpFee', 'machineCost'] as const),
]
export type Part = (typeof PARTS)[number]

/** Cost of rows part by part, with the number of rows without a price. */
export interface Plain extends Record<Part, string> {
  cost: string
  tripCount: number
  recordCount: number
  entryCount: number
  unpricedCount: number
  unpricedTicketCount: number
  unpricedEntryCount: number
  unpricedShiftCount: number
}

export function plainCost(
  of: PlainProject,
  { trips, shifts, entries }: Pick<PlainProject, 'trips' | 'shifts' | 'entries'>,
): Plain {
  const sums = Object.fromEntries(PARTS.map((part) => [part, new Big(0)])) as Record<Part, Big>
  const add = (part: Part, value: Big | string) => {
    sums[part] = sums[part].plus(value)
  }
  const without = { unpricedCount: 0, unpricedTicketCount: 0, unpricedEntryCount: 0, unpricedShiftCount: 0 }
  for (const trip of trips) {
    const { price, mode, unit, tons, extra, prepaid, site, ticket } = trip
    if (price === null) without.unpricedCount++
    else {
      add(mode === 'INTERNAL' ? 'insideCost' : 'outsideCost', cents(new Big(price).times(unit === 'TRUCK' ? 1 : tons)))
      add('adjustAmt', extra)
    }
    if (ticket) {
      const known = ticketPriceOf(of, trip)
      if (known === null) without.unpricedTicketCount++
      else add('ticketCost', cents(new Big(known)))
    }
    if (prepaid !== null) add('dumpFee', prepaid)
    else if (mode === 'FREIGHT' && !ticket) add('dumpFee', of.sitePrice.get(site ?? '') ?? '0')
  }
  for (const entry of entries) {
    const known = ticketPriceOf(of, entry)
    const { quantity, kept, back } = entry
    if (known === null) without.unpricedEntryCount++
    else
      add(
        'ticketAdjustAmt',
        cents(new Big(known))
          .times(quantity - kept)
          .minus(new Big(back ?? 0).times(quantity)),
      )
  }
  for (const { amount, type, minutes, work, unit, machine } of shifts) {
    const prices = of.machines.get(machine)
    const known = amount ?? (type === 'SHIFT' ? prices?.shift : unit === 'TRUCK' ? prices?.load : null)
    if (known == null) without.unpricedShiftCount++
    else if (amount !== null) add('machineCost', amount)
    else
      add(
        'machineCost',
        cents(type === 'SHIFT' ? new Big(known).times(minutes).div(480) : new Big(known).times(work ?? 0)),
      )
  }
  const whole = PARTS.reduce((all, part) => all.plus(sums[part]), new Big(0))
  const told = Object.fromEntries(PARTS.map((part) => [part, sums[part].toFixed(2)])) as Record<Part, string>
  const counts = { tripCount: trips.length, recordCount: shifts.length, entryCount: entries.length }
  return { ...told, ...without, ...counts, cost: whole.toFixed(2) }
}

/** Cubic metres of trips; those of trucks as a phase says. */
export function plainCubic(of: PlainProject, trips: readonly Trip[], truck: string | null): Big {
  const each = trips.map(({ unit, tons, soil }) => {
    if (unit === 'CUBIC') return new Big(tons)
    if (unit === 'TRUCK') return new Big(truck ?? 0)
    const weighs = of.tons.get(soil)
    return weighs && Number(weighs) > 0 ? new Big(tons).div(weighs) : new Big(0)
  })
  return each.reduce((all, one) => all.plus(one), new Big(0)).round(3, HALF_UP)
}

/** Rows of a project that one phase has. */
export const ofPhase = (of: PlainProject, phase: PlainPhase): PlainProject => ({
  ...of,
  trips: of.trips.filter((trip) => hasTrip(phase, trip)),
  shifts: of.shifts.filter((shift) => hasShift(of, phase, shift)),
  entries: of.entries.filter((entry) => hasTrip(phase, entry)),
})

/** Rows of a project that some phases have, or none of them: each trip, shift and entry once. */
export function together(of: PlainProject, phases: readonly PlainPhase[], { taken }: { taken: boolean }): PlainProject {
  const isTaken = (has: (phase: PlainPhase) => boolean) => phases.some(has) === taken
  return {
    ...of,
    trips: of.trips.filter((trip) => isTaken((phase) => hasTrip(phase, trip))),
    shifts: of.shifts.filter((shift) => isTaken((phase) => hasShift(of, phase, shift))),
    entries: of.entries.filter((entry) => isTaken((phase) => hasTrip(phase, entry))),
  }
}
