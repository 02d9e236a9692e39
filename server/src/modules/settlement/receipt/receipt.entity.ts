import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Money } from '../../../kernel/money/money.js'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { CardType, ReceiptStatus } from '../enums.js'

export const Receipt = defineEntity({
  name: 'Receipt',
  tableName: 'receipt',
  comment: '交卡回执单：交卡的凭证',
  filters: ofCompany,
  properties: {
    ...companyKey,
    giveCardNo: p.text().comment('回执单号'),
    giver: p.text().comment('交卡人'),
    status: p
      .enum(() => ReceiptStatus)
      .default(ReceiptStatus.OPEN)
      .comment('状态'),
    captainId: p.uuid().strictNullable().comment('各卡共同的车队长；不止一位则为空'),
    captainIds: p.array().columnType('uuid[]').defaultRaw("'{}'").comment('各卡的车队长：每位都看到自己的部分'),
    cardCount: p.integer().check('card_count > 0').comment('卡数'),
    giveCardCnt: p.integer().check('give_card_cnt >= 0').comment('交卡时的运单数'),
    giveDatetime: moment().comment('交卡时间'),
    voidReason: p.text().strictNullable().comment('作废原因'),
    createdBy: p.uuid().comment('创建人'),
    createBy: p.text().comment('开单人姓名'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'giveCardNo'] }],
})
export type Receipt = InferEntity<typeof Receipt>

export const ReceiptLine = defineEntity({
  name: 'ReceiptLine',
  tableName: 'receipt_line',
  comment: '回执单中的一张卡',
  filters: ofCompany,
  properties: {
    ...companyKey,
    receiptId: p.uuid().comment('交卡回执单'),
    cardId: p.uuid().comment('结算卡'),
    settleCardNo: p.text().comment('卡号'),
    cardType: p
      .text()
      .$type<CardType>()
      .onCreate(() => CardType.PURCHASE)
      .comment('购票类型'),
    projectName: p.text().comment('项目'),
    giveCardCnt: p.integer().check('give_card_cnt >= 0').comment('交卡时的运单数'),
    giveDatetime: moment().comment('交卡时间'),
    givePayeeId: p.uuid().strictNullable().comment('交卡时指定的收款人'),
    giveSettleAmount: p.decimal().$type<Money>().precision(11).scale(2).strictNullable().comment('交卡时申报的金额'),
    status: p
      .enum(() => ReceiptStatus)
      .default(ReceiptStatus.OPEN)
      .comment('状态'),
  },
  uniques: [
    { properties: ['companyId', 'receiptId', 'cardId'] },
    { properties: ['companyId', 'cardId'], where: "status = 'OPEN'" },
  ],
})
export type ReceiptLine = InferEntity<typeof ReceiptLine>
