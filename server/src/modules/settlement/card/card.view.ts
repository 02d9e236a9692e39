import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DecimalScalar, describeEnum } from '../../../kernel/graphql.js'
import { DateTimeRange, PageView, SortInput } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import { CardKind, CardStatus, CardType } from '../enums.js'

/** A card as lists, the scanning page and the ledger show it (000 §3). Counts and money are read with the row. */
@ObjectType('Card', { description: '电子结算卡' })
export class CardView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field(() => ID, { description: '公司编号' })
  companyAuthId!: string

  @Field({ description: '公司名称' })
  companyAuthName!: string

  @Field({ description: '卡号' })
  cardNo!: string

  @Field(() => CardKind, { description: '种类：主卡或子卡' })
  kind!: CardKind

  @Field(() => CardType, { description: '购票类型' })
  cardType!: CardType

  @Field(() => CardStatus, { description: '状态' })
  status!: CardStatus

  @Field(() => ID, { description: '车队长编号' })
  captainId!: string

  @Field({ description: '车队长' })
  captainName!: string

  @Field(() => String, { nullable: true, description: '所属主卡卡号' })
  parentCardNo!: string | null

  @Field(() => Date, { nullable: true, description: '激活时间，即绑定时间' })
  bindingDate!: string | null

  @Field(() => Int, { description: '子卡数' })
  subCardCount!: number

  @Field(() => Int, { description: '运单数：本卡的，不含已作废的' })
  waybillCount!: number

  @Field(() => Int, { description: '运单总数：本卡及其子卡的' })
  totalWaybillCount!: number

  @Field(() => Int, { description: '运单总数：可结算加待审核' })
  waybillsCount!: number

  @Field(() => Int, { description: '可结算运单数' })
  settleAbleCount!: number

  @Field(() => Int, { description: '待审核运单数：修改待审核，或有阻止结算的异常未处理' })
  updateWaybillsCount!: number

  @Field(() => [ID], { description: '可结算运单的编号' })
  ids!: string[]

  @Field(() => String, { nullable: true, description: '交卡人' })
  giveCardUserId!: string | null

  @Field(() => Date, { nullable: true, description: '交卡时间' })
  giveCardDatetime!: string | null

  @Field(() => String, { nullable: true, description: '未结算的回执单号' })
  giveCardNo!: string | null

  /** The payee chosen with the giver; resolved through a loader. */
  payeeId!: string | null

  @Field(() => DecimalScalar, { nullable: true, description: '申请结算金额（元）' })
  settleAmount!: Money | null

  @Field(() => DecimalScalar, { description: '未结算金额（元）' })
  unsettledAmount!: Money

  @Field(() => DecimalScalar, { description: '已结算金额（元）' })
  settledAmount!: Money

  @Field(() => DecimalScalar, { description: '已付款金额（元）' })
  paidAmount!: Money
}

@InputType({ description: '结算卡查询条件' })
export class CardFilter {
  @Field(() => String, { nullable: true, description: '卡号，模糊' })
  cardNo?: string | null

  @Field(() => [String], { nullable: true, description: '卡号，精确，最多 1000 个' })
  cardNos?: string[] | null

  @Field(() => String, { nullable: true, description: '主卡卡号：该主卡及其子卡' })
  parentCardNo?: string | null

  @Field(() => String, { nullable: true, description: '车队长，模糊' })
  captainName?: string | null

  @Field(() => CardKind, { nullable: true, description: '结算卡种类' })
  kind?: CardKind | null

  @Field(() => [CardStatus], { nullable: true, description: '状态' })
  status?: CardStatus[] | null

  @Field(() => DateTimeRange, { nullable: true, description: '绑定时间' })
  bindingDate?: DateTimeRange | null
}

export enum CardSortField {
  CARD_NO = 'CARD_NO',
  BINDING_DATE = 'BINDING_DATE',
  STATUS = 'STATUS',
  CAPTAIN_NAME = 'CAPTAIN_NAME',
}
describeEnum('CardSortField', CardSortField, '结算卡排序字段')

@InputType({ description: '结算卡排序' })
export class CardSort extends SortInput {
  @Field(() => CardSortField, { description: '排序字段' })
  field!: CardSortField
}

@ObjectType({ description: '查询结果的合计' })
export class CardSummary {
  @Field(() => Int, { description: '运单数，不含已作废的' })
  waybillCount!: number

  @Field(() => DecimalScalar, { description: '未结算金额（元）' })
  unsettledAmount!: Money

  @Field(() => DecimalScalar, { description: '已结算金额（元）' })
  settledAmount!: Money

  @Field(() => DecimalScalar, { description: '已付金额（元）' })
  paidAmount!: Money
}

@ObjectType({ description: '结算卡分页' })
export class CardPage extends PageView {
  @Field(() => [CardView], { description: '本页的内容' })
  records!: CardView[]

  @Field(() => CardSummary, { description: '符合条件的全部合计' })
  summary!: CardSummary
}
