import type { RegisterOptions } from 'react-hook-form'
import { cleanAmount, formatCount } from '../format/decimal'
import { texts } from '../texts'

/** What a field must hold, in the words of this product. */
export interface FieldRules {
  required?: boolean
  /** Overrides 请输入…. */
  requiredMessage?: string
  maxLength?: number
  pattern?: { value: RegExp; message: string }
  validate?: (value: string) => string | null
}

export const MAX_AMOUNT_DIGITS = 9
const AMOUNT = /^\d+(\.\d{1,2})?$/

/** Rules for react-hook-form; a text of nothing but blanks counts as nothing. */
export function toRegisterOptions(label: string, rules: FieldRules, choice = false): RegisterOptions {
  const message = rules.requiredMessage ?? (choice ? texts.requiredChoice(label) : texts.required(label))
  return {
    validate: (value: unknown) => {
      const text = String(value ?? '').trim()
      if (!text) return rules.required ? message : true
      if (rules.maxLength && text.length > rules.maxLength) return texts.maxLength(rules.maxLength)
      if (rules.pattern && !rules.pattern.value.test(text)) return rules.pattern.message
      return rules.validate?.(text) ?? true
    },
  }
}

const QUANTITY = /^(\d+)(\.\d{1,3})?$/

/** Tons, cubic metres or trucks from 0 to so many digits before the point; null when it is such a quantity. */
export function quantityError(text: string, digits: number): string | null {
  const [, whole] = QUANTITY.exec(cleanAmount(text)) ?? []
  return whole && whole.length <= digits ? null : texts.quantityFormat('9'.repeat(digits))
}

const COUNT = /^\d{1,9}$/

/** A whole number from 1 to `most`, or as far below 0 when it is signed; null when it is one. */
export function countError(text: string, most: number, signed = false): string | null {
  const digits = signed ? cleanAmount(text).replace(/^-/, '') : cleanAmount(text)
  const count = COUNT.test(digits) ? Number(digits) : 0
  if (count >= 1 && count <= most) return null
  return signed ? texts.signedCountFormat(formatCount(most)) : texts.countFormat(formatCount(most))
}

/** An amount from 0 to 999999999.99 with at most two decimals, or also below 0 when it is signed; null when it is one. */
export function amountError(text: string, signed = false): string | null {
  const amount = signed ? cleanAmount(text).replace(/^-/, '') : cleanAmount(text)
  if (!AMOUNT.test(amount)) return texts.amountFormat
  return amount.replace(/\..*$/, '').replace(/^0+/, '').length > MAX_AMOUNT_DIGITS ? texts.amountMax : null
}
