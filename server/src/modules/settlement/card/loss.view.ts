import { Field, Int, ObjectType } from 'type-graphql'
import { CardView } from './card.view.js'

@ObjectType({ description: '补卡的结果' })
export class ReplacedCard {
  @Field(() => CardView, { description: '挂失的原卡：没有已结算的运单则作废' })
  lost!: CardView

  @Field(() => CardView, { description: '补办的新卡' })
  replacement!: CardView

  @Field(() => Int, { description: '转到新卡的未结算运单数' })
  movedCount!: number

  @Field({ description: '给操作员的提示' })
  message!: string
}
