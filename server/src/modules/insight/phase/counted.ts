import Big from 'big.js'
import { quantity } from '../../../kernel/money/money.js'
import {
  type CountedFacts,
  type Exclusion,
  exclusionsOf,
  isAbout,
  type PhaseChart,
  whyExcluded,
} from '../../waybill/index.js'
import type { Named, Phase, TripSum } from './phase.queries.js'
import type { PhaseExclusions } from './phase.view.js'

/** Equal trips with their cubic metres; null where the volume is unknown. */
export interface Counted extends TripSum {
  cubic: Big | null
}

/** Facts besides those of the trips that decide whether they count. */
type OfTrips = Pick<Phase, 'truckCubic'> & { named: Named }

/** Facts of equal trips that decide whether they are counted. */
export function factsOf(sum: TripSum, { truckCubic, named }: OfTrips): CountedFacts {
  const machine = sum.machineCode === null ? undefined : named.machines.get(sum.machineCode)
  const site = sum.dumpSiteId === null ? undefined : named.sites.get(sum.dumpSiteId)
  return {
    tpMode: sum.tpMode,
    unit: sum.unit,
    hasTruckCubic: truckCubic !== null,
    hasTonsPerCubic: (named.tonsPerCubic.get(sum.soilType) ?? null) !== null,
    priced: sum.priced,
    hasDumpPrice: sum.prepaid === true || (site?.dumpPrice ?? null) !== null,
    hasModel: (machine?.model ?? null) !== null,
    hasLoadPrice: (machine?.loadPrice ?? null) !== null,
    hasShiftCost: (machine?.shiftCost ?? null) !== null,
  }
}

/** Cubic metres of equal trips: as measured, or by the load of a truck, or by the weight of a cubic metre. */
function cubicOf({ unit, soilType, trips, quantity }: TripSum, { truckCubic, named }: OfTrips): Big | null {
  if (unit === 'CUBIC') return new Big(quantity)
  if (unit === 'TRUCK') return truckCubic === null ? null : new Big(truckCubic).times(trips)
  const tons = named.tonsPerCubic.get(soilType) ?? null
  return tons === null ? null : new Big(quantity).div(tons)
}

/** Sums that a chart counts, and the number of trips that it leaves out, by reason. */
export function countedBy(
  chart: PhaseChart,
  sums: readonly TripSum[],
  of: OfTrips,
): { counted: Counted[]; exclusions: PhaseExclusions } {
  const counted: Counted[] = []
  const left = new Map(exclusionsOf[chart].map((reason) => [reason, 0]))
  let total = 0
  for (const sum of sums) {
    if (!isAbout(chart, sum.tpMode)) continue
    total += sum.trips
    const reason = whyExcluded(chart, factsOf(sum, of))
    if (reason) left.set(reason, (left.get(reason) ?? 0) + sum.trips)
    else counted.push({ ...sum, cubic: cubicOf(sum, of) })
  }
  const reasons = [...left].map(([reason, count]) => ({ reason, count })).filter(({ count }) => count > 0)
  const correct = counted.reduce((trips, sum) => trips + sum.trips, 0)
  return { counted, exclusions: { total, correct, cubic: quantity(cubicOfAll(counted)), reasons } }
}

/** Sums that a chart leaves out for a reason. */
export const leftOutFor = (
  { chart, reason }: { chart: PhaseChart; reason: Exclusion },
  sums: readonly TripSum[],
  of: OfTrips,
): TripSum[] => sums.filter((sum) => isAbout(chart, sum.tpMode) && whyExcluded(chart, factsOf(sum, of)) === reason)

/** Decimals of quotients that are added up, so many that three times a third is one after rounding. */
const EXACT = 9

/** Exact cubic metres of these trips, rounded only where they are shown. */
export const cubicOfAll = (sums: readonly Counted[]): Big => addUp(sums, ({ cubic }) => cubic ?? 0).round(EXACT)
export const amountIn = ({ amount }: Counted): Big => new Big(amount)

/** Exact sum of a number over equal trips. */
export const addUp = <Sum>(sums: readonly Sum[], of: (sum: Sum) => Big | number): Big =>
  sums.reduce((total, sum) => total.plus(of(sum)), new Big(0))
