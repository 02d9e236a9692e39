import { spanOf } from '../../../kernel/list/span.js'
import { ChartStep } from './enums.js'
import { type DaySpan, daysLater } from './steps.js'

/** Kept sums of one kind that make up some days, the last one not among them. */
export interface SummedSpan {
  unit: 'DAY' | 'MONTH' | 'YEAR'
  from: string
  to: string
}

/** The moment at which a day begins. */
export const midnight = (day: string): Date => new Date(`${day}T00:00:00+08:00`)

/** The sums that make up some days: of years and months as a whole where that is fine enough. */
export function summedSpans({ from, to }: DaySpan, step?: ChartStep): SummedSpan[] {
  const span = spanOf({ from: midnight(from), to: midnight(daysLater(to, 1)) })
  if (!span) return []
  if (step === ChartStep.DAY || step === ChartStep.WEEK) return [{ unit: 'DAY', from, to: daysLater(to, 1) }]
  const { years, months, days } = step === ChartStep.MONTH ? span.byMonth : span
  const pieces = { YEAR: years, MONTH: months, DAY: days }
  return Object.entries(pieces).flatMap(([unit, some]) =>
    some.flatMap((one) =>
      one.from && one.to ? [{ unit: unit as SummedSpan['unit'], from: one.from, to: one.to }] : [],
    ),
  )
}
