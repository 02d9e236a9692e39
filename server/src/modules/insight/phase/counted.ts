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

/** Trips that are alike, with how many cubic metres they hauled; null where nobody can tell. */
export interface Counted extends TripSum {
  cubic: Big | null
}

/** What decides, beyond the trips themselves, whether they are counted. */
type OfTrips = Pick<Phase, 'truckCubic'> & { named: Named }

/** What of alike trips decides whether they are counted. */
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

/** Cubic metres of alike trips: as they were counted, by what a truck carries, or by what a cubic metre weighs. */
function cubicOf({ unit, soilType, trips, quantity }: TripSum, { truckCubic, named }: OfTrips): Big | null {
  if (unit === 'CUBIC') return new Big(quantity)
  if (unit === 'TRUCK') return truckCubic === null ? null : new Big(truckCubic).times(trips)
  const tons = named.tonsPerCubic.get(soilType) ?? null
  return tons === null ? null : new Big(quantity).div(tons)
}

/** The sums that a chart counts, and how many trips it leaves out for which reason. */
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

/** The sums that a chart leaves out for a reason. */
export const leftOutFor = (
  { chart, reason }: { chart: PhaseChart; reason: Exclusion },
  sums: readonly TripSum[],
  of: OfTrips,
): TripSum[] => sums.filter((sum) => isAbout(chart, sum.tpMode) && whyExcluded(chart, factsOf(sum, of)) === reason)

/** So many decimals are kept of quotients that are added up: three times a third is one, and a half that they come to is a half. */
const EXACT = 9

/** Cubic metres of all of them, to be divided by and rounded where they are shown. */
export const cubicOfAll = (sums: readonly Counted[]): Big => addUp(sums, ({ cubic }) => cubic ?? 0).round(EXACT)
export const amountIn = ({ amount }: Counted): Big => new Big(amount)

/** The exact sum of something of alike trips. */
export const addUp = <Sum>(sums: readonly Sum[], of: (sum: Sum) => Big | number): Big =>
  sums.reduce((total, sum) => total.plus(of(sum)), new Big(0))
