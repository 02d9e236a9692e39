import type { Actor } from '../../../kernel/command/actor.js'
import { addedUp } from '../../../kernel/list/left-out.js'
import type { Dimension, StatsSpec } from '../../../kernel/list/stats.js'
import { sql } from '../../../kernel/sql/sql.js'
import { sumsOfPhase } from '../exclusion/exclusion.sql.js'
import { LEFT_OUT, waybillListOf } from '../waybill/waybill.queries.js'
import type { WaybillFilter } from '../waybill/waybill.view.js'
import { countedApart } from '../waybill/waybill-filter.queries.js'
import { groupTable, measureTable } from './fields.js'
import { type GroupField, groupedBy, type MeasureField } from './stats.view.js'

const settled = sql`w.settlement_id is not null`

const dimensions: Record<GroupField, Dimension> = {
  companyAuthId: { of: sql`w.company_id` },
  projectInfoId: { of: sql`w.project_id`, counted: sql`w.project_id`, indexed: true },
  day: { step: 'day', indexed: true },
  month: { step: 'month', indexed: true },
  year: { step: 'year', indexed: true },
  inShiftType: { of: sql`w.in_shift_type`, counted: sql`w.in_shift_type` },
  status: { of: sql`w.status`, counted: sql`w.status` },
  settled: { of: settled, counted: sql`w.settled` },
  settlementStatus: { of: sql`s.status`, join: 'settlement' },
  priceSource: { of: sql`w.price_source` },
  tpMode: { of: sql`w.tp_mode`, counted: sql`w.tp_mode` },
  goSoilType: { of: sql`w.go_soil_type`, counted: sql`w.go_soil_type` },
  weightType: { of: sql`w.weight_unit` },
  isTicket: { of: sql`w.is_ticket`, counted: sql`w.is_ticket` },
  garbageId: { of: sql`w.dump_site_id`, indexed: true },
  captainId: { of: sql`w.captain_id`, indexed: true },
  driverId: { of: sql`w.driver_id`, indexed: true },
  truckCode: { of: sql`w.truck_code`, indexed: true },
  machineCode: { of: sql`w.machine_code` },
  payeeId: { of: sql`w.payee_id`, indexed: true },
}

/** Dimensions that the sums by shift know, and those that the sums by haul know. */
const BY_SHIFT: readonly string[] = [groupedBy.SHIFT]
const BY_HAUL: readonly string[] = [groupedBy.MODE, groupedBy.SOIL]

/** Price that a waybill has, or would be settled at now. */
const expected = sql`coalesce(w.receivable,
  round(w.costing_price * case when w.weight_unit = 'TRUCK' then 1 else w.weight_tons end, 2) + w.ex_amt + w.adjust_amt)`

/** Measures of the charts, where the filter names the trips of one. */
function measuresOfPhase({ phase }: WaybillFilter) {
  const sums = phase ? sumsOfPhase(phase) : undefined
  const of = (name: keyof ReturnType<typeof sumsOfPhase>) => ({ of: sums?.[name] ?? sql`null::numeric` })
  return {
    phaseCubic: of('phaseCubic'),
    phaseCost: of('phaseCost'),
    phaseDumpCost: of('phaseDumpCost'),
    phasePaidAmt: of('phasePaidAmt'),
    phasePartAmt: of('phasePartAmt'),
  }
}

/** Figures over waybills as somebody may see them. */
export const waybillStatsOf = (actor: Actor): StatsSpec<WaybillFilter, GroupField, MeasureField> => ({
  list: waybillListOf(actor),
  fields: { ...groupTable, ...measureTable },
  at: sql`w.go_datetime`,
  dimensions,
  measures: (filter) => {
    const [ofRows, ofSums] = [addedUp(filter, sql`w.status`, LEFT_OUT), addedUp(filter, sql`m.status`, LEFT_OUT)]
    const ton = sql`w.weight_unit = 'TON'`
    const cubic = sql`w.weight_unit = 'CUBIC'`
    return {
      trips: {
        of: sql`count(*) filter (where ${ofRows})::int`,
        counted: sql`coalesce(sum(m.trips) filter (where ${ofSums}), 0)::int`,
      },
      leftOut: {
        of: sql`count(*) filter (where not ${ofRows})::int`,
        counted: sql`coalesce(sum(m.trips) filter (where not ${ofSums}), 0)::int`,
      },
      weightTons: {
        of: sql`coalesce(sum(w.weight_tons) filter (where ${ton} and ${ofRows}), 0)::numeric(18, 3)`,
        counted: sql`coalesce(sum(m.tons) filter (where ${ofSums}), 0)::numeric(18, 3)`,
      },
      cubic: {
        of: sql`coalesce(sum(w.weight_tons) filter (where ${cubic} and ${ofRows}), 0)::numeric(18, 3)`,
        counted: sql`coalesce(sum(m.cubic) filter (where ${ofSums}), 0)::numeric(18, 3)`,
      },
      receivable: {
        of: sql`coalesce(sum(w.receivable) filter (where ${ofRows}), 0)::numeric(18, 2)`,
        counted: sql`coalesce(sum(m.receivable) filter (where ${ofSums}), 0)::numeric(18, 2)`,
      },
      accountedAmt: {
        of: sql`coalesce(sum(w.accounted_amount) filter (where ${ofRows}), 0)::numeric(18, 2)`,
        counted: sql`coalesce(sum(m.accounted) filter (where ${ofSums}), 0)::numeric(18, 2)`,
      },
      expectedAmt: { of: sql`coalesce(sum(${expected}) filter (where ${ofRows}), 0)::numeric(18, 2)` },
      actual: { of: sql`coalesce(sum(w.actual) filter (where ${ofRows}), 0)::numeric(18, 2)` },
      actuallyPaid: { of: sql`coalesce(sum(w.actually_paid) filter (where ${ofRows}), 0)::numeric(18, 2)` },
      ...measuresOfPhase(filter),
      unpriced: { of: sql`count(*) filter (where w.settle_price is null and ${ofRows})::int` },
    }
  },
  told: (filter, asking, by) =>
    countedApart(filter, asking, {
      byShift: by.some((name) => BY_SHIFT.includes(name)),
      byHaul: by.some((name) => BY_HAUL.includes(name)),
    }),
})
