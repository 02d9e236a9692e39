import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../kernel/graphql.js'
import { PaperKind } from '../enums.js'
import { paperReadingTable } from '../paper/fields.js'
import { paperTexts } from '../paper/texts.js'
import { settlementTable } from '../settlement/fields.js'
import { settlementTexts as texts } from '../texts.js'

const { missingPapers: lacks } = texts

@ObjectType({ description: '各类资料缺失的运单数；一张运单缺几类就计入几类' })
export class MissingDocuments {
  @Field(() => Int, { description: lacks.loadPicture })
  loadPicture!: number

  @Field(() => Int, { description: lacks.gatePicture })
  gatePicture!: number

  @Field(() => Int, { description: lacks.payeeContract })
  payeeContract!: number

  @Field(() => Int, { description: lacks.card })
  card!: number
}

@ObjectType({ description: '一张结算单的资料完整率' })
export class DocumentCompleteness {
  @Field(() => ID, { description: paperReadingTable.settlementId.label })
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

  @Field(() => Int, { description: '整张结算单需要的资料种类数' })
  needed!: number

  @Field(() => Int, { description: '其中已有的种类数' })
  held!: number

  @Field(() => [PaperKind], { description: paperTexts.lacked })
  lacking!: PaperKind[]

  @Field(() => String, { nullable: true, description: '缺少的资料，运单的和整张结算单的，一句话；完整的为空' })
  missingText!: string | null
}
