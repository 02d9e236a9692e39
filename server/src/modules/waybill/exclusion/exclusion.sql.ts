import type { Actor } from '../../../kernel/command/actor.js'
import { all, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { type CostPart, type Exclusion, PhaseChart } from './enums.js'
import { exclusionsOf, modeOf } from './exclusion.js'

/** Fields of the phase that a filter names, by column. */
const ofPhase = (actor: Actor, id: string, column: string): Sql =>
  sql`(select h.${sql.ref(column)} from published_project_phase h where h.company_id = ${actor.companyId} and h.id = ${id})`

const soilConverts = sql`exists (select from published_soil_type t
  where t.company_id = w.company_id and t.name = w.go_soil_type and t.tons_per_cubic > 0)`
const siteTakes = sql`exists (select from published_dump_site g
  where g.company_id = w.company_id and g.id = w.dump_site_id and g.dump_price is not null)`
const machineHas = (column: string): Sql =>
  sql`exists (select from published_machine m where m.company_id = w.company_id and m.code = w.machine_code and m.${sql.ref(column)} is not null)`
const price = sql`coalesce(w.settle_price, w.costing_price)`

/** Conditions of `exclusion.ts` in SQL, for waybills `w`; a test compares the two. */
const holds = (truckCubic: Sql): Record<Exclusion, Sql> => ({
  TP_MODE_INNER: sql`w.tp_mode = 'INTERNAL'`,
  TP_MODE_RESOURCE: sql`w.tp_mode = 'BACKFILL'`,
  UNIT: sql`w.weight_unit = 'TRUCK' and ${truckCubic} is null`,
  SOIL_TYPE: sql`w.weight_unit = 'TON' and not ${soilConverts}`,
  PRICE: sql`${price} is null`,
  SETTLE_PRICE: sql`${price} = 0`,
  GARBAGE_PRICE: sql`w.tp_mode = 'FREIGHT' and w.garbage_prepare_price is null and not ${siteTakes}`,
  MACHINE_SET: sql`not ${machineHas('model')}`,
  MACHINE_IN_PRICE: sql`not ${machineHas('load_price')}`,
  LEDGER_DIG_PRICE: sql`not ${machineHas('shift_cost')}`,
})

/** Trips of a phase in a list: those that a chart counts, or those that it leaves out for a reason. */
export interface PhaseTrips {
  phaseId?: string | null
  /** Project, in place of a phase: trips of it that belong to none of its enabled phases. */
  projectInfoId?: string | null
  /** Whether all trips of the project are meant, in a phase or not. */
  whole?: boolean | null
  chart: PhaseChart
  reason?: Exclusion | null
  part?: CostPart | null
}

/** Condition that waybills `w` belong to a phase, by its project, days, sites and soils. */
const belongs = (actor: Actor, phaseId: string): Sql => {
  const phase = (column: string) => ofPhase(actor, phaseId, column)
  const midnight = (day: Sql) => sql`(${day}::timestamp at time zone 'Asia/Shanghai')`
  return all([
    sql`w.project_id = ${phase('project_id')}`,
    sql`w.go_datetime >= ${midnight(phase('from_day'))} and w.go_datetime < ${midnight(sql`(${phase('to_day')} + 1)`)}`,
    sql`(cardinality(${phase('dump_site_ids')}) = 0 or w.dump_site_id = any(${phase('dump_site_ids')}::uuid[]))`,
    sql`(cardinality(${phase('soil_types')}) = 0 or w.go_soil_type = any(${phase('soil_types')}::text[]))`,
    sql`w.status <> 'VOID'`,
  ])
}

const ofProject = (projectId: string): Sql => sql`w.project_id = ${projectId} and w.status <> 'VOID'`

/** Condition that waybills `w` of a project belong to no enabled phase. */
const belongsToNone = (actor: Actor, projectId: string): Sql => {
  const midnight = (day: Sql) => sql`(${day}::timestamp at time zone 'Asia/Shanghai')`
  return sql`${ofProject(projectId)} and not exists (select from published_project_phase h
    where h.company_id = ${actor.companyId} and h.project_id = ${projectId} and h.enabled
      and w.go_datetime >= ${midnight(sql`h.from_day`)} and w.go_datetime < ${midnight(sql`(h.to_day + 1)`)}
      and (cardinality(h.dump_site_ids) = 0 or w.dump_site_id = any(h.dump_site_ids))
      and (cardinality(h.soil_types) = 0 or w.go_soil_type = any(h.soil_types)))`
}

/** Waybills `w` that a chart of a phase counts, or leaves out for a reason; or those of a part of the cost. */
export function tripsOfPhase(actor: Actor, { phaseId, projectInfoId, whole, chart, reason, part }: PhaseTrips): Sql {
  if (part && chart !== PhaseChart.EVERY) return sql`false`
  const ofPart = part ? [isOfPart[part]] : []
  if (!phaseId && projectInfoId && isId(projectInfoId) && chart === PhaseChart.EVERY)
    return all([whole ? ofProject(projectInfoId) : belongsToNone(actor, projectInfoId), ...ofPart])
  if (!phaseId || !isId(phaseId)) return sql`false`
  const rules = holds(ofPhase(actor, phaseId, 'truck_cubic'))
  const asked = exclusionsOf[chart]
  const before = reason ? asked.slice(0, asked.indexOf(reason)) : asked
  const mode = modeOf[chart]
  const about = mode ? [sql`w.tp_mode = ${mode}`] : []
  const is = reason ? [asked.includes(reason) ? sql`(${rules[reason]})` : sql`false`] : []
  return all([belongs(actor, phaseId), ...ofPart, ...about, ...is, ...before.map((rule) => sql`not (${rules[rule]})`)])
}

const soilWeighs = sql`(select t.tons_per_cubic from published_soil_type t where t.company_id = w.company_id and t.name = w.go_soil_type)`
const takenBySite = sql`(select g.dump_price from published_dump_site g where g.company_id = w.company_id and g.id = w.dump_site_id)`
const chargedFor = sql`case when w.weight_unit = 'TRUCK' then 1 else w.weight_tons end`

const ticketPrice = sql`(select round(c.price, 2) from published_ticket_month_cost c
  where c.company_id = w.company_id and c.dump_site_id = w.dump_site_id and c.soil_type = w.go_soil_type
    and c.month <= (w.go_datetime at time zone 'Asia/Shanghai') - interval '6 hours'
  order by c.month desc limit 1)`
const charged = sql`round(${price} * ${chargedFor}, 2)`

/** Condition that a waybill `w` belongs to a part of the cost. */
const isOfPart: Record<CostPart, Sql> = {
  OUTSIDE: sql`w.tp_mode <> 'INTERNAL'`,
  INSIDE: sql`w.tp_mode = 'INTERNAL'`,
  ADJUSTED: sql`${price} is not null and (w.ex_amt <> 0 or w.adjust_amt <> 0)`,
  TICKET: sql`w.is_ticket`,
  DUMP_FEE: sql`(w.garbage_prepare_price is not null or (w.tp_mode = 'FREIGHT' and not w.is_ticket))`,
  UNPRICED: sql`${price} is null`,
  UNPRICED_TICKET: sql`w.is_ticket and ${ticketPrice} is null`,
}

/** Cost of a waybill within that part. */
const costInPart: Record<CostPart, Sql> = {
  OUTSIDE: charged,
  INSIDE: charged,
  ADJUSTED: sql`w.ex_amt + w.adjust_amt`,
  TICKET: ticketPrice,
  DUMP_FEE: sql`coalesce(w.garbage_prepare_price, ${takenBySite})`,
  UNPRICED: sql`0`,
  UNPRICED_TICKET: sql`0`,
}

/**
 * Sums of a chart's trips `w` in the measures of the charts, so that each figure equals the sum of the list behind it.
 */
export function sumsOfPhase({
  phaseId,
  part,
}: PhaseTrips): Record<'phaseCubic' | 'phaseCost' | 'phaseDumpCost' | 'phasePaidAmt' | 'phasePartAmt', Sql> {
  const truckCubic = sql`(select h.truck_cubic from published_project_phase h where h.company_id = w.company_id and h.id = ${phaseId && isId(phaseId) ? phaseId : null}::uuid)`
  const cubic = sql`case w.weight_unit when 'CUBIC' then w.weight_tons when 'TRUCK' then ${truckCubic} else w.weight_tons / nullif(${soilWeighs}, 0) end`
  return {
    // Cubic metres of a phase, rounded after the addition, so that quotients which add up to a half make a half.
    phaseCubic: sql`round(round(coalesce(sum(${cubic}), 0), 9), 3)::numeric(18, 3)`,
    phaseCost: sql`coalesce(sum(coalesce(round(${price} * ${chargedFor}, 2) + w.ex_amt + w.adjust_amt, 0)), 0)::numeric(18, 2)`,
    phaseDumpCost: sql`coalesce(sum(coalesce(w.garbage_prepare_price, ${takenBySite}, 0)) filter (where w.tp_mode = 'FREIGHT'), 0)::numeric(18, 2)`,
    phasePaidAmt: sql`coalesce(sum(w.actually_paid), 0)::numeric(18, 2)`,
    phasePartAmt: part ? sql`coalesce(sum(${costInPart[part]}), 0)::numeric(18, 2)` : sql`null::numeric`,
  }
}
