import Big from 'big.js'
import { rounded } from '../../../kernel/money/money.js'
import { addUp, amountIn, type Counted, cubicOfAll } from './counted.js'
import { ChartKind } from './enums.js'
import type { MachineWork, Named, StepTotal } from './phase.queries.js'
import type { ChartPoint, ChartSeries } from './phase.view.js'
import { type DaySpan, lengthOf } from './steps.js'
import { phaseTexts as texts } from './texts.js'

/** Chart without its exclusions. */
export interface Drawn {
  points: ChartPoint[]
  series: ChartSeries[]
}

const [MONEY, CUBIC, HOURS] = [2, 3, 1]

const { BAR, LINE } = ChartKind
const { series: said } = texts
type Said = (typeof said)[keyof typeof said]
/** Series with one number for each point. */
const seriesOf = <At>(
  kind: ChartKind,
  { name, unit }: Said,
  at: readonly At[],
  figureOf: (at: At) => string | null,
): ChartSeries => ({ name, kind, unit, values: at.map(figureOf) })

/** Quotient; null for a divisor of zero. */
export const share = (value: Big, by: Big | number, decimals: number): string | null =>
  new Big(by).eq(0) ? null : rounded(value.div(by), decimals)

/** Total of a group of equal trips. */
export interface Total {
  trips: number
  cubic: Big
  amount: Big
}

export const totalOf = (sums: readonly Counted[]): Total => ({
  trips: sums.reduce((trips, sum) => trips + sum.trips, 0),
  cubic: cubicOfAll(sums),
  amount: addUp(sums, amountIn),
})

/** Totals of a chart by point; `keyOf` gives the point of a trip. */
export function totalsBy(
  points: readonly ChartPoint[],
  sums: readonly Counted[],
  keyOf: (sum: Counted) => string,
): Total[] {
  const groups = Map.groupBy(sums, keyOf)
  return points.map(({ key }) => totalOf(groups.get(key) ?? []))
}

/** Totals of a chart over time, from the totals of its steps; zero for a step without trips. */
export function totalsOfSteps(points: readonly ChartPoint[], steps: readonly StepTotal[]): Total[] {
  const byStep = new Map(steps.map((one) => [one.step, one]))
  return points.map(({ key }) => {
    const { trips = 0, amount = 0, cubic = 0 } = byStep.get(key) ?? {}
    return { trips, amount: new Big(amount), cubic: new Big(cubic) }
  })
}

/** Transport cost over time, as a total and for a cubic metre. */
export function transportChart(points: ChartPoint[], at: readonly Total[]): Drawn {
  return {
    points,
    series: [
      seriesOf(BAR, said.transportCost, at, ({ amount }) => rounded(amount, MONEY)),
      seriesOf(BAR, said.cubic, at, ({ cubic }) => rounded(cubic, CUBIC)),
      seriesOf(LINE, said.cubicCost, at, ({ amount, cubic }) => share(amount, cubic, MONEY)),
    ],
  }
}

/** Cubic metres hauled, for the groups of a chart. */
export function outputChart(points: ChartPoint[], at: readonly Total[]): Drawn {
  return {
    points,
    series: [
      seriesOf(BAR, said.trips, at, ({ trips }) => String(trips)),
      seriesOf(BAR, said.cubic, at, ({ cubic }) => rounded(cubic, CUBIC)),
      seriesOf(LINE, said.cubicPerTruck, at, ({ cubic, trips }) => share(cubic, trips, CUBIC)),
    ],
  }
}

/** Points of a chart over base data of the trips, in the order of names. */
export function pointsBy(
  sums: readonly Counted[],
  keyOf: (sum: Counted) => string,
  labelOf: (key: string) => string,
  days: DaySpan,
): ChartPoint[] {
  const keys = [...new Set(sums.map(keyOf))]
  const points = keys.map((key) => ({ key, label: labelOf(key), ...days }))
  return points.sort((one, other) => one.label.localeCompare(other.label, 'zh-CN'))
}

/** Cost of trips at each dump site: the amounts paid with them, or else the site's price for a truck. */
export function garbageChart(points: ChartPoint[], sums: readonly Counted[], { sites }: Named): Drawn {
  const groups = Map.groupBy(sums, ({ dumpSiteId }) => dumpSiteId ?? '')
  const at = points.map(({ key }) => {
    const own = groups.get(key) ?? []
    const price = sites.get(key)?.dumpPrice ?? 0
    const cost = addUp(own, (sum) => (sum.prepaid ? new Big(sum.prepaidAmount) : new Big(price).times(sum.trips)))
    return { trips: totalOf(own).trips, cost }
  })
  return {
    points,
    series: [
      seriesOf(BAR, said.dumped, at, ({ trips }) => String(trips)),
      seriesOf(BAR, said.dumpCost, at, ({ cost }) => rounded(cost, MONEY)),
      seriesOf(LINE, said.dumpCostPerTruck, at, ({ cost, trips }) => share(cost, trips, MONEY)),
    ],
  }
}

const MINUTES = 60

/** Machines that loaded trips or have records of work, by code; labels note a machine that lacks one of the two. */
export function machinePoints(sums: readonly Counted[], work: readonly MachineWork[], days: DaySpan): ChartPoint[] {
  const loaded = new Set(sums.map(({ machineCode }) => machineCode ?? ''))
  const worked = new Set(work.map(({ machineCode }) => machineCode))
  const labelOf = (code: string): string => {
    if (!loaded.has(code)) return texts.withoutTrips(code)
    return worked.has(code) ? code : texts.withoutWork(code || texts.noMachine)
  }
  // Codes distinguish machines, since most have the same name.
  const codes = [...new Set([...loaded, ...worked])].sort((one, other) => one.localeCompare(other, 'zh-CN'))
  return codes.map((key) => ({ key, label: labelOf(key), ...days }))
}

/**
 * Loads and work of each machine, with time and cost of a load. A machine without trips, or without records, has null
 * instead of zero, since nothing proves that it was idle.
 */
export function machineChart(points: ChartPoint[], sums: readonly Counted[], work: readonly MachineWork[]): Drawn {
  const groups = Map.groupBy(sums, ({ machineCode }) => machineCode ?? '')
  const worked = new Map(work.map((one) => [one.machineCode, one]))
  const at = points.map(({ key }) => {
    const own = worked.get(key)
    const trips = groups.has(key) ? totalOf(groups.get(key) ?? []).trips : null
    const hours = own ? new Big(own.minutes).div(MINUTES) : null
    return { trips, hours, cost: own?.cost == null ? null : new Big(own.cost) }
  })
  return {
    points,
    series: [
      seriesOf(BAR, said.loads, at, ({ trips }) => (trips === null ? null : String(trips))),
      seriesOf(BAR, said.shiftHours, at, ({ hours }) => hours && rounded(hours, HOURS)),
      seriesOf(BAR, said.machineCost, at, ({ cost }) => cost && rounded(cost, MONEY)),
      seriesOf(BAR, said.hoursPerLoad, at, ({ hours, trips }) => hours && share(hours, trips ?? 0, MONEY)),
      seriesOf(LINE, said.costPerLoad, at, ({ cost, trips }) => cost && share(cost, trips ?? 0, MONEY)),
    ],
  }
}

/** Average cubic metres a day, beside the plan; null for future days. */
export function planChart(
  points: ChartPoint[],
  at: readonly Total[],
  plan: { cubic: string | null; days: number },
  today: string,
): Drawn {
  const daily = points.map(({ from, to }, index) =>
    from > today ? null : share(at[index]?.cubic ?? new Big(0), lengthOf({ from, to: to < today ? to : today }), CUBIC),
  )
  const planned = plan.cubic === null ? null : share(new Big(plan.cubic), plan.days, CUBIC)
  return {
    points,
    series: [
      seriesOf(LINE, said.dailyOutput, daily, (value) => value),
      ...(planned === null ? [] : [seriesOf(LINE, said.plannedOutput, points, () => planned)]),
    ],
  }
}
