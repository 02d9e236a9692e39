import { z } from 'zod'
import type { Field } from '../fields.js'
import { MAX_VOLUME } from '../money/money.js'
import { checkAddresses } from './addresses.js'
import { textForm } from './forms.js'
import { amount, changedText, idText, measure, optionalText, requiredText } from './validate.js'

type Text = Field & { length: number }

/** Checks of input by the label and length of a field. */
export const requiredTextOf = (field: Text, tooLong?: string) =>
  requiredText(field.label, field.length, tooLong).superRefine(addressesOf(field))
export const optionalTextOf = (field: Text) => optionalText(field.label, field.length).superRefine(addressesOf(field))
/** A number that the program gave: in the form in which it is kept, however it is written here. */
export const numberOf = (field: Text) =>
  z.preprocess((given) => (typeof given === 'string' ? textForm(given) : given), requiredTextOf(field))
export const changedTextOf = (field: Text) => changedText(field.label, field.length).superRefine(addressesOf(field))
export const amountOf = ({ label }: Field) => amount(label)
export const measureOf = ({ label }: Field) => measure(label)
/** Check of a volume of whole works, which may be far above that of a single truckload. */
export const volumeOf = ({ label }: Field) => measure(label, MAX_VOLUME)
export const idTextOf = ({ label }: Field) => idText(label)

/** Check that a text of a field of addresses is an address, for every API. */
export const addressesOf = ({ label, holds }: Field) => (holds ? checkAddresses(label, holds) : () => undefined)

/** Description of an input of GraphQL that takes a text of a field. */
export const takes = ({ label, length }: Text): string => `${label}，最多 ${length} 个字符`

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** A time of day, HH:mm. */
export function clockText(label: string) {
  const error = `${label}须为 HH:mm，例如 06:00`
  return z.string({ error }).trim().regex(CLOCK, { error })
}
