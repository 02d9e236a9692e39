import { Field, Int, ObjectType } from 'type-graphql'
import { DecimalScalar, day } from '../../../kernel/graphql.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'

@ObjectType({ description: '一天的运输' })
export class WelcomeDay {
  @Field(day, { description: '日期，yyyy-MM-dd' })
  day!: string

  @Field(() => Int, { description: '趟数' })
  tripCount!: number

  @Field(() => DecimalScalar, { description: '吨数' })
  weightTons!: Quantity
}

@ObjectType({ description: '首页数字：一天开始时要看的' })
export class Welcome {
  @Field(() => Int, { description: '未结算的回执单' })
  openReceiptCount!: number

  @Field(() => Int, { description: '未结算回执单上的运单' })
  openReceiptWaybillCount!: number

  @Field(() => Int, { description: '可结算运单' })
  settleAbleWaybillCount!: number

  @Field(() => DecimalScalar, { description: '可结算运单的预计金额（元）' })
  settleAbleAmount!: Money

  @Field(() => Int, { description: '修改待审核的运单' })
  pendingReviewCount!: number

  @Field(() => Int, { description: '待审核的结算单' })
  pendingSettlementCount!: number

  @Field(() => DecimalScalar, { description: '待审核结算单的金额（元）' })
  pendingSettlementAmount!: Money

  @Field(() => DecimalScalar, { description: '已审核未付金额（元）' })
  approvedUnpaidAmount!: Money

  @Field(() => Int, { description: '已结算但没有收款人的运单' })
  lackingPayeeCount!: number

  @Field(() => Int, { description: '昨日趟数' })
  yesterdayTripCount!: number

  @Field(() => [WelcomeDay], { description: '最近 14 天' })
  days!: WelcomeDay[]
}
