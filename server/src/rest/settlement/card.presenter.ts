import { pick } from '../../kernel/fields.js'
import type { CardView } from '../../modules/settlement/card/card.view.js'
import { cardTable } from '../../modules/settlement/card/fields.js'
import { rowOfFields } from '../members.js'
import { presenterOf } from '../rows.js'

type Row = (card: CardView) => Record<string, unknown>

/** Scanned card (docs/behaviour/settlement.md). */
const scanned = rowOfFields(
  pick(
    cardTable,
    ...(['id', 'cardNo', 'cardType', 'waybillsCount', 'settleAbleCount', 'updateWaybillsCount'] as const),
    ...(['giveCardDatetime', 'giveCardUserId', 'giveCardNo', 'ids'] as const),
  ),
)
export const scannedCardShape = scanned.shape
export const scannedCardOf: Row = presenterOf(scanned.row)

/** Card with its account (docs/behaviour/settlement.md). */
export const accountMembers = rowOfFields(
  pick(
    cardTable,
    ...(['id', 'cardNo', 'captainName', 'bindingDate', 'status', 'waybillCount', 'subCardCount'] as const),
    ...(['unsettledAmount', 'settledAmount', 'paidAmount'] as const),
  ),
)
export const cardAccountShape = accountMembers.shape
export const cardAccountOf: Row = presenterOf(accountMembers.row)
/** Columns of a card in an account row. */
export const cardAccountFields: ReadonlySet<string> = new Set(Object.keys(cardAccountShape.shape))

/** Header of the ledger of a captain's card, with the waybills of its sub-cards (docs/behaviour/settlement.md). */
const { totalWaybillCount, ...head } = pick(
  cardTable,
  ...(['cardNo', 'captainName', 'bindingDate', 'status', 'subCardCount', 'totalWaybillCount'] as const),
)
const header = rowOfFields({ ...head, totalWaybillCount: { ...totalWaybillCount, rest: ['waybillCount'] } })
export const cardHeaderShape = header.shape
export const cardHeaderOf: Row = presenterOf(header.row)
