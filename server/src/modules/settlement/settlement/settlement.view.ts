import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DecimalScalar, describeEnum } from '../../../kernel/graphql.js'
import { DateTimeRange, PageView, SortInput } from '../../../kernel/list/page.types.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import { WeightUnit } from '../../waybill/index.js'
import { SettlementStatus } from '../enums.js'

/** A settlement of the list and of the statement page (000 §3 Company settlement statement). */
@ObjectType('Settlement', { description: '结算单' })
export class SettlementView {
  @Field(() => ID, { description: '编号' })
  id!: string

  companyAuthId!: string

  @Field({ description: '公司名称' })
  companyAuthName!: string

  @Field({ description: '结算单号' })
  settleNo!: string

  @Field(() => SettlementStatus, { description: '状态' })
  status!: SettlementStatus

  @Field(() => ID, { description: '项目编号' })
  projectId!: string

  @Field({ description: '项目' })
  projectName!: string

  @Field({ description: '申请人，即交卡人' })
  agentName!: string

  @Field({ description: '核算人' })
  settleName!: string

  @Field(() => Int, { description: '运单数' })
  settleCnt!: number

  @Field(() => DecimalScalar, { description: '结算金额（元）' })
  settleAmt!: Money

  @Field(() => DecimalScalar, { description: '已付金额（元）' })
  paidAmt!: Money

  payeeId!: string | null

  @Field(() => Int, { description: '还没有收款人的运单数' })
  lackingPayeeCount!: number

  @Field(() => Int, { description: '单价被驳回的运单数；有则不能审核通过' })
  rejectedPriceCount!: number

  @Field(() => String, { nullable: true, description: '备注' })
  remark!: string | null

  @Field(() => String, { nullable: true, description: '驳回原因' })
  reason!: string | null

  successorId!: string | null

  @Field(() => Date, { description: '生成时间' })
  createTime!: string

  @Field(() => Date, { nullable: true, description: '审核时间' })
  auditTime!: string | null

  @Field(() => Int, { description: '版本，修改时带回' })
  version!: number
}

@ObjectType({ description: '结算单上一辆车在一天的运单' })
export class StatementTruck {
  @Field({ description: '车牌号' })
  truckCode!: string

  @Field(() => Int, { description: '运单数' })
  settleCnt!: number

  @Field(() => DecimalScalar, { description: '数量合计' })
  weightTons!: Quantity

  @Field(() => WeightUnit, { description: '计量单位' })
  weightUnit!: `${WeightUnit}`

  @Field(() => DecimalScalar, { description: '单价（元）' })
  settlePrice!: Money

  @Field(() => DecimalScalar, { description: '预付合计（元）' })
  payeePrice!: Money

  @Field(() => DecimalScalar, { description: '核算合计（元）' })
  totalAmt!: Money
}

@ObjectType({ description: '结算单上一天的运单' })
export class StatementDate {
  @Field({ description: '日期 yyyy-MM-dd' })
  createDatetime!: string

  @Field(() => Int, { description: '运单数' })
  cnt!: number

  @Field(() => DecimalScalar, { description: '核算合计（元）' })
  totalAmt!: Money

  @Field(() => [StatementTruck], { description: '各车' })
  detailDetail!: StatementTruck[]
}

@ObjectType({ description: '结算单上一个承运人的运单' })
export class StatementCarrier {
  @Field({ description: '承运人' })
  carrierName!: string

  @Field(() => Int, { description: '运单数' })
  cnt!: number

  @Field(() => DecimalScalar, { description: '核算合计（元）' })
  amt!: Money

  @Field(() => [StatementDate], { description: '各日' })
  detail!: StatementDate[]
}

@InputType({ description: '结算单查询条件' })
export class SettlementFilter {
  @Field(() => String, { nullable: true, description: '结算单号，模糊' })
  settleNo?: string | null

  @Field(() => [String], { nullable: true, description: '结算单号，精确，最多 1000 个' })
  settleNos?: string[] | null

  @Field(() => ID, { nullable: true, description: '项目编号' })
  projectId?: string | null

  @Field(() => String, { nullable: true, description: '申请人，模糊' })
  agentName?: string | null

  @Field(() => String, { nullable: true, description: '核算人，模糊' })
  settleName?: string | null

  @Field(() => [SettlementStatus], { nullable: true, description: '状态' })
  status?: SettlementStatus[] | null

  @Field(() => DateTimeRange, { nullable: true, description: '生成时间' })
  createTime?: DateTimeRange | null

  @Field(() => String, { nullable: true, description: '收款人，模糊' })
  payeeName?: string | null

  @Field(() => String, { nullable: true, description: '回执单号' })
  giveCardNo?: string | null
}

export enum SettlementSortField {
  SETTLE_NO = 'SETTLE_NO',
  CREATE_TIME = 'CREATE_TIME',
  SETTLE_CNT = 'SETTLE_CNT',
  SETTLE_AMT = 'SETTLE_AMT',
  PROJECT_NAME = 'PROJECT_NAME',
  STATUS = 'STATUS',
}
describeEnum('SettlementSortField', SettlementSortField, '结算单排序字段')

@InputType({ description: '结算单排序' })
export class SettlementSort extends SortInput {
  @Field(() => SettlementSortField, { description: '排序字段' })
  field!: SettlementSortField
}

@ObjectType({ description: '查询结果的合计' })
export class SettlementSummary {
  @Field(() => Int, { description: '运单数' })
  settleCnt!: number

  @Field(() => DecimalScalar, { description: '结算金额（元）' })
  settleAmt!: Money

  @Field(() => DecimalScalar, { description: '已付金额（元）' })
  paidAmt!: Money
}

@ObjectType({ description: '结算单分页' })
export class SettlementPage extends PageView {
  @Field(() => [SettlementView], { description: '本页的内容' })
  records!: SettlementView[]

  @Field(() => SettlementSummary, { description: '符合条件的全部合计' })
  summary!: SettlementSummary
}
