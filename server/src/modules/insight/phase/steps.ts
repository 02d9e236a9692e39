import { earliest, latest } from '../../../kernel/list/span.js'
import { dayOf } from '../../../kernel/values/clock.js'
import { ChartStep } from './enums.js'
import type { ChartPoint } from './phase.view.js'

/** Days yyyy-MM-dd, both included. */
export interface DaySpan {
  from: string
  to: string
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00+08:00`)
/** Day a number of days later, or earlier. */
export const daysLater = (day: string, days: number): string =>
  dayOf(new Date(noonOf(day).getTime() + days * 86_400_000))
/** Number of days in a span. */
export const lengthOf = ({ from, to }: DaySpan): number =>
  (noonOf(to).getTime() - noonOf(from).getTime()) / 86_400_000 + 1

/** The first day of the step that a day is in: its own, the Monday of its week, or the first of its month. */
function firstOf(day: string, step: ChartStep): string {
  if (step === ChartStep.DAY) return day
  if (step === ChartStep.MONTH) return `${day.slice(0, 7)}-01`
  // Day 4 of the epoch was a Monday.
  const sinceMonday = (lengthOf({ from: '1970-01-05', to: day }) - 1) % 7
  return daysLater(day, -(sinceMonday < 0 ? sinceMonday + 7 : sinceMonday))
}

/** Monday of a day's week. */
export const weekOf = (day: string): string => firstOf(day, ChartStep.WEEK)

const lastOf: Record<ChartStep, (first: string) => string> = {
  DAY: (first) => first,
  WEEK: (first) => daysLater(first, 6),
  MONTH: (first) => daysLater(firstOf(daysLater(first, 31), ChartStep.MONTH), -1),
}

const labelOf = ({ from, to }: DaySpan, step: ChartStep): string => {
  if (step === ChartStep.MONTH) return from.slice(0, 7)
  return step === ChartStep.DAY ? from : `${from} 至 ${to.slice(5)}`
}

/**
 * Points of a chart over time: every step that the span touches, cut at its ends. A point's key is the first day of its
 * whole step.
 */
export function pointsOf(span: DaySpan, step: ChartStep): ChartPoint[] {
  const points: ChartPoint[] = []
  for (let first = firstOf(span.from, step); first <= span.to; ) {
    const last = lastOf[step](first)
    const days = { from: latest(first, span.from), to: earliest(last, span.to) }
    points.push({ key: first, label: labelOf(days, step), ...days })
    first = daysLater(last, 1)
  }
  return points
}
