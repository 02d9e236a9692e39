import { earliest } from '../../../kernel/list/span.js'
import { ChartStep } from './enums.js'
import { type DaySpan, daysLater, lengthOf } from './steps.js'

/** Kept sums of one unit that together make up some days; the last day is excluded. */
export interface SummedSpan {
  unit: 'DAY' | 'MONTH' | 'YEAR'
  from: string
  to: string
  /** -1 for sums of days that another span has counted too many. */
  sign: 1 | -1
}

/** The moment at which a day begins. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** Cuts days into spans that make them up. */
type Cut = (days: DaySpan) => SummedSpan[]

const byDay: Cut = ({ from, to }) => (from <= to ? [{ unit: 'DAY', from, to: daysLater(to, 1), sign: 1 }] : [])

/**
 * Cuts days at whole units, such as months. An incomplete unit is made of its wanted parts, or of the whole less the
 * others, whichever takes fewer sums.
 */
const byWhole =
  (unit: 'MONTH' | 'YEAR', wholeOf: (day: string) => DaySpan, byParts: Cut): Cut =>
  ({ from, to }) => {
    const spans: SummedSpan[] = []
    for (let first = from; first <= to; ) {
      const whole = wholeOf(first)
      const wanted = { from: first, to: earliest(to, whole.to) }
      const others = [
        ...byParts({ from: whole.from, to: daysLater(wanted.from, -1) }),
        ...byParts({ from: daysLater(wanted.to, 1), to: whole.to }),
      ]
      const all: SummedSpan[] = [
        { unit, from: whole.from, to: daysLater(whole.to, 1), sign: 1 },
        ...others.map(({ sign, ...other }): SummedSpan => ({ ...other, sign: sign === 1 ? -1 : 1 })),
      ]
      const parts = others.length > 0 ? byParts(wanted) : all
      spans.push(...(countOf(parts) < countOf(all) ? parts : all))
      first = daysLater(whole.to, 1)
    }
    return spans
  }

/** Number of sums that the spans read for a group with trips every day: one for each unit. */
const countOf = (spans: readonly SummedSpan[]): number =>
  spans.reduce((count, { unit, from, to }) => count + (unit === 'DAY' ? lengthOf({ from, to }) - 1 : 1), 0)

function monthOf(day: string): DaySpan {
  const from = `${day.slice(0, 7)}-01`
  return { from, to: daysLater(`${daysLater(from, 31).slice(0, 7)}-01`, -1) }
}

function yearOf(day: string): DaySpan {
  const year = day.slice(0, 4)
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

const byMonth = byWhole('MONTH', monthOf, byDay)
const byYear = byWhole('YEAR', yearOf, byMonth)

/** Kept sums that make up some days, as few as the steps of the drawing allow. */
export function summedSpans(days: DaySpan, step?: ChartStep): SummedSpan[] {
  if (step === ChartStep.DAY || step === ChartStep.WEEK) return byDay(days)
  return step === ChartStep.MONTH ? byMonth(days) : byYear(days)
}
