import type { Actor } from '../../../kernel/command/actor.js'
import { all, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { Exclusion, PhaseChart } from './enums.js'
import { exclusionsOf, modeOf } from './exclusion.js'

/** The phase that a filter names, as a column of its row. */
const ofPhase = (actor: Actor, id: string, column: string): Sql =>
  sql`(select h.${sql.ref(column)} from published_project_phase h where h.company_id = ${actor.companyId} and h.id = ${id})`

const soilConverts = sql`exists (select from published_soil_type t
  where t.company_id = w.company_id and t.name = w.go_soil_type and t.tons_per_cubic > 0)`
const siteTakes = sql`exists (select from published_dump_site g
  where g.company_id = w.company_id and g.id = w.dump_site_id and g.dump_price is not null)`
const machineHas = (column: string): Sql =>
  sql`exists (select from published_machine m where m.company_id = w.company_id and m.code = w.machine_code and m.${sql.ref(column)} is not null)`
const price = sql`coalesce(w.settle_price, w.costing_price)`

/** The rules of `exclusion.ts` in SQL, for waybills `w`; a test holds the two against each other. */
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

/** Which trips of a phase a list shows: those that a chart counts, or leaves out for a reason. */
export interface PhaseTrips {
  phaseId: string
  chart: PhaseChart
  reason?: Exclusion | null
}

/** Waybills `w` of a phase, by its project, days, sites and soils. */
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

/** The waybills `w` that a chart of a phase counts, or leaves out for a reason. */
export function tripsOfPhase(actor: Actor, { phaseId, chart, reason }: PhaseTrips): Sql {
  if (!isId(phaseId)) return sql`false`
  const rules = holds(ofPhase(actor, phaseId, 'truck_cubic'))
  const asked = exclusionsOf[chart]
  const before = reason ? asked.slice(0, asked.indexOf(reason)) : asked
  const mode = modeOf[chart]
  const about = mode ? [sql`w.tp_mode = ${mode}`] : []
  const is = reason ? [asked.includes(reason) ? sql`(${rules[reason]})` : sql`false`] : []
  return all([belongs(actor, phaseId), ...about, ...is, ...before.map((rule) => sql`not (${rules[rule]})`)])
}

const soilWeighs = sql`(select t.tons_per_cubic from published_soil_type t where t.company_id = w.company_id and t.name = w.go_soil_type)`
const takenBySite = sql`(select g.dump_price from published_dump_site g where g.company_id = w.company_id and g.id = w.dump_site_id)`
const chargedFor = sql`case when w.weight_unit = 'TRUCK' then 1 else w.weight_tons end`

/** Sums of a chart's trips `w` in the measures of the charts, so that a figure is the sum of the list that it opens. */
export function sumsOfPhase({
  phaseId,
}: PhaseTrips): Record<'phaseCubic' | 'phaseCost' | 'phaseDumpCost' | 'phasePaidAmt', Sql> {
  const truckCubic = sql`(select h.truck_cubic from published_project_phase h where h.company_id = w.company_id and h.id = ${isId(phaseId) ? phaseId : null}::uuid)`
  const cubic = sql`case w.weight_unit when 'CUBIC' then w.weight_tons when 'TRUCK' then ${truckCubic} else w.weight_tons / nullif(${soilWeighs}, 0) end`
  return {
    // Quotients that only add up to a half are a half.
    phaseCubic: sql`round(round(coalesce(sum(${cubic}), 0), 9), 3)::numeric(18, 3)`,
    phaseCost: sql`coalesce(sum(coalesce(round(${price} * ${chargedFor}, 2) + w.ex_amt + w.adjust_amt, 0)), 0)::numeric(18, 2)`,
    phaseDumpCost: sql`coalesce(sum(coalesce(w.garbage_prepare_price, ${takenBySite}, 0)) filter (where w.tp_mode = 'FREIGHT'), 0)::numeric(18, 2)`,
    phasePaidAmt: sql`coalesce(sum(w.actually_paid), 0)::numeric(18, 2)`,
  }
}
