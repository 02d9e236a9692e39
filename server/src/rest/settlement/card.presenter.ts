import { z } from 'zod'
import type { CardView } from '../../modules/settlement/card/card.view.js'
import { cardStatus, cardType } from '../codes.js'
import { count, decimal, numberOf, text, textOrNull, timeOf, timeOrNull } from '../shapes.js'

/** A scanned card (000 §3 Scanned card row). */
export const scannedCardShape = z.object({
  id: z.string(),
  cardNo: text('卡号'),
  cardType: cardType.shape,
  waybillsCount: count('运单总数：可结算加修改待审核'),
  settleAbleCount: count('可结算运单数'),
  updateWaybillsCount: count('修改待审核运单数'),
  giveCardDatetime: timeOrNull('交卡时间'),
  giveCardUserId: textOrNull('交卡人'),
  giveCardNo: textOrNull('未结算的回执单号'),
  ids: z.array(z.string()).describe('可结算运单的编号'),
})

export const scannedCardOf = (card: CardView): z.output<typeof scannedCardShape> => ({
  id: card.id,
  cardNo: card.cardNo,
  cardType: cardType.numberOf(card.cardType),
  waybillsCount: card.waybillsCount,
  settleAbleCount: card.settleAbleCount,
  updateWaybillsCount: card.updateWaybillsCount,
  giveCardDatetime: timeOf(card.giveCardDatetime),
  giveCardUserId: card.giveCardUserId,
  giveCardNo: card.giveCardNo,
  ids: card.ids,
})

/** A card with its account (000 §3 Settlement card ledger row). */
export const cardAccountShape = z.object({
  id: z.string(),
  cardNo: text('卡号'),
  captainName: text('车队长'),
  bindingDate: timeOrNull('绑定（激活）时间'),
  status: cardStatus.shape,
  waybillCount: count('运单数'),
  subCardCount: count('子卡数'),
  unsettledAmount: decimal('未结算金额'),
  settledAmount: decimal('已结算金额'),
  paidAmount: decimal('已付款金额'),
})

/** The columns of a card that an account row is made of. */
export const cardAccountFields: ReadonlySet<string> = new Set(Object.keys(cardAccountShape.shape))

export const cardAccountOf = (card: CardView): z.output<typeof cardAccountShape> => ({
  id: card.id,
  cardNo: card.cardNo,
  captainName: card.captainName,
  bindingDate: timeOf(card.bindingDate),
  status: cardStatus.numberOf(card.status),
  waybillCount: card.waybillCount,
  subCardCount: card.subCardCount,
  unsettledAmount: numberOf(card.unsettledAmount),
  settledAmount: numberOf(card.settledAmount),
  paidAmount: numberOf(card.paidAmount),
})

/** The header of the ledger of a captain card (000 §2 Card ledger page). */
export const cardHeaderShape = z.object({
  cardNo: text('主卡卡号'),
  captainName: text('车队长'),
  bindingDate: timeOrNull('激活时间'),
  status: cardStatus.shape,
  subCardCount: count('子卡数'),
  waybillCount: count('主卡及其子卡的运单数'),
})

export const cardHeaderOf = (card: CardView): z.output<typeof cardHeaderShape> => ({
  cardNo: card.cardNo,
  captainName: card.captainName,
  bindingDate: timeOf(card.bindingDate),
  status: cardStatus.numberOf(card.status),
  subCardCount: card.subCardCount,
  waybillCount: card.totalWaybillCount,
})
