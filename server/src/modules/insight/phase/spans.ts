import { earliest } from '../../../kernel/list/span.js'
import { ChartStep } from './enums.js'
import { type DaySpan, daysLater, lengthOf } from './steps.js'

/** Kept sums of one kind that make up some days, the last one not among them. */
export interface SummedSpan {
  unit: 'DAY' | 'MONTH' | 'YEAR'
  from: string
  to: string
  /** -1 of days that another span has too many. */
  sign: 1 | -1
}

/** The moment at which a day begins. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** Days, cut into the spans that make them up. */
type Cut = (days: DaySpan) => SummedSpan[]

const byDay: Cut = ({ from, to }) => (from <= to ? [{ unit: 'DAY', from, to: daysLater(to, 1), sign: 1 }] : [])

/** Cuts into wholes, such as months; of one that is not whole either the parts that are wanted or all but the others, whichever are fewer. */
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

/** How many sums of a group that has some every day the spans take: one of each day, one of a month or a year. */
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

/** The sums that make up some days, as few as fit the steps that they are drawn in. */
export function summedSpans(days: DaySpan, step?: ChartStep): SummedSpan[] {
  if (step === ChartStep.DAY || step === ChartStep.WEEK) return byDay(days)
  return step === ChartStep.MONTH ? byMonth(days) : byYear(days)
}
