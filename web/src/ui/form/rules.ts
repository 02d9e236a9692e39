import type { RegisterOptions } from 'react-hook-form'
import { type DecimalForm, readDecimal } from '../../gql/decimal.generated'
import { formatCount } from '../format/decimal'
import { amountForm, countForm, quantityForm } from '../format/typed'
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

/** What is said of a text that is no number of this form, by the first reason there is. */
function decimalFault(text: string, form: DecimalForm, fits: (number: string) => string | null, format: string) {
  const reading = readDecimal(text, form)
  if (reading.fault === 'TWO_READINGS') return texts.twoReadings(...reading.readings)
  return reading.fault === null ? fits(reading.value) : format
}

/** Tons, cubic metres or trucks from 0 to so many digits before the point; null when it is such a quantity. */
export function quantityError(text: string, digits: number): string | null {
  const format = texts.quantityFormat('9'.repeat(digits))
  const fits = (number: string) =>
    number.startsWith('-') || number.replace(/\..*$/, '').length > digits ? format : null
  return decimalFault(text, quantityForm, fits, format)
}

/** A whole number from 1 to `most`, or as far below 0 when it is signed; null when it is one. */
export function countError(text: string, most: number, signed = false): string | null {
  const format = signed ? texts.signedCountFormat(formatCount(most)) : texts.countFormat(formatCount(most))
  const fits = (number: string) => {
    const count = signed ? Math.abs(Number(number)) : Number(number)
    return count >= 1 && count <= most ? null : format
  }
  return decimalFault(text, countForm, fits, format)
}

/** An amount from 0 to 999999999.99 with at most two decimals, or also below 0 when it is signed; null when it is one. */
export function amountError(text: string, signed = false): string | null {
  const fits = (number: string) => {
    if (number.startsWith('-') && !signed) return texts.amountFormat
    return number.replace(/^-|\..*$/g, '').length > MAX_AMOUNT_DIGITS ? texts.amountMax : null
  }
  return decimalFault(text, amountForm, fits, texts.amountFormat)
}
