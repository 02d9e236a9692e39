import { Field, InputType, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import { costTable as table } from './fields.js'

@ObjectType('TicketMonthCost', { description: '票据月成本：月初结存与当月购入的加权平均价' })
export class TicketMonthCostView extends objectOf(table) {}

@ObjectType({ description: '查询到的月份的合计' })
export class TicketMonthCostSummary {
  @Field(() => DecimalScalar, { description: '购入金额（元）' })
  boughtAmount!: Money

  @Field(() => DecimalScalar, { description: '退还金额（元）' })
  refundedAmount!: Money
}

@ObjectType({ description: '一页票据月成本，月份近的在前' })
export class TicketMonthCostPage extends pageOf('各月', TicketMonthCostView, TicketMonthCostSummary) {}

@InputType({ description: '票据月成本查询条件' })
export class TicketMonthCostFilter extends listFilterOf(table, 'TicketMonthCost') {
  @Field(text, optional('开始月份，yyyy-MM，含'))
  monthFrom?: string | null

  @Field(text, optional('结束月份，yyyy-MM，含'))
  monthTo?: string | null
}
