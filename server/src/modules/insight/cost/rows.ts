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

/** What is added up of rows: all but their quotients and names. */
export interface CostFigures extends CostParts {
  realCubic: Quantity
  tripCount: number
  recordCount: number
  entryCount: number
}

/** Figures of some trips and of what is booked beside them; trucks have cubic metres where a phase says what they carry. */
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

/** What several come to, each figure by itself. */
export function sumOfFigures(all: readonly CostFigures[]): CostFigures {
  const amount = (name: (typeof AMOUNTS)[number]): Money => addMoney(...all.map((one) => one[name]))
  const count = (name: (typeof COUNTS)[number]): number => all.reduce((sum, one) => sum + one[name], 0)
  return {
    ...(Object.fromEntries(AMOUNTS.map((name) => [name, amount(name)])) as Record<(typeof AMOUNTS)[number], Money>),
    ...(Object.fromEntries(COUNTS.map((name) => [name, count(name)])) as Record<(typeof COUNTS)[number], number>),
    realCubic: quantity(addUp(all, ({ realCubic }) => new Big(realCubic))),
  }
}

/** What is left of figures without others, below nothing where those are more. */
export function withoutFigures(all: CostFigures, some: CostFigures): CostFigures {
  const amount = (name: (typeof AMOUNTS)[number]): Money => subtractMoney(all[name], some[name])
  const count = (name: (typeof COUNTS)[number]): number => all[name] - some[name]
  return {
    ...(Object.fromEntries(AMOUNTS.map((name) => [name, amount(name)])) as Record<(typeof AMOUNTS)[number], Money>),
    ...(Object.fromEntries(COUNTS.map((name) => [name, count(name)])) as Record<(typeof COUNTS)[number], number>),
    realCubic: quantity(new Big(all.realCubic).minus(some.realCubic)),
  }
}

/** What was to be, as far as a plan says. */
export interface CostPlan {
  planCubic: Quantity | null
  planCost: Money | null
  planCubicCost: Money | null
}

export const NO_PLAN: CostPlan = { planCubic: null, planCost: null, planCubicCost: null }

/** What a phase was to cost: the whole, else so many cubic metres at their price. */
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

/** What the plans of several phases come to; a cubic metre of them is told where all say both. */
export function sumOfPlans(plans: readonly CostPlan[]): CostPlan {
  const cubics = plans.flatMap(({ planCubic }) => (planCubic === null ? [] : [planCubic]))
  const costs = plans.flatMap(({ planCost }) => (planCost === null ? [] : [planCost]))
  const planCubic = cubics.length > 0 ? quantity(addUp(cubics, (cubic) => new Big(cubic))) : null
  const planCost = costs.length > 0 ? addMoney(...costs) : null
  const isWhole = cubics.length === plans.length && costs.length === plans.length
  return { planCubic, planCost, planCubicCost: isWhole ? perCubic(planCost, planCubic) : null }
}

/** A row of the table. What phases share is taken off as a sum, and has no price a cubic metre. */
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
