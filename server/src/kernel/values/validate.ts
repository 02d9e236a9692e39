import { z } from 'zod'
import { invalidInput } from '../errors.js'
import { isAmount, isMeasure, MAX_AMOUNT, MAX_MEASURE, parseMoney, type Quantity, quantity } from '../money/money.js'
import { type DecimalForm, readDecimal } from './decimal.js'
import { isBlank } from './forms.js'
import { idKey } from './id.js'
import { inputTexts, twoReadings } from './texts.js'

z.config(z.locales.zhCN())

/**
 * Checks input of GraphQL or REST against a schema. INVALID_INPUT lists each wrong field once; its message is that of
 * the first one. `at` is the argument that holds the value, so that the paths of fields are those that the caller
 * wrote.
 */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown, at = ''): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const messages = new Map<string, string>()
  for (const { path, message } of parsed.error.issues) {
    const field = [at, ...path].filter((part) => part !== '').join('.') || 'body'
    if (!messages.has(field)) messages.set(field, message)
  }
  throw invalidInput([...messages].map(([field, message]) => ({ field, message })))
}

/** A list of at least one and at most `max` items. */
export const listOf = <Item extends z.ZodType>(item: Item, what: string, max: number) =>
  z
    .array(item, { error: inputTexts.notList(what) })
    .min(1, { error: inputTexts.choose(what) })
    .max(max, { error: inputTexts.tooMany(what, max) })

/** List of rows with distinct ids, since two answers for one row would contradict each other. */
export const rowsOf = <Row extends z.ZodType<{ id: string }>>(row: Row, what: string, max: number) =>
  listOf(row, what, max).superRefine((rows, context) => {
    const seen = new Set<string>()
    for (const [index, { id }] of rows.entries()) {
      const key = idKey(id)
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `${what}重复` })
      seen.add(key)
    }
  })

/** Text without surrounding blanks, of 1 to `max` characters; a missing or invisible one is refused with 请输入. */
export const requiredText = (what: string, max: number, tooLong = inputTexts.tooLong(what, max)) =>
  z
    .string({ error: (issue) => (issue.input == null ? inputTexts.enter(what) : inputTexts.notText(what)) })
    .trim()
    .min(1, { error: inputTexts.enter(what) })
    .refine((text) => text === '' || !isBlank(text), { error: inputTexts.enter(what) })
    .max(max, { error: tooLong })
    .describe(what)

/** Optional text: a blank one counts as missing. */
export const optionalText = (what: string, max: number) =>
  z
    .string({ error: inputTexts.notText(what) })
    .trim()
    .max(max, { error: inputTexts.tooLong(what, max) })
    .describe(what)
    .nullish()
    .transform((text) => (!text || isBlank(text) ? undefined : text))

/** Text in a change: undefined leaves the value, null or a blank text removes it. */
export const changedText = (what: string, max: number) =>
  z
    .string({ error: inputTexts.notText(what) })
    .trim()
    .max(max, { error: inputTexts.tooLong(what, max) })
    .describe(what)
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null))

/** Id as text of at most 36 characters; one that is no uuid simply names no row. */
export const idText = (what = 'id') =>
  z
    .string({ error: inputTexts.choose(what) })
    .min(1, { error: inputTexts.choose(what) })
    .max(36, { error: `${what}长度不能超过36个字符` })

interface DecimalRule extends DecimalForm {
  /** Message for a text that is no number, or has more decimals than fit. */
  error: string
  notNumber?: string
}

/**
 * Decimal that people or programs write, as exact text; a text with two readings is refused, and the message shows
 * both.
 */
export const decimalText = (what: string, { error, notNumber = inputTexts.notNumber(what), ...form }: DecimalRule) =>
  z
    .union([z.string(), z.number()], { error: (issue) => (issue.input == null ? inputTexts.enter(what) : notNumber) })
    .transform((value, context) => {
      const reading = readDecimal(String(value), form)
      if (reading.fault === null) return reading.value
      const message =
        reading.fault === 'TWO_READINGS' ? `${what}${twoReadings(String(value), reading.readings)}` : error
      context.issues.push({ code: 'custom', input: value, message })
      return z.NEVER
    })

/**
 * Amount of 0 to 999999999.99 with at most 2 decimals, from a number or a text, as exact text; later rules see only
 * that.
 */
export const amount = (what: string) =>
  decimalText(what, { decimals: 2, error: `${what}须为数字，最多2位小数` })
    .transform(parseMoney)
    .refine((text) => isAmount(text), { error: `${what}须在0到${MAX_AMOUNT}之间`, abort: true })

/**
 * Tons, cubic metres or pieces of 0 to 999999.999, unless another maximum is given, with at most 3 decimals, from a
 * number or a text, as exact text.
 */
export const measure = (what: string, largest: Quantity = MAX_MEASURE) => {
  const error = `${what}须在0到${largest}之间，最多3位小数`
  return decimalText(what, { decimals: 3, error })
    .transform(quantity)
    .refine((exact) => isMeasure(exact, largest), { error, abort: true })
}
