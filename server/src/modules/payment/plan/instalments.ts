import { DomainError } from '../../../kernel/errors.js'
import {
  addMoney,
  compareMoney,
  type Money,
  money,
  shareMoney,
  subtractMoney,
  ZERO,
} from '../../../kernel/money/money.js'

/** Percentages are computed like amounts: exactly, with two decimals. */
export const WHOLE = money(100)

export interface Instalment {
  dueDate: string
  /** Percentage up to 100, with at most 2 decimals. */
  percent?: Money | undefined
  amount?: Money | undefined
}

export interface Payable {
  payeeId: string
  amount: Money
}

export interface PlannedItem {
  sequence: number
  dueDate: string
  payeeId: string
  amount: Money
}

/**
 * Divides the amounts owed to payees among instalments, which are either all percentages or all amounts; a last one
 * without either takes the rest. To the cent, the items of an instalment add up to its amount, and those of a payee to
 * the amount owed to him: cents that cannot be divided go to the largest remainders, and the last instalment takes the
 * rest. PLAN_NOT_WHOLE when the amounts do not add up. Items of zero are left out.
 */
export function planItems(payables: readonly Payable[], instalments: readonly Instalment[]): PlannedItem[] {
  const total = addMoney(ZERO, ...payables.map((payable) => payable.amount))
  const amounts = amountsOf(total, instalments)
  let left = payables.map((payable) => payable.amount)
  return instalments.flatMap(({ dueDate }, index): PlannedItem[] => {
    const isLast = index === instalments.length - 1
    const due = amounts[index] ?? ZERO
    const nothing = compareMoney(due, ZERO) === 0
    const shares = isLast ? left : nothing ? left.map(() => ZERO) : shareMoney(due, left)
    left = left.map((amount, payee) => subtractMoney(amount, shares[payee] ?? ZERO))
    return payables.flatMap(({ payeeId }, payee) => {
      const amount = shares[payee] ?? ZERO
      return compareMoney(amount, ZERO) > 0 ? [{ sequence: index + 1, dueDate, payeeId, amount }] : []
    })
  })
}

/** Amount of each instalment of a total. */
function amountsOf(total: Money, instalments: readonly Instalment[]): Money[] {
  if (instalments.some(({ percent }) => percent !== undefined))
    return shareMoney(
      total,
      completed(
        WHOLE,
        instalments.map(({ percent }) => percent),
        total,
      ),
    )
  return completed(
    total,
    instalments.map(({ amount }) => amount),
    total,
  )
}

/** Parts that make up the whole; a missing last part is the rest. */
function completed(whole: Money, parts: readonly (Money | undefined)[], amount: Money): Money[] {
  const given = parts.flatMap((part) => part ?? [])
  const rest = subtractMoney(whole, addMoney(ZERO, ...given))
  const isComplete = given.length === parts.length
  if (isComplete ? compareMoney(rest, ZERO) !== 0 : compareMoney(rest, ZERO) <= 0)
    throw new DomainError('PLAN_NOT_WHOLE', { amount })
  return isComplete ? given : [...given, rest]
}
