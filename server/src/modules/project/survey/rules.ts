import { surveyTable as table } from './fields.js'
import { surveyTexts as texts } from './texts.js'

/** The days of a phase that surveys may be of: what was dug by its end is often measured weeks later. */
export interface Span {
  fromDay: string
  lastDay: string
}

/** So many days after a phase it is surveyed still. */
export const DAYS_AFTER = 90

/** Why a phase is not surveyed on a day; undefined where it may be. */
export function dayFault({ fromDay, lastDay }: Span, day: string, today: string): string | undefined {
  if (day > today) return texts.future(table.day.label)
  return day < fromDay || day > lastDay ? texts.outside(table.day.label, fromDay, lastDay) : undefined
}
