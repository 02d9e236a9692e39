import type { Field } from '../fields.js'
import { amount, idText, optionalText, requiredText } from './validate.js'

type Text = Field & { length: number }

/** The checks of input, by what a field is called and how long it may be. */
export const requiredTextOf = ({ label, length }: Text, tooLong?: string) => requiredText(label, length, tooLong)
export const optionalTextOf = ({ label, length }: Text) => optionalText(label, length)
export const amountOf = ({ label }: Field) => amount(label)
export const idTextOf = ({ label }: Field) => idText(label)

/** How an input of GraphQL is described that takes a text of a field. */
export const takes = ({ label, length }: Text): string => `${label}，最多 ${length} 个字符`
