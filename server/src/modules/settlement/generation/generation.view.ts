import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { describe, objectOf, pick } from '../../../kernel/fields.js'
import { DecimalScalar } from '../../../kernel/graphql.js'
import type { Money } from '../../../kernel/money/money.js'
import { takesUpTo } from '../../../kernel/values/input-lengths.js'
import { waybillTable } from '../../waybill/index.js'
import { cardTable } from '../card/fields.js'
import { lineTable } from '../line/fields.js'
import { payeeTable } from '../payee/fields.js'
import { receiptTable } from '../receipt/fields.js'
import { excludedTable, settlementTable, sourceTable } from '../settlement/fields.js'
import { SettlementView } from '../settlement/settlement.view.js'

const { id } = waybillTable

@ObjectType({ description: '未纳入结算的运单' })
export class ExcludedWaybill extends objectOf(excludedTable) {}

@ObjectType({ description: '按单价来源的合计' })
export class PriceSourceTotal extends objectOf(sourceTable) {}

@ObjectType({ description: '将生成的一张结算单' })
export class SettlementPreviewGroup extends objectOf(
  pick(settlementTable, 'projectId', 'projectName', 'agentName', 'settleCnt', 'settleAmt'),
) {}

@ObjectType({ description: '结算预览：与生成同一套规则，不写入任何数据' })
export class SettlementPreview {
  @Field(() => [SettlementPreviewGroup], { description: '将生成的结算单' })
  groups!: SettlementPreviewGroup[]

  @Field(() => Int, { description: '将结算的运单数' })
  settleCnt!: number

  @Field(() => DecimalScalar, { description: '将结算的金额（元）' })
  settleAmt!: Money

  @Field(() => [PriceSourceTotal], { description: '按单价来源的合计' })
  bySource!: PriceSourceTotal[]

  @Field(() => [ExcludedWaybill], { description: '未纳入的运单，最多 200 张' })
  excluded!: ExcludedWaybill[]

  @Field(() => Int, { description: '未纳入的运单数' })
  excludedCount!: number

  @Field(() => [ID], { description: '还没有收款人的运单编号' })
  lackingPayeeIds!: string[]
}

@ObjectType({ description: '结算单生成结果' })
export class SettlementGeneration {
  @Field(() => [SettlementView], { description: '生成的结算单' })
  settlements!: SettlementView[]

  @Field(() => [ExcludedWaybill], { description: '未纳入的运单，最多 200 张' })
  excluded!: ExcludedWaybill[]

  @Field(() => Int, { description: '未纳入的运单数' })
  excludedCount!: number

  @Field(() => [ID], { description: '还没有收款人的运单编号' })
  lackingPayeeIds!: string[]

  @Field({ description: apiTexts.hint })
  message!: string
}

takesUpTo('ReceiptCardRef.settleCardNo', 10_000)

@InputType({ description: '回执单上的卡；不填卡号则为整张回执单' })
export class ReceiptCardRef {
  @Field({ description: receiptTable.giveCardNo.label })
  giveCardNo!: string

  @Field(() => String, { nullable: true, description: `${cardTable.cardNo.label}，可逗号分隔多个` })
  settleCardNo?: string | null
}

@InputType({ description: '结算来源，三者填一' })
export class SettlementSourceInput {
  @Field(() => [ReceiptCardRef], { nullable: true, description: '回执单及其中的结算卡' })
  receipts?: ReceiptCardRef[] | null

  @Field(() => [String], { nullable: true, description: '有回执单的卡号' })
  cardNos?: string[] | null

  @Field(() => [ID], { nullable: true, description: id.label })
  waybillIds?: string[] | null
}

@InputType({ description: '一张运单的收款人' })
export class SetPayeeInput {
  @Field(() => ID, { description: id.label })
  id!: string

  @Field(() => ID, { description: payeeTable.payeeId.label })
  payeeId!: string
}

@InputType({ description: '一张运单的结算单价' })
export class WaybillPriceInput {
  @Field(() => ID, { description: id.label })
  id!: string

  @Field(() => DecimalScalar, { description: describe(lineTable.settlePrice) })
  settlePrice!: string
}
