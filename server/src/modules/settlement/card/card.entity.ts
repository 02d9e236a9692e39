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
    captainId: p.uuid().strictNullable().comment('车队长；未绑定为空'),
    parentId: p.uuid().strictNullable().comment('所属主卡；主卡和未绑定的子卡为空'),
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
    batchId: p.uuid().strictNullable().comment('制卡批次'),
    lostAt: moment().strictNullable().comment('挂失时间；挂失的卡不能扫卡、登记新运单'),
    lostReason: p.text().strictNullable().comment('挂失原因'),
    lostBy: p.text().strictNullable().comment('挂失人姓名'),
    replacedBy: p.uuid().strictNullable().comment('补办的新卡'),
    ...edited,
  },
  uniques: [
    { properties: ['companyId', 'cardNo'] },
    { properties: ['companyId', 'replacedBy'], where: 'replaced_by is not null' },
  ],
  checks: [
    { expression: "(kind = 'SUB' and captain_id is not null) = (parent_id is not null)" },
    {
      expression:
        "captain_id is not null or (status in ('NOT_ACTIVATED', 'VOIDED') and binding_date is null and giver is null)",
    },
    { expression: '(lost_at is null) = (lost_reason is null) and (lost_at is null) = (lost_by is null)' },
    { expression: 'replaced_by is null or lost_at is not null' },
    { expression: '(giver is null) = (give_datetime is null)' },
  ],
})
export type Card = InferEntity<typeof Card>
