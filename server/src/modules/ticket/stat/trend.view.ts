import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: '票据走势的一点：一个票日或一个月，全部项目合计' })
export class TicketTrendPoint {
  @Field({ description: '票日，yyyy-MM-dd；按月统计时为月份，yyyy-MM' })
  period!: string

  @Field(() => Int, { description: '领票' })
  collectTickets!: number

  @Field(() => Int, { description: '用票' })
  useTickets!: number

  @Field(() => Int, { description: '退票' })
  refundTickets!: number

  @Field(() => Int, { description: '期末剩余' })
  inRemainingTickets!: number
}

@ObjectType({ description: '票据走势：所查范围内有票据往来的各票日或各月' })
export class TicketTrend {
  @Field(() => Int, { description: '期初剩余' })
  earlyRemainingTickets!: number

  @Field(() => [TicketTrendPoint], { description: '各点，按日期升序；没有往来的票日或月份不在其中' })
  points!: TicketTrendPoint[]
}
