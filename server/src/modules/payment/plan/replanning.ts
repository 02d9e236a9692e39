import { addMoney, compareMoney, type Money, subtractMoney, ZERO } from '../../../kernel/money/money.js'
import { type Instalment, type Payable, type PlannedItem, planItems } from './instalments.js'

/**
 * Amount of a settlement that payments to one payee have pledged, by instalment, or by day for payments without an
 * instalment.
 */
export interface Pledge {
  /** Instalment; null for payments outside of the plan. */
  planItemId: string | null
  sequence: number | null
  /** Day of the instalment, or of the payments. */
  dueDate: string
  payeeId: string
  amount: Money
}

/** Item of the new plan that keeps the pledges of an earlier instalment. */
export interface KeptItem extends PlannedItem {
  formerId: string | null
}

/**
 * Plans the rest of a settlement. Pledges stay as planned: one item for each pledged instalment, and one for each day
 * of payments outside of the plan. The rest of each payee is divided among the new instalments. Undefined where nothing
 * is left, or where payments have pledged more than a payee's waybills together.
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

/** Sequence behind every instalment of the same day. */
const BESIDE = Number.MAX_SAFE_INTEGER

/**
 * Kept items by day, numbered from 1; items of one instalment share a number, and payments outside of the plan follow
 * the instalments of their day.
 */
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
