import type { Field } from '../../kernel/fields.js'
import { requiredTextOf } from '../../kernel/values/field-checks.js'
import { asMobile, MOBILE } from '../../kernel/values/mobile.js'
import { fleetTexts as texts } from './texts.js'

/** Check of a mobile that can receive calls. */
export const mobileOf = (field: Field & { length: number }) =>
  asMobile(requiredTextOf(field).regex(MOBILE, { error: texts.mobile }))
