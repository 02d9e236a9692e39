import { z } from 'zod'
import { invalidInput } from '../errors.js'
import { isAmount, isMeasure, MAX_AMOUNT, MAX_MEASURE, parseMoney, type Quantity, quantity } from '../money/money.js'
import { type DecimalForm, readDecimal } from './decimal.js'
import { isBlank } from './forms.js'
import { idKey } from './id.js'
import { twoReadings } from './texts.js'

z.config(z.locales.zhCN())

/**
 * Checks input of either transport against one schema; INVALID_INPUT names every wrong field once, the first one speaks.
 * `at` is the name of the argument that holds the value, so that a field's path is the one the caller wrote.
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
    .array(item, { error: `${what}须为列表` })
    .min(1, { error: `请选择${what}` })
    .max(max, { error: `${what}一次最多${max}条` })

/** A list of rows in which each id stands once: two answers for one row would contradict each other. */
export const rowsOf = <Row extends z.ZodType<{ id: string }>>(row: Row, what: string, max: number) =>
  listOf(row, what, max).superRefine((rows, context) => {
    const seen = new Set<string>()
    for (const [index, { id }] of rows.entries()) {
      const key = idKey(id)
      if (seen.has(key)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `${what}重复` })
      seen.add(key)
    }
  })

/** Text without the blanks around it, of 1 to `max` characters; what is missing, or nothing that can be seen, is asked for as 请输入. */
export const requiredText = (what: string, max: number, tooLong = `${what}长度不能超过${max}个字符`) =>
  z
    .string({ error: (issue) => (issue.input == null ? `请输入${what}` : `${what}须为文本`) })
    .trim()
    .min(1, { error: `请输入${what}` })
    .refine((text) => text === '' || !isBlank(text), { error: `请输入${what}` })
    .max(max, { error: tooLong })
    .describe(what)

/** The same of text that may be missing: blank text is as good as none. */
export const optionalText = (what: string, max: number) =>
  z
    .string({ error: `${what}须为文本` })
    .trim()
    .max(max, { error: `${what}长度不能超过${max}个字符` })
    .describe(what)
    .nullish()
    .transform((text) => (!text || isBlank(text) ? undefined : text))

/** The same of text that is changed: what is not named stays undefined, null and blank text take it away. */
export const changedText = (what: string, max: number) =>
  z
    .string({ error: `${what}须为文本` })
    .trim()
    .max(max, { error: `${what}长度不能超过${max}个字符` })
    .describe(what)
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null))

/** Ids are compared as text of at most 36 characters; one that is no uuid simply names no row. */
export const idText = (what = 'id') =>
  z
    .string({ error: `请选择${what}` })
    .min(1, { error: `请选择${what}` })
    .max(36, { error: `${what}长度不能超过36个字符` })

interface DecimalRule extends DecimalForm {
  /** What is said of a text that is no number, or has more decimals than fit. */
  error: string
  notNumber?: string
}

/** A decimal that people or programs write, as exact text; what can be read in two ways is refused with both. */
export const decimalText = (what: string, { error, notNumber = `${what}须为数字`, ...form }: DecimalRule) =>
  z
    .union([z.string(), z.number()], { error: (issue) => (issue.input == null ? `请输入${what}` : notNumber) })
    .transform((value, context) => {
      const reading = readDecimal(String(value), form)
      if (reading.fault === null) return reading.value
      const message =
        reading.fault === 'TWO_READINGS' ? `${what}${twoReadings(String(value), reading.readings)}` : error
      context.issues.push({ code: 'custom', input: value, message })
      return z.NEVER
    })

/** 0 to 999999999.99 with at most 2 decimals (000 §5); number or text in, exact text out. Rules that follow see no other text. */
export const amount = (what: string) =>
  decimalText(what, { decimals: 2, error: `${what}须为数字，最多2位小数` })
    .transform(parseMoney)
    .refine((text) => isAmount(text), { error: `${what}须在0到${MAX_AMOUNT}之间`, abort: true })

/** Tons, cubic metres or pieces: 0 to 999999.999 unless more is said, with at most 3 decimals; number or text in, exact text out. */
export const measure = (what: string, largest: Quantity = MAX_MEASURE) => {
  const error = `${what}须在0到${largest}之间，最多3位小数`
  return decimalText(what, { decimals: 3, error })
    .transform(quantity)
    .refine((exact) => isMeasure(exact, largest), { error, abort: true })
}
