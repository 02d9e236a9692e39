import Big from 'big.js'
import { money, quantity } from '../../../kernel/money/money.js'
import { share, totalOf } from './charts.js'
import { addUp, type Counted } from './counted.js'
import type { Phase, TripSum } from './phase.queries.js'
import type { PhaseFigures, PlanCompletion } from './phase.view.js'

const MONEY_DECIMALS = 2

/** Trips of a phase: all, those counted for soil, and those counted for transport. */
export interface PhaseTotals {
  sums: readonly TripSum[]
  counted: readonly Counted[]
  transported: readonly Counted[]
}

/** Figures of a phase by its plan, its surveys and its trips. */
export function planFigures(
  phase: Pick<Phase, 'planCubic' | 'planTransportCost' | 'planCubicPrice' | 'surveyedCubic'>,
  { sums, counted, transported }: PhaseTotals,
): Omit<PlanCompletion, keyof PhaseFigures> {
  const outward = totalOf(transported)
  // Both are rounded before the division, so that the average follows from the figures on the page.
  const [cost, cubic] = [money(outward.amount), quantity(outward.cubic)]
  const internal = sums.filter(({ tpMode, priced }) => tpMode === 'INTERNAL' && priced === 'SET')
  return {
    projectPhaseSquareCost: phase.planCubic,
    projectPhaseRealSquareCost: phase.surveyedCubic,
    waybillPhaseSquareCost: quantity(totalOf(counted).cubic),
    waybillPhaseTransportCost: cost,
    companyWaybillInternalCost: money(addUp(internal, ({ amount }) => new Big(amount))),
    waybillPhaseTransportSquareCost: cubic,
    waybillPhaseAvgTransportCost: share(new Big(cost), new Big(cubic), MONEY_DECIMALS),
    projectPhaseTransportCost: phase.planTransportCost,
    projectPhaseSquarePrice: phase.planCubicPrice ?? plannedPrice(phase),
  }
}

/** Planned price of a cubic metre; null unless the plan names both cost and quantity. */
const plannedPrice = ({
  planTransportCost,
  planCubic,
}: Pick<Phase, 'planTransportCost' | 'planCubic'>): string | null =>
  planTransportCost === null || planCubic === null
    ? null
    : share(new Big(planTransportCost), new Big(planCubic), MONEY_DECIMALS)
