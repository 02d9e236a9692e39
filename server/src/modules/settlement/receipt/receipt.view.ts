import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describeEnum } from '../../../kernel/graphql.js'
import { DateTimeRange, PageView, SortInput } from '../../../kernel/list/page.types.js'
import { CardType, ReceiptStatus } from '../enums.js'

/** One card of a receipt, for the drawer (000 §3 "receipt rows in the drawer"). */
@ObjectType('ReceiptLine', { description: '回执单上的一张卡' })
export class ReceiptLineView {
  receiptId!: string

  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '卡号' })
  settleCardNo!: string

  @Field(() => CardType, { description: '购票类型' })
  cardType!: CardType

  @Field({ description: '项目' })
  projectName!: string

  @Field(() => Int, { description: '运单总数：交卡时的' })
  giveCardCnt!: number

  @Field(() => Date, { description: '交卡时间' })
  giveCardDatetime!: string

  @Field(() => ReceiptStatus, { description: '状态' })
  status!: ReceiptStatus

  @Field(() => Int, { description: '可结算运单数：现在的' })
  settleAbleCount!: number

  @Field(() => Int, { description: '修改待审核运单数：现在的，修改待审核，或有阻止结算的异常未处理' })
  updateWaybillsCount!: number
}

/** A receipt of the history list and of the drawer (000 §3, 001 §3 Card receipt). */
@ObjectType('Receipt', { description: '交卡回执单' })
export class ReceiptView {
  @Field(() => ID, { description: '编号' })
  id!: string

  companyAuthId!: string

  @Field({ description: '公司名称' })
  companyAuthName!: string

  @Field({ description: '回执单号' })
  giveCardNo!: string

  @Field(() => ReceiptStatus, { description: '状态' })
  status!: ReceiptStatus

  @Field({ description: '交卡人' })
  giveCardUserId!: string

  @Field(() => Date, { description: '交卡时间' })
  giveCardDatetime!: string

  @Field(() => Int, { description: '卡数' })
  cardCount!: number

  @Field(() => Int, { description: '运单总数：交卡时的' })
  giveCardCnt!: number

  @Field(() => Int, { description: '可结算运单数：现在的' })
  settleAbleCount!: number

  @Field(() => Int, { description: '修改待审核运单数：现在的，修改待审核，或有阻止结算的异常未处理' })
  updateWaybillsCount!: number

  @Field({ description: '是否结算：是否已生成结算单' })
  isSettle!: boolean

  @Field({ description: '卡号，逗号分隔' })
  settleCardNo!: string

  @Field(() => [ID], { description: '现在可结算运单的编号' })
  ids!: string[]

  @Field(() => String, { nullable: true, description: '作废原因' })
  voidReason!: string | null

  @Field({ description: '制单人' })
  createBy!: string

  @Field(() => Date, { description: '制单时间' })
  createTime!: string
}

@InputType({ description: '回执单查询条件' })
export class ReceiptFilter {
  @Field(() => String, { nullable: true, description: '回执单号，模糊' })
  giveCardNo?: string | null

  @Field(() => [String], { nullable: true, description: '回执单号，精确，最多 1000 个' })
  giveCardNos?: string[] | null

  @Field(() => String, { nullable: true, description: '卡号，模糊' })
  settleCardNo?: string | null

  @Field(() => String, { nullable: true, description: '交卡人，模糊' })
  giveCardUserId?: string | null

  @Field(() => DateTimeRange, { nullable: true, description: '交卡时间' })
  giveCardDatetime?: DateTimeRange | null

  @Field(() => Boolean, { nullable: true, description: '是否结算：是否已生成结算单' })
  isSettle?: boolean | null

  @Field(() => [ReceiptStatus], { nullable: true, description: '状态' })
  status?: ReceiptStatus[] | null
}

export enum ReceiptSortField {
  GIVE_CARD_NO = 'GIVE_CARD_NO',
  GIVE_CARD_DATETIME = 'GIVE_CARD_DATETIME',
  CARD_COUNT = 'CARD_COUNT',
  GIVE_CARD_CNT = 'GIVE_CARD_CNT',
  GIVE_CARD_USER_ID = 'GIVE_CARD_USER_ID',
}
describeEnum('ReceiptSortField', ReceiptSortField, '回执单排序字段')

@InputType({ description: '交卡回执单排序' })
export class ReceiptSort extends SortInput {
  @Field(() => ReceiptSortField, { description: '排序字段' })
  field!: ReceiptSortField
}

@ObjectType({ description: '查询结果的合计' })
export class ReceiptSummary {
  @Field(() => Int, { description: '结算卡数' })
  cardCount!: number

  @Field(() => Int, { description: '运单数' })
  giveCardCnt!: number
}

@ObjectType({ description: '交卡回执单分页' })
export class ReceiptPage extends PageView {
  @Field(() => [ReceiptView], { description: '本页的内容' })
  records!: ReceiptView[]

  @Field(() => ReceiptSummary, { description: '符合条件的全部合计' })
  summary!: ReceiptSummary
}
