import { type Money, subtractMoney, sumFigures, typedMoney } from '../../../ui/format/decimal'
import { texts } from './texts'

export interface Instalment {
  dueDate: string
  /** As it was typed; empty for the rest. */
  amount: string
}

/** What the typed instalments come to, and what is left of the whole; below 0 where they are too much. */
export function plannedOf(total: Money, instalments: readonly Instalment[]): { planned: Money; rest: Money } {
  const planned = sumFigures(
    'money',
    instalments.map(({ amount }) => typedMoney(amount)),
  )
  return { planned, rest: subtractMoney(total, planned) }
}

export const isBelowZero = (amount: Money): boolean => amount.startsWith('-')
const isNothing = (amount: Money): boolean => /^[0.]+$/.test(amount)

/** What is wrong with the instalments, by the name of the field that it stands at. */
export function faultOf(
  total: Money,
  instalments: readonly Instalment[],
  shown: string,
): { at: number; field: keyof Instalment; message: string } | null {
  const descending = instalments.findIndex(
    ({ dueDate }, at) => at > 0 && dueDate < (instalments[at - 1]?.dueDate ?? ''),
  )
  if (descending > 0) return { at: descending, field: 'dueDate', message: texts.descending }
  const last = instalments.length - 1
  const missing = instalments.findIndex(({ amount }, at) => at < last && !amount.trim())
  if (missing >= 0) return { at: missing, field: 'amount', message: texts.amountMissing }
  const { rest } = plannedOf(total, instalments)
  const takesRest = !instalments[last]?.amount.trim()
  if (takesRest && (isBelowZero(rest) || isNothing(rest)))
    return { at: last, field: 'amount', message: texts.nothingLeft }
  if (!takesRest && !isNothing(rest)) return { at: last, field: 'amount', message: texts.notWhole(shown) }
  return null
}
