import { Field, InputType, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { objectOf, pick } from '../../../kernel/fields.js'
import { describeEnum, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf, partOf } from '../../../kernel/list/found.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { carrierTable, dayTable, truckTable } from '../line/fields.js'
import { receiptTable } from '../receipt/fields.js'
import { settlementSumTable, settlementTable } from './fields.js'

/** Settlement of the list and of the statement page (docs/behaviour/settlement.md). */
@ObjectType('Settlement', { description: '结算单' })
export class SettlementView extends nodeOf(settlementTable) {
  companyAuthId!: string

  /** Payee of all waybills; null where they differ. */
  payeeId!: string | null

  /** User who made the settlement. */
  createdBy!: string

  /** People with a hand in it: those who last changed its amounts, waybills or payees. */
  hands!: string[]

  /** Whether the company wants another person to approve it. */
  fourEyes!: boolean

  /** Whether the platform has authenticated the company. */
  authenticated!: boolean
}

@ObjectType({ description: '结算单上一辆车在一天的运单' })
export class StatementTruck extends objectOf(truckTable) {}

@ObjectType({ description: '结算单上一天的运单' })
export class StatementDate extends objectOf(dayTable) {
  @Field(() => [StatementTruck], { description: '各车' })
  detailDetail!: StatementTruck[]
}

@ObjectType({ description: '结算单上一个承运人的运单' })
export class StatementCarrier extends objectOf(carrierTable) {
  @Field(() => [StatementDate], { description: '各日' })
  detail!: StatementDate[]
}

@InputType({ description: '结算单查询条件' })
export class SettlementFilter extends listFilterOf(settlementTable, 'Settlement') {
  @Field(text, partOf(settlementTable.payee))
  payeeName?: string | null

  @Field(text, optional(receiptTable.giveCardNo.label))
  giveCardNo?: string | null

  @Field(() => Boolean, optional('资料是否齐全：需要的资料都有；不需要资料的也算'))
  papersComplete?: boolean | null

  @Field(() => Boolean, optional('是否已排计划：有有效的付款计划；否为还有未付的金额而没有的'))
  planned?: boolean | null
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
export class SettlementSort extends sortBy(SettlementSortField) {}

@ObjectType({ description: apiTexts.sums })
export class SettlementSummary extends objectOf({
  ...leftOutTable,
  ...pick(settlementTable, 'settleCnt', 'settleAmt'),
  ...settlementSumTable,
}) {}

@ObjectType({ description: '结算单分页' })
export class SettlementPage extends recordsPageOf(SettlementView, SettlementSummary) {}
