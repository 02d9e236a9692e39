import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../kernel/graphql.js'
import { settlementTable } from '../settlement/fields.js'

@ObjectType({ description: '各类资料缺失的运单数；一张运单缺几类就计入几类' })
export class MissingDocuments {
  @Field(() => Int, { description: '缺装车照片' })
  loadPicture!: number

  @Field(() => Int, { description: '缺出场照片' })
  gatePicture!: number

  @Field(() => Int, { description: '缺已签约的收款人' })
  payeeContract!: number

  @Field(() => Int, { description: '缺结算卡' })
  card!: number
}

@ObjectType({ description: '一张结算单的资料完整率' })
export class DocumentCompleteness {
  @Field(() => ID, { description: '结算单编号' })
  companySettleId!: string

  @Field({ description: settlementTable.settleNo.label })
  settleNo!: string

  @Field(() => Int, { description: settlementTable.settleCnt.label })
  total!: number

  @Field(() => Int, { description: '资料完整的运单数' })
  complete!: number

  @Field(() => DecimalScalar, { nullable: true, description: '完整率（%）；没有运单时为空' })
  rate!: string | null

  @Field(() => MissingDocuments, { description: '缺少的资料' })
  missing!: MissingDocuments
}
