import { ReceiptStatus } from '../enums.js'
import { settlementTexts as texts } from '../texts.js'
import type { ReceiptView } from './receipt.view.js'

/** Reason why a row cannot be chosen: settleAbleCount is 0; null where it can. */
export function notSelectableReason({
  status,
  settleAbleCount,
}: Pick<ReceiptView, 'status' | 'settleAbleCount'>): string | null {
  if (status === ReceiptStatus.VOIDED) return texts.notSelectable.voided
  if (status === ReceiptStatus.SETTLED) return texts.notSelectable.settled
  return settleAbleCount === 0 ? texts.notSelectable.nothing : null
}
