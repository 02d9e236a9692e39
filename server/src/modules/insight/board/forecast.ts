import Big from 'big.js'
import { quantity } from '../../../kernel/money/money.js'
import { daysLater, lengthOf } from '../phase/steps.js'
import type { BoardForecast } from './board.view.js'

/** How much went out on a day on which the project hauled. */
export interface WorkingDay {
  day: string
  cubic: Big
}

/** Of so many working days at most a pace is taken, and of no fewer than these. */
export const MOST_DAYS = 14
const LEAST_DAYS = 3
/** What lies beyond is no forecast. */
const LAST_DAY = 3650

/** The value below which that share of ordered values lies, on the line between the two that it falls between. */
function quantile(ordered: readonly Big[], share: number): Big {
  const place = (ordered.length - 1) * share
  const [below, above] = [ordered[Math.floor(place)] ?? new Big(0), ordered[Math.ceil(place)] ?? new Big(0)]
  return below.plus(above.minus(below).times(place - Math.floor(place)))
}

/**
 * When a phase will have hauled what is left of its plan, today being the first day to come: at the median of what went out on each of the last
 * working days, and at both quartiles. Days without work come as often as they did among those. Null where nothing is left, or there is no pace.
 */
export function forecastEnd({
  left,
  days,
  today,
}: {
  /** Cubic metres. */
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
