import type { RegisterOptions } from 'react-hook-form'
import { type DecimalForm, readDecimal } from '../../gql/decimal.generated'
import { formatCount } from '../format/decimal'
import { amountForm, countForm, quantityForm } from '../format/typed'
import { texts } from '../texts'

/** Rules of a field, with the product's own messages. */
export interface FieldRules {
  required?: boolean
  /** Replaces the message 请输入…. */
  requiredMessage?: string
  maxLength?: number
  pattern?: { value: RegExp; message: string }
  validate?: (value: string) => string | null
}

export const MAX_AMOUNT_DIGITS = 9

/** Rules in the form of react-hook-form. Text of blanks alone counts as empty. */
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

/** First reason for which a text is not a number that the form accepts. */
function decimalFault(text: string, form: DecimalForm, fits: (number: string) => string | null, format: string) {
  const reading = readDecimal(text, form)
  if (reading.fault === 'TWO_READINGS') return texts.twoReadings(...reading.readings)
  return reading.fault === null ? fits(reading.value) : format
}

/**
 * Error of a quantity of tons, cubic metres or trucks with at most so many digits before the decimal point; null if
 * correct.
 */
export function quantityError(text: string, digits: number): string | null {
  const format = texts.quantityFormat('9'.repeat(digits))
  const fits = (number: string) =>
    number.startsWith('-') || number.replace(/\..*$/, '').length > digits ? format : null
  return decimalFault(text, quantityForm, fits, format)
}

/** Error of a whole number between 1 and `most`, or also between -`most` and -1 when signed; null if correct. */
export function countError(text: string, most: number, signed = false): string | null {
  const format = signed ? texts.signedCountFormat(formatCount(most)) : texts.countFormat(formatCount(most))
  const fits = (number: string) => {
    const count = signed ? Math.abs(Number(number)) : Number(number)
    return count >= 1 && count <= most ? null : format
  }
  return decimalFault(text, countForm, fits, format)
}

/**
 * Error of an amount between 0 and 999999999.99 with at most two decimals, or negative when signed; null if correct.
 */
export function amountError(text: string, signed = false): string | null {
  const fits = (number: string) => {
    if (number.startsWith('-') && !signed) return texts.amountFormat
    return number.replace(/^-|\..*$/g, '').length > MAX_AMOUNT_DIGITS ? texts.amountMax : null
  }
  return decimalFault(text, amountForm, fits, texts.amountFormat)
}
