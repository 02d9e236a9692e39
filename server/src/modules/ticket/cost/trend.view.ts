import { Field, Int, ObjectType } from 'type-graphql'
import { DecimalScalar } from '../../../kernel/graphql.js'
import type { Money } from '../../../kernel/money/money.js'

@ObjectType({ description: '票据成本走势的一点：一个票日或一个月，全部项目合计' })
export class TicketCostPoint {
  @Field({ description: '票日，yyyy-MM-dd；按月统计时为月份，yyyy-MM' })
  period!: string

  @Field(() => DecimalScalar, { nullable: true, description: '用票成本（元）；所用的票都尚无单价时为空' })
  useCost!: Money | null

  @Field(() => DecimalScalar, { description: '累计用票成本（元）：所查范围内至本期' })
  totalCost!: Money

  @Field(() => Int, { description: '尚无单价、未计入成本的用票张数' })
  unpricedTickets!: number
}

@ObjectType({ description: '票据成本走势：所查范围内有用票的各票日或各月' })
export class TicketCostTrend {
  @Field(() => [TicketCostPoint], { description: '各点，按日期升序；没有用票的票日或月份不在其中' })
  points!: TicketCostPoint[]

  @Field(() => Int, { description: '尚无单价、未计入成本的用票张数，各点合计' })
  unpricedTickets!: number
}
