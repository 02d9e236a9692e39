import Big from 'big.js'
import { quantity } from '../../../kernel/money/money.js'
import { daysLater, lengthOf } from '../phase/steps.js'
import type { BoardForecast } from './board.view.js'

/** Working day with its cubic metres. */
export interface WorkingDay {
  day: string
  cubic: Big
}

/** Most and fewest working days from which a pace is computed. */
export const MOST_DAYS = 14
const LEAST_DAYS = 3
/** Longest forecast in days. */
const LAST_DAY = 3650

/** Quantile of ordered values, interpolated between its two neighbours. */
function quantile(ordered: readonly Big[], share: number): Big {
  const place = (ordered.length - 1) * share
  const [below, above] = [ordered[Math.floor(place)] ?? new Big(0), ordered[Math.ceil(place)] ?? new Big(0)]
  return below.plus(above.minus(below).times(place - Math.floor(place)))
}

/**
 * Forecast end of a phase, at the median and at both quartiles of the cubic metres of the last working days; the first
 * day to work is today. Days without work stay as frequent as they were. Null where nothing is left to haul, or there
 * is no pace.
 */
export function forecastEnd({
  left,
  days,
  today,
}: {
  /** Cubic metres left to haul. */
  left: Big
  days: readonly WorkingDay[]
  today: string
}): BoardForecast | null {
  const last = days.filter(({ day }) => day < today).sort((one, other) => (one.day < other.day ? 1 : -1))
  const counted = last.slice(0, MOST_DAYS)
  const [newest, oldest] = [counted.at(0), counted.at(-1)]
  if (left.lte(0) || counted.length < LEAST_DAYS || !newest || !oldest) return null
  const paces = counted.map(({ cubic }) => cubic).sort((one, other) => one.cmp(other))
  const [slow, middle, fast] = [quantile(paces, 0.25), quantile(paces, 0.5), quantile(paces, 0.75)]
  if (middle.lte(0)) return null
  const calendarDays = lengthOf({ from: oldest.day, to: daysLater(today, -1) })
  const endAt = (pace: Big): string | null => {
    if (pace.lte(0)) return null
    const working = left.div(pace).round(0, Big.roundUp)
    const needed = working.times(calendarDays).div(counted.length).round(0, Big.roundUp)
    return needed.gt(LAST_DAY) ? null : daysLater(today, Number(needed) - 1)
  }
  return {
    endDay: endAt(middle),
    earliestDay: endAt(fast),
    latestDay: endAt(slow),
    leftCubic: quantity(left),
    pace: quantity(middle),
    slowPace: quantity(slow),
    fastPace: quantity(fast),
    workingDays: counted.length,
    calendarDays,
    firstDay: oldest.day,
    lastDay: newest.day,
  }
}
