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

/** The number within scanned text, in its form: what stands after the last "=". */
export const cardNoOf = (scanned: string): string => textForm(scanned).split('=').at(-1) ?? ''

const SCANNED = 200
/** Scanned text that must name a card, as input. */
export const scannedCardNo = requiredText(cardTable.cardNo.label, SCANNED).transform(cardNoOf)

const refusals: Partial<Record<`${CardStatus}`, ScanRefusal>> = {
  NOT_ACTIVATED: 'CARD_NOT_ACTIVATED',
  SETTLED: 'CARD_SETTLED',
  VOIDED: 'CARD_VOIDED',
}

/** Why a number cannot be scanned, or null. Another company's card is as unknown as one that never was (decisions §3). */
export function whyNotScannable(
  cardNo: string,
  card: { status: `${CardStatus}`; lost: boolean; inList: boolean } | undefined,
): ScanRefusal | null {
  if (!cardNoShape.test(cardNo)) return 'CARD_NO_INVALID'
  if (!card) return 'CARD_NOT_FOUND'
  return card.inList ? 'CARD_IN_LIST' : (refusals[card.status] ?? (card.lost ? 'CARD_LOST' : null))
}
