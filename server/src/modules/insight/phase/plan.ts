import Big from 'big.js'
import { money, quantity } from '../../../kernel/money/money.js'
import { share, totalOf } from './charts.js'
import { addUp, type Counted } from './counted.js'
import type { Phase, TripSum } from './phase.queries.js'
import type { PhaseFigures, PlanCompletion } from './phase.view.js'

const MONEY = 2

/** A phase's trips: all of them, those whose soil is counted, and those whose transport is. */
export interface PhaseTotals {
  sums: readonly TripSum[]
  counted: readonly Counted[]
  transported: readonly Counted[]
}

/** What was to be, what surveys say, and what the trips come to. */
export function planFigures(
  phase: Pick<Phase, 'planCubic' | 'planTransportCost' | 'planCubicPrice' | 'surveyedCubic'>,
  { sums, counted, transported }: PhaseTotals,
): Omit<PlanCompletion, keyof PhaseFigures> {
  const outward = totalOf(transported)
  // Rounded before they are divided: whoever divides what is shown comes to what is shown.
  const [cost, cubic] = [money(outward.amount), quantity(outward.cubic)]
  const internal = sums.filter(({ tpMode, priced }) => tpMode === 'INTERNAL' && priced === 'SET')
  return {
    projectPhaseSquareCost: phase.planCubic,
    projectPhaseRealSquareCost: phase.surveyedCubic,
    waybillPhaseSquareCost: quantity(totalOf(counted).cubic),
    waybillPhaseTransportCost: cost,
    companyWaybillInternalCost: money(addUp(internal, ({ amount }) => new Big(amount))),
    waybillPhaseTransportSquareCost: cubic,
    waybillPhaseAvgTransportCost: share(new Big(cost), new Big(cubic), MONEY),
    projectPhaseTransportCost: phase.planTransportCost,
    projectPhaseSquarePrice: phase.planCubicPrice ?? plannedPrice(phase),
  }
}

/** What a cubic metre was to cost, where only the whole was said. */
const plannedPrice = ({
  planTransportCost,
  planCubic,
}: Pick<Phase, 'planTransportCost' | 'planCubic'>): string | null =>
  planTransportCost === null || planCubic === null ? null : share(new Big(planTransportCost), new Big(planCubic), MONEY)
