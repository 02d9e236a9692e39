import { optionalTextOf, volumeOf } from '../../../kernel/values/field-checks.js'
import { dayTextOf } from '../day.js'
import { surveyTable as table } from './fields.js'

/** What one says of a day. */
export const figuresShape = {
  day: dayTextOf(table.day),
  cubic: volumeOf(table.cubic),
  remark: optionalTextOf(table.remark).transform((text) => text ?? null),
}
