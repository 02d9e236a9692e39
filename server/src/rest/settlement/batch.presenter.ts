import { z } from 'zod'
import type { CardView } from '../../modules/settlement/card/card.view.js'
import { cardTable } from '../../modules/settlement/card/fields.js'
import type { PayeeView } from '../../modules/settlement/payee/payee.view.js'
import { receiptTable } from '../../modules/settlement/receipt/fields.js'
import { count, decimalOrNull, numberOrNull, text, timeOf, timeOrNull } from '../shapes.js'
import { payeeOf, payeeShape } from './payee.presenter.js'

/** Cards whose giver and payees were set at once, which have a common time. */
export const batchShape = z.object({
  batchNo: text('批次号，即设置时间 yyyyMMddHHmmss'),
  giveCardUserId: text(cardTable.giveCardUserId.label),
  giveCardDatetime: timeOrNull('设置时间'),
  cardCount: count(receiptTable.cardCount.label),
  list: z.array(
    payeeShape.extend({
      settleCardNo: text(cardTable.cardNo.label),
      settleAmount: decimalOrNull(cardTable.settleAmount.label),
    }),
  ),
})

/** Groups cards with a payee by time and giver, last batch first. */
export function batchesOf(rows: { card: CardView; payee: PayeeView }[]): z.output<typeof batchShape>[] {
  const batches = Map.groupBy(rows, ({ card }) => `${card.giveCardDatetime} ${card.giveCardUserId}`)
  return [...batches].sort(([one], [other]) => (one < other ? 1 : -1)).map(([, own]) => batchOf(own))
}

function batchOf(own: { card: CardView; payee: PayeeView }[]): z.output<typeof batchShape> {
  const card = own[0]?.card
  const giveCardDatetime = timeOf(card?.giveCardDatetime ?? null)
  return {
    batchNo: giveCardDatetime?.replace(/\D/g, '') ?? '',
    giveCardUserId: card?.giveCardUserId ?? '',
    giveCardDatetime,
    cardCount: own.length,
    list: own.map(({ card: { cardNo, settleAmount }, payee }) => ({
      ...payeeOf(payee),
      settleCardNo: cardNo,
      settleAmount: numberOrNull(settleAmount),
    })),
  }
}
