import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { describe, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, optional, text } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { CardView } from '../card/card.view.js'
import { cardTable } from '../card/fields.js'
import { payeeTable } from '../payee/fields.js'
import { refusedTable } from './fields.js'

@ObjectType({ description: '未能处理的卡' })
export class RefusedCard extends objectOf(refusedTable) {}

@ObjectType({ description: '扫卡结果' })
export class ScanResult {
  @Field(() => [CardView], { description: '新扫入的卡' })
  cards!: CardView[]

  @Field(() => [RefusedCard], { description: '未能扫入的卡及原因' })
  refused!: RefusedCard[]

  @Field({ description: apiTexts.hint })
  message!: string
}

@InputType({ description: '一张卡的交卡人；公司开启收款人校验时须同时给出收款人' })
export class CardGiverInput {
  @Field({ description: cardTable.cardNo.label })
  settleCardNo!: string

  @Field({ description: takes(cardTable.giveCardUserId) })
  giveCardUserId!: string

  @Field(() => ID, optional('已有收款人的编号'))
  payeeId?: string | null

  @Field(text, optional(`${takes(payeeTable.payeeName)}，可新建`))
  payeeName?: string | null

  @Field(text, optional(`${payeeTable.bindingBankNo.label}，最多 ${payeeTable.bindingBankNo.length} 位数字`))
  bindingBankNo?: string | null

  @Field(text, optional(takes(payeeTable.bindingBankName)))
  bindingBankName?: string | null

  @Field(() => DecimalScalar, optional(describe(cardTable.settleAmount)))
  settleAmount?: string | null
}
