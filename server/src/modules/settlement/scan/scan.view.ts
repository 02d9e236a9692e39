import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../kernel/graphql.js'
import { CardView } from '../card/card.view.js'

@ObjectType({ description: '未能扫入的卡' })
export class RefusedCard {
  @Field({ description: '卡号' })
  cardNo!: string

  @Field({ description: '原因代码' })
  errorCode!: string

  @Field({ description: '原因' })
  message!: string
}

@ObjectType({ description: '扫卡结果' })
export class ScanResult {
  @Field(() => [CardView], { description: '新扫入的卡' })
  cards!: CardView[]

  @Field(() => [RefusedCard], { description: '未能扫入的卡及原因' })
  refused!: RefusedCard[]

  @Field({ description: '给操作员的提示' })
  message!: string
}

@InputType({ description: '一张卡的交卡人；公司开启收款人校验时须同时给出收款人' })
export class CardGiverInput {
  @Field({ description: '卡号' })
  settleCardNo!: string

  @Field({ description: '交卡人，最多 20 个字符' })
  giveCardUserId!: string

  @Field(() => ID, { nullable: true, description: '已有收款人的编号' })
  payeeId?: string | null

  @Field(() => String, { nullable: true, description: '收款人，最多 10 个字符，可新建' })
  payeeName?: string | null

  @Field(() => String, { nullable: true, description: '收款账号，最多 20 位数字' })
  bindingBankNo?: string | null

  @Field(() => String, { nullable: true, description: '开户行，最多 30 个字符' })
  bindingBankName?: string | null

  @Field(() => DecimalScalar, { nullable: true, description: '申请结算金额（元）' })
  settleAmount?: string | null
}
