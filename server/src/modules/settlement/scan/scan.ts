import { textForm } from '../../../kernel/values/forms.js'
import { requiredText } from '../../../kernel/values/validate.js'
import { cardTable } from '../card/fields.js'
import type { CardStatus } from '../enums.js'

export type ScanRefusal =
  | 'CARD_NO_INVALID'
  | 'CARD_NOT_FOUND'
  | 'CARD_IN_LIST'
  | 'CARD_NOT_ACTIVATED'
  | 'CARD_SETTLED'
  | 'CARD_VOIDED'
  | 'CARD_LOST'

const cardNoShape = /^[A-Z][0-9]{1,14}$/

/** Card number in a scanned text: the part after the last "=", in the form of numbers. */
export const cardNoOf = (scanned: string): string => textForm(scanned).split('=').at(-1) ?? ''

const SCANNED = 200
/** Input of a scanned text that must name a card. */
export const scannedCardNo = requiredText(cardTable.cardNo.label, SCANNED).transform(cardNoOf)

const refusals: Partial<Record<`${CardStatus}`, ScanRefusal>> = {
  NOT_ACTIVATED: 'CARD_NOT_ACTIVATED',
  SETTLED: 'CARD_SETTLED',
  VOIDED: 'CARD_VOIDED',
}

/**
 * Reason why a number cannot be scanned, or null. A card of another company counts as unknown, so that its existence is
 * not revealed.
 */
export function whyNotScannable(
  cardNo: string,
  card: { status: `${CardStatus}`; lost: boolean; inList: boolean } | undefined,
): ScanRefusal | null {
  if (!cardNoShape.test(cardNo)) return 'CARD_NO_INVALID'
  if (!card) return 'CARD_NOT_FOUND'
  return card.inList ? 'CARD_IN_LIST' : (refusals[card.status] ?? (card.lost ? 'CARD_LOST' : null))
}
