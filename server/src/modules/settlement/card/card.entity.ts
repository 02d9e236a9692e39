import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Money } from '../../../kernel/money/money.js'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'
import { CardKind, CardStatus, CardType } from '../enums.js'

export const Card = defineEntity({
  name: 'Card',
  tableName: 'card',
  comment: '结算卡',
  filters: ofCompany,
  properties: {
    ...companyKey,
    cardNo: p.text().check("card_no ~ '^[A-Z][0-9]{1,14}$'").comment('卡号'),
    kind: p.enum(() => CardKind).comment('种类：车队长主卡或子卡'),
    cardType: p
      .enum(() => CardType)
      .default(CardType.PURCHASE)
      .comment('购票类型'),
    status: p
      .enum(() => CardStatus)
      .default(CardStatus.NOT_ACTIVATED)
      .comment('状态'),
    captainId: p.uuid().comment('车队长'),
    parentId: p.uuid().strictNullable().comment('所属主卡；主卡为空'),
    bindingDate: moment().strictNullable().comment('绑卡日期'),
    giver: p.text().check('length(giver) between 1 and 20').strictNullable().comment('交卡人；填写后才能开回执单'),
    giveDatetime: moment().strictNullable().comment('交卡时间'),
    givePayeeId: p.uuid().strictNullable().comment('交卡时指定的收款人'),
    giveSettleAmount: p
      .decimal()
      .$type<Money>()
      .precision(11)
      .scale(2)
      .check('give_settle_amount >= 0')
      .strictNullable()
      .comment('交卡时申报的金额'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'cardNo'] }],
  checks: [
    { expression: "(kind = 'SUB') = (parent_id is not null)" },
    { expression: '(giver is null) = (give_datetime is null)' },
  ],
})
export type Card = InferEntity<typeof Card>
