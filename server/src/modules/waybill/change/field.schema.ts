import { z } from 'zod'
import { compareMoney, MAX_AMOUNT, money, parseMoney } from '../../../kernel/money/money.js'
import { isoTime } from '../../../kernel/values/clock.js'
import { isBlank, plateForm, textForm } from '../../../kernel/values/forms.js'
import { amount, decimalText, idText, measure, requiredText } from '../../../kernel/values/validate.js'
import { hasNeverLetter } from '../../fleet/index.js'
import { waybillTexts as texts } from '../texts.js'

/** Field rules of waybills. A field that was not given stays as it is; null empties it, where it may be empty. */

/** May be left out, but not emptied. */
export const kept = <Schema extends z.ZodType>(schema: Schema) => schema.optional()

/** May be left out, or emptied by null. */
export const cleared = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional()

/** Text in which nothing can be seen empties the field as null does. */
export const clearedText = (what: string, max: number) =>
  z
    .string({ error: `${what}须为文本` })
    .trim()
    .max(max, { error: `${what}长度不能超过${max}个字符` })
    .transform((text) => (isBlank(text) ? null : text))
    .nullable()
    .optional()

/** The number of a card: in the form in which it is kept. */
export const clearedNumber = (what: string, max: number) =>
  z.preprocess((given) => (typeof given === 'string' ? textForm(given) : given), clearedText(what, max)).optional()

/** A plate that somebody read and no truck need have, as it is known. */
export const clearedPlate = (what: string, max: number) =>
  clearedText(what, max)
    .transform((text) => text && plateForm(text))
    .refine((text) => !text || !hasNeverLetter(text), { error: texts.plateLetters(what) })

/** An empty choice is none. */
export const clearedId = (what: string) =>
  z
    .union([z.literal('').transform(() => null), idText(what)])
    .nullable()
    .optional()

export const keptText = (what: string, max: number) => requiredText(what, max).optional()

/** Yuan, 0 to 999999999.99; exact text out. */
export const yuan = (what: string) => amount(what).transform(money)

/** Yuan that may be a deduction: -999999999.99 to 999999999.99. */
export const signedYuan = (what: string) =>
  decimalText(what, { decimals: 2, error: `${what}须为数字，最多2位小数`, notNumber: texts.numberInvalid(what) })
    .refine((text) => compareMoney(parseMoney(text.replace('-', '')), MAX_AMOUNT) <= 0, {
      error: `${what}须在-${MAX_AMOUNT}到${MAX_AMOUNT}之间`,
    })
    .transform(money)

/** Tons, cubic metres or trucks; exact text out. */
export const amountOfSoil = measure

/** A moment, kept to the second as documents show it. */
export const moment = (what: string) =>
  z
    .date({ error: (issue) => (issue.input == null ? texts.timeMissing(what) : texts.timeInvalid(what)) })
    .transform((time) => isoTime(time))

export const code = <Values extends Record<string, string>>(values: Values, what: string) =>
  z.enum(values, { error: (issue) => (issue.input == null ? texts.codeMissing(what) : texts.codeInvalid(what)) })
