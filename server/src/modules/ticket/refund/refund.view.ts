import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DecimalScalar, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import { nodeOf } from '../../../kernel/node.js'
import { BookingInput } from '../booking/booking.inputs.js'
import { RefundGoal } from '../enums.js'
import { refundTable as table } from './fields.js'

@ObjectType('TicketRefund', { description: '一次退票申请；审核通过后入账' })
export class TicketRefundView extends nodeOf(table) {
  /** Applicant, whom `allowedActions` needs. */
  applyId!: string

  /** Whether the company wants two people, which `allowedActions` needs. */
  fourEyes!: boolean
}

@ObjectType({ description: '查询到的退票的合计' })
export class TicketRefundSummary {
  @Field(() => Int, { description: '已审核的退票张数' })
  quantity!: number

  @Field(() => DecimalScalar, { description: '已审核的退款金额（元）' })
  amount!: Money

  @Field(() => Int, { description: '待审核的申请数' })
  pending!: number
}

@ObjectType({ description: '一页退票' })
export class TicketRefundPage extends pageOf('退票', TicketRefundView, TicketRefundSummary) {}

@InputType({ description: '退票查询条件' })
export class TicketRefundFilter extends listFilterOf(table, 'TicketRefund') {}

export enum TicketRefundSortField {
  REFUNDED_AT = 'REFUNDED_AT',
  APPLY_DATETIME = 'APPLY_DATETIME',
  QUANTITY = 'QUANTITY',
  AMOUNT = 'AMOUNT',
}
describeEnum('TicketRefundSortField', TicketRefundSortField, '退票排序字段')

@InputType({ description: '退票排序' })
export class TicketRefundSort extends sortBy(TicketRefundSortField) {}

@InputType({ description: '退票申请' })
export class TicketRefundInput extends BookingInput {
  @Field(() => ID, { description: table.projectInfoId.label })
  projectInfoId!: string

  @Field(() => ID, optional(`${table.driverId.label}；由司机退回时填写`))
  driverId?: string | null

  @Field(() => RefundGoal, { description: table.goesTo.label })
  goesTo!: RefundGoal

  @Field(() => DecimalScalar, optional(`${table.price.label}（元），每张；退还渣土场时必填，退回公司库存时不填`))
  price?: Money | null

  @Field(() => Date, { description: table.refundedAt.label })
  refundedAt!: Date
}
