import { z } from 'zod'
import { compareMoney, MAX_AMOUNT, money, parseMoney } from '../../../kernel/money/money.js'
import { isoTime } from '../../../kernel/values/clock.js'
import { isBlank, plateForm, textForm } from '../../../kernel/values/forms.js'
import { inputTexts } from '../../../kernel/values/texts.js'
import { amount, decimalText, idText, measure, requiredText } from '../../../kernel/values/validate.js'
import { hasNeverLetter } from '../../fleet/index.js'
import { waybillTexts as texts } from '../texts.js'

/** Rules for the fields of waybills. A field that is left out stays unchanged; null empties it, if it may be empty. */

/** Optional field that cannot be emptied. */
export const kept = <Schema extends z.ZodType>(schema: Schema) => schema.optional()

/** Optional field that null empties. */
export const cleared = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().optional()

/** Text without visible characters empties the field, like null. */
export const clearedText = (what: string, max: number) =>
  z
    .string({ error: inputTexts.notText(what) })
    .trim()
    .max(max, { error: inputTexts.tooLong(what, max) })
    .transform((text) => (isBlank(text) ? null : text))
    .nullable()
    .optional()

/** Number of a card, in the stored form. */
export const clearedNumber = (what: string, max: number) =>
  z.preprocess((given) => (typeof given === 'string' ? textForm(given) : given), clearedText(what, max)).optional()

/** Plate read from a paper, in the stored form; no truck needs to have it. */
export const clearedPlate = (what: string, max: number) =>
  clearedText(what, max)
    .transform((text) => text && plateForm(text))
    .refine((text) => !text || !hasNeverLetter(text), { error: texts.plateLetters(what) })

/** Id of a choice; an empty text empties the field, like null. */
export const clearedId = (what: string) =>
  z
    .union([z.literal('').transform(() => null), idText(what)])
    .nullable()
    .optional()

export const keptText = (what: string, max: number) => requiredText(what, max).optional()

/** Yuan from 0 to 999999999.99, as exact text. */
export const yuan = (what: string) => amount(what).transform(money)

/** Yuan, negative for deductions: from -999999999.99 to 999999999.99. */
export const signedYuan = (what: string) =>
  decimalText(what, { decimals: 2, error: `${what}须为数字，最多2位小数`, notNumber: texts.numberInvalid(what) })
    .refine((text) => compareMoney(parseMoney(text.replace('-', '')), MAX_AMOUNT) <= 0, {
      error: `${what}须在-${MAX_AMOUNT}到${MAX_AMOUNT}之间`,
    })
    .transform(money)

/** Tons, cubic metres or trucks, as exact text. */
export const amountOfSoil = measure

/** Moment, stored to the second, as documents show it. */
export const moment = (what: string) =>
  z
    .date({ error: (issue) => (issue.input == null ? texts.timeMissing(what) : texts.timeInvalid(what)) })
    .transform((time) => isoTime(time))

export const code = <Values extends Record<string, string | number>>(values: Values, what: string) =>
  z.enum(values, { error: (issue) => (issue.input == null ? texts.codeMissing(what) : texts.codeInvalid(what)) })
