import { isZero, type Money, subtractMoney, sumFigures } from '../../../ui/format/decimal'
import { typedMoney } from '../../../ui/format/typed'
import { texts } from './texts'

export interface Instalment {
  dueDate: string
  /** Typed amount; empty for the rest. */
  amount: string
}

/** Sum of the typed instalments, and the rest of the whole; negative if they are too much. */
export function plannedOf(total: Money, instalments: readonly Instalment[]): { planned: Money; rest: Money } {
  const planned = sumFigures(
    'money',
    instalments.map(({ amount }) => typedMoney(amount)),
  )
  return { planned, rest: subtractMoney(total, planned) }
}

export const isBelowZero = (amount: Money): boolean => amount.startsWith('-')

/** Fault of the instalments, by the name of its field. */
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
  if (takesRest && (isBelowZero(rest) || isZero(rest))) return { at: last, field: 'amount', message: texts.nothingLeft }
  if (!takesRest && !isZero(rest)) return { at: last, field: 'amount', message: texts.notWhole(shown) }
  return null
}

interface Planned {
  sequence: number
  dueDate: string
  amount: Money
  pledgedAmt: Money
}

/** Items of a plan that payments have pledged, so that they cannot change. */
export const fixedOf = <Item extends Planned>(items: readonly Item[]): Item[] =>
  items.filter(({ pledgedAmt }) => !isZero(pledgedAmt)).map((item) => ({ ...item, amount: item.pledgedAmt }))

/** Amount that payments have pledged outside of the plan's instalments. */
export const besideOf = (pledged: Money, items: readonly Planned[]): Money =>
  items.reduce((left, { pledgedAmt }) => subtractMoney(left, pledgedAmt), pledged)

/** Open amounts of the instalments, limited to what is left in total, as the beginning of another plan. */
export function openOf(items: readonly Planned[], left: Money): Instalment[] {
  let rest = left
  const bySequence = Map.groupBy(items, ({ sequence }) => sequence)
  return [...bySequence.values()].flatMap((own): Instalment[] => {
    const open = sumFigures(
      'money',
      own.map(({ amount, pledgedAmt }) => subtractMoney(amount, pledgedAmt)),
    )
    const after = subtractMoney(rest, open)
    const taken = isBelowZero(after) ? rest : open
    rest = subtractMoney(rest, taken)
    return isZero(taken) ? [] : [{ dueDate: own[0]?.dueDate ?? '', amount: taken }]
  })
}
