import type { Field } from '../../kernel/fields.js'
import { parseDay } from '../../kernel/values/clock.js'
import { requiredTextOf } from '../../kernel/values/field-checks.js'
import { projectTexts as texts } from './texts.js'

const isDay = (text: string) => parseDay(text) !== undefined

/** Day as yyyy-MM-dd that exists in the calendar. */
export const dayTextOf = (field: Field & { length: number }) =>
  requiredTextOf(field).refine(isDay, { error: texts.day(field.label), abort: true })
