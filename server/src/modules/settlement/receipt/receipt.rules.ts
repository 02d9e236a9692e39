import { ReceiptStatus } from '../enums.js'
import { settlementTexts as texts } from '../texts.js'
import type { ReceiptView } from './receipt.view.js'

/** Rows with settleAbleCount 0 cannot be selected (000 §9, 001 §4); null when the row can be. */
export function notSelectableReason({
  status,
  settleAbleCount,
}: Pick<ReceiptView, 'status' | 'settleAbleCount'>): string | null {
  if (status === ReceiptStatus.VOIDED) return texts.notSelectable.voided
  if (status === ReceiptStatus.SETTLED) return texts.notSelectable.settled
  return settleAbleCount === 0 ? texts.notSelectable.nothing : null
}
