import Big from 'big.js'
import { addMoney, money, type Quantity, quantity, subtractMoney } from '../../../kernel/money/money.js'
import { PhaseChart } from '../../waybill/index.js'
import type { Booked } from '../cost/booked.js'
import { type EntriesOfPhase, entriesOf } from '../cost/entries.queries.js'
import { costGapsTable, costPartsTable } from '../cost/fields.js'
import { type CostParts, type CostTerms, partsOf, wholeCostOf } from '../cost/parts.js'
import { planCostOf } from '../cost/rows.js'
import { type ShiftsOfDays, shiftsOf } from '../cost/shift-days.js'
import { totalOf } from '../phase/charts.js'
import { addUp, countedBy } from '../phase/counted.js'
import type { Named, TripSum } from '../phase/phase.queries.js'
import { planFigures } from '../phase/plan.js'
import type { ListedPhase, SumOfDay, SumOfPhase } from './board.queries.js'
import type { BoardFigures, BoardPhase, BoardShared } from './board.view.js'
import { forecastEnd } from './forecast.js'
import { together } from './overlap.js'

/** Trips of a phase, with the base data that they name. */
export interface PhaseTrips {
  sums: readonly SumOfPhase[]
  days: readonly SumOfDay[]
  shifts: readonly ShiftsOfDays[]
  entries: readonly EntriesOfPhase[]
  terms: CostTerms
  today: string
}

/** Costs besides the trips of a phase: all of them, or only those that no earlier phase of the list has. */
const bookedOf = (phaseId: string, { shifts, entries }: PhaseTrips, only: { own: boolean }): Booked => ({
  shifts: shiftsOf(phaseId, shifts, only),
  entries: entriesOf(phaseId, entries, only),
})

/** Figures of trips and of the bookings besides them. */
function tripFigures(phase: ListedPhase, sums: readonly TripSum[], booked: Booked, terms: CostTerms) {
  const { named } = terms
  const of = { ...phase, named }
  const { counted } = countedBy(PhaseChart.OUTPUT, sums, of)
  const transported = countedBy(PhaseChart.TRANSPORT, sums, of).counted
  const { total, correct, reasons } = countedBy(PhaseChart.ALL, sums, of).exclusions
  const plan = planFigures(phase, { sums, counted, transported })
  const transportCost = money(plan.waybillPhaseTransportCost)
  const internalCost = money(plan.companyWaybillInternalCost)
  const parts = partsOf(sums, booked, terms)
  return {
    real: totalOf(counted).cubic,
    realCubic: quantity(totalOf(counted).cubic),
    transportCost,
    internalCost,
    ...parts,
    cost: wholeCostOf(parts),
    paidAmt: money(addUp(sums, ({ paid }) => new Big(paid))),
    tripCount: total,
    leftOutCount: total - correct,
    reasons,
  }
}

/** Phase in two forms: as shown, and as its project's totals count it, without what earlier phases have. */
export interface CountedPhase {
  shown: BoardPhase
  counted: BoardFigures
}

/** A phase on the board: the same figures as those of its charts, and when it will be done. */
export function countedPhase(phase: ListedPhase, trips: PhaseTrips): CountedPhase {
  const shown = boardPhase(phase, trips)
  const own = trips.sums.filter((sum) => sum.own)
  const {
    real: _,
    reasons: __,
    ...counted
  } = tripFigures(phase, own, bookedOf(phase.id, trips, { own: true }), trips.terms)
  return { shown, counted: { ...shown, ...counted } }
}

function boardPhase(phase: ListedPhase, trips: PhaseTrips): BoardPhase {
  const { sums, days, terms, today } = trips
  const { real, ...figures } = tripFigures(phase, together(sums), bookedOf(phase.id, trips, { own: false }), terms)
  return {
    id: phase.id,
    phaseName: phase.name,
    fromDate: phase.from,
    toDate: phase.to,
    current: phase.current,
    surveyDay: phase.surveyDay,
    planCubic: phase.planCubic,
    surveyedCubic: phase.surveyedCubic,
    planCost: planCostOf(phase),
    ...figures,
    forecast:
      phase.planCubic === null
        ? null
        : forecastEnd({
            left: new Big(phase.planCubic).minus(real),
            days: workingDays(phase, days, terms.named),
            today,
          }),
  }
}

function workingDays(phase: ListedPhase, days: readonly SumOfDay[], named: Named) {
  return [...Map.groupBy(days, ({ step }) => step)].map(([day, sums]) => {
    const own = sums.filter((sum) => sum.trips !== null)
    return { day, cubic: totalOf(countedBy(PhaseChart.OUTPUT, own, { ...phase, named }).counted).cubic }
  })
}

const sumOfKnown = (values: readonly (Quantity | null)[]): Big | null => {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : addUp(known, (value) => new Big(value))
}

/** Sum of figures; null where none of them has a value. */
export function figuresOf(parts: readonly BoardFigures[]): BoardFigures {
  const sum = (of: (part: BoardFigures) => Big | number) => addUp(parts, of)
  const [plan, surveyed] = [
    sumOfKnown(parts.map(({ planCubic }) => planCubic)),
    sumOfKnown(parts.map(({ surveyedCubic }) => surveyedCubic)),
  ]
  const planned = parts.flatMap(({ planCost }) => (planCost === null ? [] : [planCost]))
  return {
    planCubic: plan && quantity(plan),
    realCubic: quantity(sum(({ realCubic }) => new Big(realCubic))),
    surveyedCubic: surveyed && quantity(surveyed),
    planCost: planned.length === 0 ? null : addMoney(...planned),
    transportCost: addMoney(...parts.map(({ transportCost }) => transportCost)),
    internalCost: addMoney(...parts.map(({ internalCost }) => internalCost)),
    ...costSums(parts),
    cost: addMoney(...parts.map(({ cost }) => cost)),
    paidAmt: addMoney(...parts.map(({ paidAmt }) => paidAmt)),
    tripCount: Number(sum(({ tripCount }) => tripCount)),
    leftOutCount: Number(sum(({ leftOutCount }) => leftOutCount)),
  }
}

const costNames = Object.keys(costPartsTable) as (keyof typeof costPartsTable)[]
const gapNames = Object.keys(costGapsTable) as (keyof typeof costGapsTable)[]

/** Sums of the parts of several costs, and of the trips without a price. */
const costSums = (parts: readonly BoardFigures[]): CostParts =>
  Object.fromEntries([
    ...costNames.map((name) => [name, addMoney(...parts.map((part) => part[name]))] as const),
    ...gapNames.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)] as const),
  ]) as unknown as CostParts

/** Surplus of the sum of the phases over their project, since they share trips; null where they share none. */
export function sharedBy(phases: readonly CountedPhase[]): BoardShared | null {
  const all = figuresOf(phases.map(({ shown }) => shown))
  const once = figuresOf(phases.map(({ counted }) => counted))
  if (all.tripCount === once.tripCount && all.cost === once.cost) return null
  return {
    tripCount: all.tripCount - once.tripCount,
    realCubic: quantity(new Big(all.realCubic).minus(once.realCubic)),
    cost: subtractMoney(all.cost, once.cost),
    paidAmt: subtractMoney(all.paidAmt, once.paidAmt),
  }
}
