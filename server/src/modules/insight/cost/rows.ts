import Big from 'big.js'
import {
  addMoney,
  type Money,
  money,
  multiplyMoney,
  type Quantity,
  quantity,
  subtractMoney,
} from '../../../kernel/money/money.js'
import { PhaseChart } from '../../waybill/index.js'
import { CostRowKind } from '../enums.js'
import { share, totalOf } from '../phase/charts.js'
import { addUp, countedBy } from '../phase/counted.js'
import type { Phase, TripSum } from '../phase/phase.queries.js'
import type { Booked, BookedTotal } from './booked.js'
import type { CostRow } from './cost.view.js'
import { costGapsTable, costPartsTable } from './fields.js'
import { type CostParts, type CostTerms, haulCostOf, partsOf, wholeCostOf } from './parts.js'

const MONEY = 2

/** Figures of a row that can be added: neither quotients nor names. */
export interface CostFigures extends CostParts {
  realCubic: Quantity
  tripCount: number
  recordCount: number
  entryCount: number
}

/** Figures of some trips and of the bookings beside them; trucks have cubic metres where a phase knows their load. */
export function costFigures(
  sums: readonly TripSum[],
  booked: Booked,
  { truckCubic, ...terms }: CostTerms & Pick<Phase, 'truckCubic'>,
): CostFigures {
  const { counted } = countedBy(PhaseChart.OUTPUT, sums, { truckCubic, named: terms.named })
  return {
    ...partsOf(sums, booked, terms),
    realCubic: quantity(totalOf(counted).cubic),
    tripCount: sums.reduce((all, { trips }) => all + trips, 0),
    recordCount: recordsOf(booked.shifts),
    entryCount: recordsOf(booked.entries),
  }
}

const recordsOf = (all: readonly BookedTotal[]): number => all.reduce((sum, { records }) => sum + records, 0)

const AMOUNTS = Object.keys(costPartsTable) as (keyof typeof costPartsTable)[]
const GAPS = Object.keys(costGapsTable) as (keyof typeof costGapsTable)[]
const COUNTS = [...GAPS, 'tripCount', 'recordCount', 'entryCount'] as const

/** Sum of rows, figure by figure. */
export function sumOfFigures(all: readonly CostFigures[]): CostFigures {
  const amount = (name: (typeof AMOUNTS)[number]): Money => addMoney(...all.map((one) => one[name]))
  const count = (name: (typeof COUNTS)[number]): number => all.reduce((sum, one) => sum + one[name], 0)
  return {
    ...(Object.fromEntries(AMOUNTS.map((name) => [name, amount(name)])) as Record<(typeof AMOUNTS)[number], Money>),
    ...(Object.fromEntries(COUNTS.map((name) => [name, count(name)])) as Record<(typeof COUNTS)[number], number>),
    realCubic: quantity(addUp(all, ({ realCubic }) => new Big(realCubic))),
  }
}

/** Figures less others; negative where the others are more. */
export function withoutFigures(all: CostFigures, some: CostFigures): CostFigures {
  const amount = (name: (typeof AMOUNTS)[number]): Money => subtractMoney(all[name], some[name])
  const count = (name: (typeof COUNTS)[number]): number => all[name] - some[name]
  return {
    ...(Object.fromEntries(AMOUNTS.map((name) => [name, amount(name)])) as Record<(typeof AMOUNTS)[number], Money>),
    ...(Object.fromEntries(COUNTS.map((name) => [name, count(name)])) as Record<(typeof COUNTS)[number], number>),
    realCubic: quantity(new Big(all.realCubic).minus(some.realCubic)),
  }
}

/** Planned quantity and cost; null where the plan lacks one. */
export interface CostPlan {
  planCubic: Quantity | null
  planCost: Money | null
  planCubicCost: Money | null
}

export const NO_PLAN: CostPlan = { planCubic: null, planCost: null, planCubicCost: null }

/** Planned cost of a phase: the stated whole, or else its cubic metres times their price. */
export function planCostOf({
  planTransportCost,
  planCubicPrice,
  planCubic,
}: Pick<Phase, 'planTransportCost' | 'planCubicPrice' | 'planCubic'>): Money | null {
  if (planTransportCost !== null) return money(planTransportCost)
  return planCubicPrice === null || planCubic === null ? null : multiplyMoney(planCubicPrice, planCubic)
}

const perCubic = (cost: Money | null, cubic: Quantity | null): Money | null =>
  cost === null || cubic === null ? null : (share(new Big(cost), new Big(cubic), MONEY) as Money | null)

export function planOf(phase: Phase): CostPlan {
  const planCost = planCostOf(phase)
  return {
    planCubic: phase.planCubic,
    planCost,
    planCubicCost: phase.planCubicPrice === null ? perCubic(planCost, phase.planCubic) : money(phase.planCubicPrice),
  }
}

/** Sum of the plans of phases; its price of a cubic metre is known where each plan has quantity and cost. */
export function sumOfPlans(plans: readonly CostPlan[]): CostPlan {
  const cubics = plans.flatMap(({ planCubic }) => (planCubic === null ? [] : [planCubic]))
  const costs = plans.flatMap(({ planCost }) => (planCost === null ? [] : [planCost]))
  const planCubic = cubics.length > 0 ? quantity(addUp(cubics, (cubic) => new Big(cubic))) : null
  const planCost = costs.length > 0 ? addMoney(...costs) : null
  const isWhole = cubics.length === plans.length && costs.length === plans.length
  return { planCubic, planCost, planCubicCost: isWhole ? perCubic(planCost, planCubic) : null }
}

/** Row of the table. Shared parts of phases are subtracted as a sum, and have no price of a cubic metre. */
export function rowOf(kind: CostRowKind, figures: CostFigures, plan: CostPlan, phase: Phase | null = null): CostRow {
  const [cost, haulCost] = [wholeCostOf(figures), haulCostOf(figures)]
  const cubic = kind === CostRowKind.SHARED ? null : figures.realCubic
  return {
    kind,
    phaseId: phase?.id ?? null,
    phaseName: phase?.name ?? null,
    fromDate: phase?.from ?? null,
    toDate: phase?.to ?? null,
    ...figures,
    cost,
    cubicCost: perCubic(cost, cubic),
    haulCost,
    haulCubicCost: perCubic(haulCost, cubic),
    ...plan,
  }
}
