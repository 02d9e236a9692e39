import { optionalTextOf, volumeOf } from '../../../kernel/values/field-checks.js'
import { dayTextOf } from '../day.js'
import { surveyTable as table } from './fields.js'
import { surveyTexts as texts } from './texts.js'

/** Days on which a phase can be surveyed: an excavation is often measured weeks after its end. */
export interface Span {
  fromDay: string
  lastDay: string
}

/** Days after a phase's end until which it can be surveyed. */
export const DAYS_AFTER = 90

/** Reason why a phase cannot be surveyed on a day; undefined where it can. */
export function dayFault({ fromDay, lastDay }: Span, day: string, today: string): string | undefined {
  if (day > today) return texts.future(table.day.label)
  return day < fromDay || day > lastDay ? texts.outside(table.day.label, fromDay, lastDay) : undefined
}

/** Figures of a survey. */
export const figuresShape = {
  day: dayTextOf(table.day),
  cubic: volumeOf(table.cubic),
  remark: optionalTextOf(table.remark).transform((text) => text ?? null),
}
