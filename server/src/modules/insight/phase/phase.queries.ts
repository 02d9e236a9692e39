import type { Actor } from '../../../kernel/command/actor.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { all, firstRow, inTexts, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { Priced, TpMode, WeightUnit } from '../../waybill/index.js'
import type { ChartStep } from './enums.js'
import { midnight, summedSpans } from './spans.js'
import { type DaySpan, daysLater } from './steps.js'

/** Phase with its plan, and the conditions on its trips. */
export interface Phase extends DaySpan {
  id: string
  name: string
  projectId: string
  planCubic: Quantity | null
  planTransportCost: Money | null
  planCubicPrice: Money | null
  truckCubic: Quantity | null
  dumpSiteIds: string[]
  soilTypes: string[]
  /** Cubic metres of the latest survey. */
  surveyedCubic: Quantity | null
}

export const findPhase = (em: Em, { companyId }: Actor, id: string): Promise<Phase | undefined> =>
  firstRow(
    em,
    sql`select h.id, h.name, h.project_id as "projectId", h.from_day::text as "from", h.to_day::text as "to", h.plan_cubic as "planCubic",
          h.plan_transport_cost as "planTransportCost", h.plan_cubic_price as "planCubicPrice", h.truck_cubic as "truckCubic",
          h.dump_site_ids as "dumpSiteIds", h.soil_types as "soilTypes",
          (select v.cubic from published_phase_survey v where v.company_id = h.company_id and v.phase_id = h.id
            order by v.day desc limit 1) as "surveyedCubic"
        from published_project_phase h where h.company_id = ${companyId} and h.id = ${id}`,
  )

/** Whether changed prices of the project are still being applied to unsettled trips. */
export async function isUpdating(em: Em, { companyId }: Actor, projectId: string): Promise<boolean> {
  const due = sql`select 1 as due from published_costing_due d
    where d.company_id = ${companyId} and d.project_id = ${projectId} and d.looked_at is null limit 1`
  return (await firstRow(em, due)) !== undefined
}

/** Sum of equal trips; a fact is null where the sum does not distinguish it. */
export interface TripSum {
  tpMode: `${TpMode}`
  soilType: string
  unit: `${WeightUnit}`
  priced: Priced
  dumpSiteId: string | null
  prepaid: boolean | null
  machineCode: string | null
  /** Month that decides the price of the ticket of these trips; null without a ticket. */
  ticketMonth: string | null
  trips: number
  quantity: Quantity
  amount: Money
  /** Part of the amount that a person added or deducted. */
  adjusted: Money
  paid: Money
  prepaidAmount: Money
}

/** Facts to distinguish in sums of trips, besides those that decide whether they count. */
export interface ToldApart {
  sites?: boolean
  machines?: boolean
}

/** Sums of a phase's trips on some of its days, from the kept sums, however many trips there are. */
export function tripSums(em: Em, actor: Actor, phase: Phase, days: DaySpan, apart: ToldApart): Promise<TripSum[]> {
  const { sites = false, machines = false } = apart
  const source = sumsOf(actor, phase, days, { step: undefined, fine: sites || machines })
  if (!source) return Promise.resolve([])
  const keys = {
    tpMode: sql`w.tp_mode`,
    soilType: sql`w.go_soil_type`,
    unit: sql`w.weight_unit`,
    priced: sql`w.priced`,
    dumpSiteId: sites ? sql`w.dump_site_id` : sql`null::uuid`,
    prepaid: sites ? sql`w.prepaid` : sql`null::boolean`,
    machineCode: machines ? sql`w.machine_code` : sql`null::text`,
    ticketMonth: sql`null::text`,
  }
  const named = sql.join(Object.entries(keys).map(([name, key]) => sql`${key} as ${sql.ref(name)}`))
  return rows(
    em,
    sql`select ${named}, sum(w.trips)::int as trips, sum(w.quantity) as quantity, sum(w.amount) as amount, sum(w.adjusted) as adjusted,
          sum(w.paid) as paid, sum(w.prepaid_amount) as "prepaidAmount"
        from (${source}) w group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(w.trips) <> 0`,
  )
}

/** Sum of the counted trips of one step of time. */
export interface StepTotal {
  /** First day of the step. */
  step: string
  trips: number
  amount: Money
  cubic: Quantity
}

/** Equal trips that count, with the factor to cubic metres: tons of a cubic metre, or cubic metres of a truck. */
export interface CountedKind extends Pick<TripSum, 'tpMode' | 'soilType' | 'unit' | 'priced'> {
  tonsPerCubic: Quantity | null
}

/**
 * Sums of trips of some kinds, by step of time: the database adds them, since two years have 730 days of each kind.
 * Cubic metres keep more decimals than are shown, so that a quotient is rounded once.
 */
export function stepTotals(
  em: Em,
  actor: Actor,
  phase: Phase,
  days: DaySpan,
  { step, kinds }: { step: ChartStep; kinds: readonly CountedKind[] },
): Promise<StepTotal[]> {
  const source = sumsOf(actor, phase, days, { step, fine: false })
  if (!source) return Promise.resolve([])
  return rows(
    em,
    sql`select date_trunc(${step}, w.day)::date::text as step, sum(w.trips)::int as trips, sum(w.amount) as amount,
          round(sum(case k.unit when 'CUBIC' then w.quantity when 'TRUCK' then w.trips * ${phase.truckCubic}::numeric
            else w.quantity / k."tonsPerCubic" end), 9) as cubic
        from (${source}) w
          join json_to_recordset(${JSON.stringify(kinds)}::json) as k("tpMode" text, "soilType" text, unit text, priced text, "tonsPerCubic" numeric)
            on k."tpMode" = w.tp_mode and k."soilType" = w.go_soil_type and k.unit = w.weight_unit and k.priced = w.priced
        group by 1`,
  )
}

const measures = ['trips', 'quantity', 'amount', 'adjusted', 'paid', 'prepaid_amount']

/** Kept sums that make up some days of a phase; undefined for no days. */
function sumsOf(
  actor: Actor,
  phase: Phase,
  days: DaySpan,
  { step, fine }: { step: ChartStep | undefined; fine: boolean },
): Sql | undefined {
  const own = all([
    sql`w.company_id = ${actor.companyId} and w.project_id = ${phase.projectId}`,
    sql`w.full_detail = ${fine || phase.dumpSiteIds.length > 0}`,
    ...(phase.dumpSiteIds.length > 0 ? [inUuids(sql`w.dump_site_id`, phase.dumpSiteIds)] : []),
    ...(phase.soilTypes.length > 0 ? [inTexts(sql`w.go_soil_type`, phase.soilTypes)] : []),
  ])
  const folded = summedSpans(days, step)
  if (folded.length === 0) return undefined
  const changes = { unit: 'CHANGE', from: days.from, to: daysLater(days.to, 1), sign: 1 } as const
  const parts = [...folded, changes].map(
    ({ unit, from, to, sign }) =>
      sql`select w.day, w.tp_mode, w.go_soil_type, w.weight_unit, w.priced, w.dump_site_id, w.prepaid, w.machine_code,
            ${sql.join(measures.map((name) => sql`${sql.ref(`w.${name}`)} * ${sign}::int as ${sql.ref(name)}`))}
          from published_waybill_cost w
          where ${own} and w.span = ${unit} and w.day >= ${from}::date and w.day < ${to}::date`,
  )
  return sql.join(parts, sql` union all `)
}

/** Base data of trips, by the name or key in the trips. */
export interface Named {
  tonsPerCubic: ReadonlyMap<string, Quantity | null>
  soilIds: ReadonlyMap<string, string>
  sites: ReadonlyMap<string, { name: string; dumpPrice: Money | null }>
  machines: ReadonlyMap<
    string,
    { id: string; name: string; model: string | null; loadPrice: Money | null; shiftCost: Money | null }
  >
}

export async function namedBy(
  em: Em,
  { companyId }: Pick<Actor, 'companyId'>,
  sums: readonly TripSum[],
): Promise<Named> {
  const each = (of: (sum: TripSum) => string | null) => [...new Set(sums.map(of).filter((name) => name !== null))]
  const [soils, siteIds, codes] = [
    each((sum) => sum.soilType),
    each((sum) => sum.dumpSiteId),
    each((sum) => sum.machineCode),
  ]
  const found = await rows<{ id: string; name: string; tonsPerCubic: Quantity | null }>(
    em,
    sql`select t.id, t.name, nullif(t.tons_per_cubic, 0) as "tonsPerCubic" from published_soil_type t
        where t.company_id = ${companyId} and ${inTexts(sql`t.name`, soils)}`,
  )
  const sites = await rows<{ id: string; name: string; dumpPrice: Money | null }>(
    em,
    sql`select g.id, g.name, g.dump_price as "dumpPrice" from published_dump_site g
        where g.company_id = ${companyId} and ${inUuids(sql`g.id`, siteIds)}`,
  )
  const machines = await rows<{
    id: string
    code: string
    name: string
    model: string | null
    loadPrice: Money | null
    shiftCost: Money | null
  }>(
    em,
    sql`select m.id, m.code, m.name, m.model, m.load_price as "loadPrice", m.shift_cost as "shiftCost" from published_machine m
        where m.company_id = ${companyId} and ${inTexts(sql`m.code`, codes)}`,
  )
  return {
    tonsPerCubic: new Map(found.map(({ name, tonsPerCubic }) => [name, tonsPerCubic])),
    soilIds: new Map(found.map(({ id, name }) => [name, id])),
    sites: new Map(sites.map(({ id, ...site }) => [id, site])),
    machines: new Map(machines.map(({ code, ...machine }) => [code, machine])),
  }
}

/** Approved work of a machine: minutes of shifts, and the cost of all its work. */
export interface MachineWork {
  machineCode: string
  minutes: number
  /** Cost of the work; null where none of it has a price, such as work in cubic metres. */
  cost: Money | null
}

/** Whether a record `r` belongs to an enabled phase of its project without limits to dump sites or soils. */
export const takenByWide = (companyId: string): Sql => sql`exists (select from published_project_phase o
  where o.company_id = ${companyId} and o.project_id = r.project_id and o.enabled
    and cardinality(o.dump_site_ids) = 0 and cardinality(o.soil_types) = 0
    and r.start_datetime >= (o.from_day::timestamp at time zone 'Asia/Shanghai')
    and r.start_datetime < ((o.to_day + 1)::timestamp at time zone 'Asia/Shanghai'))`

/**
 * Approved work of a phase on some days, without that of an unlimited phase. Work that was approved without a price has
 * the present price of its machine.
 */
export const machineWork = (em: Em, { companyId }: Actor, phase: Phase, days: DaySpan): Promise<MachineWork[]> =>
  rows(
    em,
    sql`select r.machine_code as "machineCode",
          coalesce(sum(r.work_time) filter (where r.ledger_type = 'SHIFT'), 0)::int as minutes,
          sum(r.cost) as cost
        from (
          select r.machine_code, r.work_time, r.ledger_type, coalesce(r.amount,
            case when r.ledger_type = 'SHIFT' then round(m.shift_cost * r.work_time / 480, 2)
              when r.unit_work = 'TRUCK' then round(m.load_price * r.schedule_work, 2) end) as cost
          from published_excavator_record r
            left join published_machine m on m.company_id = r.company_id and m.code = r.machine_code
          where r.company_id = ${companyId} and r.project_id = ${phase.projectId} and r.audit_status = 'APPROVED'
            and r.start_datetime >= ${midnight(days.from)} and r.start_datetime < ${midnight(daysLater(days.to, 1))}
            and (${phase.dumpSiteIds.length + phase.soilTypes.length === 0} or not ${takenByWide(companyId)})) r
        group by 1`,
  )
