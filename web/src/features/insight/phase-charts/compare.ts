import type { ChartStep } from '../../../gql/types.generated'
import { addDays, type DayRange } from '../../../ui/format/date'
import type { ChartPhasePartFragment } from './phase-charts.generated'

/** Comparison with the same phase on the days before, in place of another phase. */
export const PREVIOUS = 'previous'

type Span = Required<DayRange>
type PhaseDays = Pick<ChartPhasePartFragment, 'fromDate' | 'toDate'>

const DAY_MS = 86_400_000
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const monthStart = (month: number) =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
/** Number of a week since 1970; 1970-01-01 was a Thursday, and weeks begin on Mondays. */
const weekNumber = (day: string) => Math.floor((dayNumber(day) + 3) / 7)

/** Span before another one: of as many days, or for whole months of as many months. */
export function spanBefore({ from, to }: Span): Span {
  const last = addDays(from, -1)
  if (from.endsWith('-01') && addDays(to, 1).endsWith('-01')) {
    const months = monthNumber(to) - monthNumber(from) + 1
    return { from: monthStart(monthNumber(from) - months), to: last }
  }
  return { from: addDays(from, dayNumber(from) - dayNumber(to) - 1), to: last }
}

/** Days of another phase, as many as in a span and counted from the first one. */
export const spanIn = (span: DayRange | undefined, phase: PhaseDays, other: PhaseDays): DayRange | undefined => {
  const by = dayNumber(other.fromDate) - dayNumber(phase.fromDate)
  return span && { from: span.from && addDays(span.from, by), to: span.to && addDays(span.to, by) }
}

/** Number of days, weeks or months from one day to another. */
export function stepsAfter(first: string, day: string, step: ChartStep): number {
  const number = { DAY: dayNumber, WEEK: weekNumber, MONTH: monthNumber }[step]
  return number(day) - number(first)
}

export const isWhole = (span: DayRange | undefined): span is Span => Boolean(span?.from && span.to)
