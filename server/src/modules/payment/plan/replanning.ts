import { addMoney, compareMoney, type Money, subtractMoney, ZERO } from '../../../kernel/money/money.js'
import { type Instalment, type Payable, type PlannedItem, planItems } from './instalments.js'

/** What payments have of a settlement for one payee: by the instalment that they named, or by the day of those that named none. */
export interface Pledge {
  /** Null for payments beside the plan. */
  planItemId: string | null
  sequence: number | null
  /** Of the instalment, or of the payments. */
  dueDate: string
  payeeId: string
  amount: Money
}

/** An instalment of another plan that stands for what is paid already. */
export interface KeptItem extends PlannedItem {
  formerId: string | null
}

/**
 * Plans what is left of a settlement. What payments have of it stays as it was planned: an instalment for each that they named, over what they
 * have of it, and for each day one of what was paid beside the plan. What is left of each payee's is divided among the instalments that
 * follow. Undefined where nothing is left, or where payments have more of a payee's than all his waybills come to together.
 */
export function replanned(
  payables: readonly Payable[],
  pledges: readonly Pledge[],
  instalments: readonly Instalment[],
): { kept: KeptItem[]; items: PlannedItem[] } | undefined {
  const kept = keptItems(pledges)
  const owed = payables.map(({ payeeId, amount }) => ({
    payeeId,
    amount: subtractMoney(amount, heldBy(kept, payeeId)),
  }))
  const left = owed.filter(({ amount }) => compareMoney(amount, ZERO) > 0)
  const isTooMuch =
    owed.some(({ amount }) => compareMoney(amount, ZERO) < 0) ||
    pledges.some(({ payeeId }) => !payables.some((payable) => payable.payeeId === payeeId))
  if (left.length === 0 || isTooMuch) return undefined
  const before = Math.max(0, ...kept.map(({ sequence }) => sequence))
  const items = planItems(left, instalments).map((item) => ({ ...item, sequence: before + item.sequence }))
  return { kept, items }
}

const heldBy = (kept: readonly KeptItem[], payeeId: string): Money =>
  addMoney(ZERO, ...kept.filter((item) => item.payeeId === payeeId).map(({ amount }) => amount))

/** Later than every instalment of the same day. */
const BESIDE = Number.MAX_SAFE_INTEGER

/** Numbered from 1 by day, those of one instalment alike; what was paid beside the plan comes after what was planned for the same day. */
function keptItems(pledges: readonly Pledge[]): KeptItem[] {
  const ordered = pledges.toSorted(
    (a, b) =>
      compareText(a.dueDate, b.dueDate) ||
      (a.sequence ?? BESIDE) - (b.sequence ?? BESIDE) ||
      compareText(a.payeeId, b.payeeId),
  )
  const instalments = [...new Set(ordered.map(instalmentOf))]
  return ordered.map((pledge) => {
    const { planItemId: formerId, dueDate, payeeId, amount } = pledge
    return { sequence: instalments.indexOf(instalmentOf(pledge)) + 1, dueDate, payeeId, amount, formerId }
  })
}

const instalmentOf = ({ dueDate, sequence }: Pledge): string => `${dueDate} ${sequence ?? ''}`
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
