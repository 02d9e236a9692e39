import { invalidInput } from '../../../kernel/errors.js'
import { earliest, latest } from '../../../kernel/list/span.js'
import { parseDay } from '../../../kernel/values/clock.js'
import type { DaySpanInput } from './phase.view.js'
import type { DaySpan } from './steps.js'
import { phaseTexts as texts } from './texts.js'

const isDay = (text: string): boolean => parseDay(text) !== undefined

/** Which days of a phase are asked about: all, or those from one to another, which must be among them. */
export function daysOf(phase: DaySpan, span: DaySpanInput | null | undefined): DaySpan {
  const days = { from: span?.from || phase.from, to: span?.to || phase.to }
  for (const field of ['from', 'to'] as const)
    if (!isDay(days[field])) throw invalidInput([{ field: `span.${field}`, message: texts.day }])
  if (days.to < days.from) throw invalidInput([{ field: 'span.to', message: texts.dayOrder }])
  const cut = { from: latest(days.from, phase.from), to: earliest(days.to, phase.to) }
  if (cut.to < cut.from) throw invalidInput([{ field: 'span.from', message: texts.outside(phase.from, phase.to) }])
  return cut
}
