import { pick } from '../../kernel/fields.js'
import type { CardView } from '../../modules/settlement/card/card.view.js'
import { cardTable } from '../../modules/settlement/card/fields.js'
import { rowOfFields } from '../members.js'
import { presenterOf } from '../rows.js'

type Row = (card: CardView) => Record<string, unknown>

/** A scanned card (000 §3 Scanned card row). */
const scanned = rowOfFields(
  pick(
    cardTable,
    ...(['id', 'cardNo', 'cardType', 'waybillsCount', 'settleAbleCount', 'updateWaybillsCount'] as const),
    ...(['giveCardDatetime', 'giveCardUserId', 'giveCardNo', 'ids'] as const),
  ),
)
export const scannedCardShape = scanned.shape
export const scannedCardOf: Row = presenterOf(scanned.row)

/** A card with its account (000 §3 Settlement card ledger row). */
export const accountMembers = rowOfFields(
  pick(
    cardTable,
    ...(['id', 'cardNo', 'captainName', 'bindingDate', 'status', 'waybillCount', 'subCardCount'] as const),
    ...(['unsettledAmount', 'settledAmount', 'paidAmount'] as const),
  ),
)
export const cardAccountShape = accountMembers.shape
export const cardAccountOf: Row = presenterOf(accountMembers.row)
/** The columns of a card that an account row is made of. */
export const cardAccountFields: ReadonlySet<string> = new Set(Object.keys(cardAccountShape.shape))

/** The header of the ledger of a captain card (000 §2 Card ledger page): its waybills are those of the whole family. */
const { totalWaybillCount, ...head } = pick(
  cardTable,
  ...(['cardNo', 'captainName', 'bindingDate', 'status', 'subCardCount', 'totalWaybillCount'] as const),
)
const header = rowOfFields({ ...head, totalWaybillCount: { ...totalWaybillCount, rest: ['waybillCount'] } })
export const cardHeaderShape = header.shape
export const cardHeaderOf: Row = presenterOf(header.row)
