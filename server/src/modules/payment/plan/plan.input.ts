import { z } from 'zod'
import { addMoney, compareMoney, ZERO } from '../../../kernel/money/money.js'
import { amount, idText, optionalText } from '../../../kernel/values/validate.js'
import { paymentTexts as texts } from '../texts.js'
import { percentField, planItemTable, planTable } from './fields.js'
import { type Instalment, WHOLE } from './instalments.js'

const MAX_INSTALMENTS = 60

const date = z.iso.date({ error: texts.dateInvalid }).nullish()
const positive = (what: string, error: string) =>
  amount(what)
    .refine((text) => compareMoney(text, ZERO) > 0, { error })
    .nullish()
const percent = positive(percentField.label, texts.percentInvalid).refine(
  (text) => !text || compareMoney(text, WHOLE) <= 0,
  {
    error: texts.percentInvalid,
  },
)
const instalment = z.object({
  dueDate: date,
  percent,
  amount: positive(planItemTable.amount.label, texts.amountInvalid),
})
type GivenInstalment = z.output<typeof instalment>

/** Plan as callers give it; missing values are chosen when the plan is made. */
export const planSchema = z.object({
  settlementId: idText(texts.settlement),
  dueDate: date,
  remark: optionalText(planTable.remark.label, planTable.remark.length),
  instalments: z
    .array(instalment, { error: texts.noList })
    .min(1, { error: texts.instalmentsMissing })
    .max(MAX_INSTALMENTS, { error: texts.tooManyInstalments(MAX_INSTALMENTS) })
    .refine(areOfOneKind, { error: texts.oneKind })
    .refine(percentsFit, { error: texts.percentsInvalid })
    .nullish(),
})

function areOfOneKind(list: readonly GivenInstalment[]): boolean {
  const kinds = list.map(({ percent, amount }) =>
    percent && amount ? 'both' : percent ? 'percent' : amount ? 'amount' : 'rest',
  )
  const named = kinds.at(-1) === 'rest' ? kinds.slice(0, -1) : kinds
  return !kinds.includes('both') && !named.includes('rest') && new Set(named).size <= 1
}

function percentsFit(list: readonly GivenInstalment[]): boolean {
  const given = list.flatMap(({ percent }) => percent ?? [])
  if (given.length === 0) return true
  const rest = compareMoney(WHOLE, addMoney(ZERO, ...given))
  return given.length === list.length ? rest === 0 : rest > 0
}

/**
 * Instalments with all their days: the first one is by default due on `today`, and every other one a month after the
 * one before.
 */
export function datedInstalments(
  { dueDate, instalments }: Pick<z.output<typeof planSchema>, 'dueDate' | 'instalments'>,
  today: string,
): Instalment[] {
  let anchor = { index: 0, date: dueDate ?? today }
  return (instalments ?? [{}]).map(({ dueDate: given, percent, amount }: Partial<GivenInstalment>, index) => {
    if (given) anchor = { index, date: given }
    return {
      dueDate: monthsAfter(anchor.date, index - anchor.index),
      percent: percent ?? undefined,
      amount: amount ?? undefined,
    }
  })
}

/** Same day of a later month, or the last day of a shorter month. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
