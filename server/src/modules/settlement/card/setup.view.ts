import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { describe } from '../../../kernel/fields.js'
import { optional, text } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { CardType } from '../enums.js'
import { RefusedCard } from '../scan/scan.view.js'
import { CardView } from './card.view.js'
import { cardTable } from './fields.js'

const { captainId, cardNo, cardType, parentCardNo } = cardTable
const CARD_NOS = `${cardNo.label}，最多 1000 个`

@ObjectType({ description: '处理一批结算卡的结果：能处理的都已处理，其余逐张给出原因' })
export class ChangedCards {
  @Field(() => [CardView], { description: '处理后的卡' })
  cards!: CardView[]

  @Field(() => [RefusedCard], { description: '未能处理的卡及原因' })
  refused!: RefusedCard[]

  @Field({ description: apiTexts.hint })
  message!: string
}

@InputType({ description: '把结算卡绑定给车队长' })
export class BindCardsInput {
  @Field(() => [String], { description: CARD_NOS })
  cardNos!: string[]

  @Field(() => ID, { description: captainId.label })
  captainId!: string

  @Field(text, optional(`${takes({ ...parentCardNo, length: cardNo.length })}；子卡必填，主卡不填`))
  parentCardNo?: string | null

  @Field(() => Boolean, { defaultValue: false, description: '同时激活' })
  activate!: boolean
}

@InputType({ description: '把已绑定、还没有运单的结算卡换给另一位车队长' })
export class MoveCardsInput {
  @Field(() => [String], { description: CARD_NOS })
  cardNos!: string[]

  @Field(() => ID, { description: captainId.label })
  captainId!: string

  @Field(text, optional(`${takes({ ...parentCardNo, length: cardNo.length })}；子卡不填则不变`))
  parentCardNo?: string | null
}

@InputType({ description: '修改结算卡的购票类型' })
export class SetCardTypesInput {
  @Field(() => [String], { description: CARD_NOS })
  cardNos!: string[]

  @Field(() => CardType, { description: describe(cardType) })
  cardType!: CardType
}
