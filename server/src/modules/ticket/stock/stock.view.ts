import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, optional } from '../../../kernel/graphql.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import { companyStockTable, stockTable } from './fields.js'

@ObjectType('TicketStock', { description: '某项目、渣土场、土质的票据库存' })
export class TicketStockView extends objectOf(stockTable) {}

@ObjectType({ description: '查询到的票据库存的合计' })
export class TicketStockSummary {
  @Field(() => Int, { description: '剩余' })
  remaining!: number

  @Field(() => Int, { description: '今日用票' })
  usedToday!: number

  @Field(() => Int, { description: '库存不足的行数' })
  shortCount!: number

  @Field(() => DecimalScalar, { description: '库存金额（元）' })
  worth!: Money
}

@ObjectType({ description: '一页票据库存' })
export class TicketStockPage extends pageOf('各行', TicketStockView, TicketStockSummary) {}

@InputType({ description: '公司票据库存查询条件' })
export class TicketCompanyStockFilter {
  @Field(() => [ID], optional('渣土场编号，最多 1000 个'))
  garbageIds?: string[] | null

  @Field(() => [String], optional('土质，最多 1000 个'))
  soilTypes?: string[] | null

  @Field(() => Boolean, optional('库存不足'))
  short?: boolean | null
}

@InputType({ description: '票据库存查询条件' })
export class TicketStockFilter extends TicketCompanyStockFilter {
  @Field(() => [ID], optional('项目编号，最多 1000 个'))
  projectInfoIds?: string[] | null

  @Field(() => Boolean, optional('即将用完：预计 7 天内'))
  runningOut?: boolean | null
}

export enum TicketStockSortField {
  URGENCY = 'URGENCY',
  REMAINING = 'REMAINING',
  PLACE = 'PLACE',
}
describeEnum('TicketStockSortField', TicketStockSortField, '票据库存排序字段；相同的按项目、渣土场、土质', {
  URGENCY: '紧急程度：库存不足的在前，缺得多的更前；其后按预计用完日期，预计相同的按最早用完日期；不会用完的在后',
  REMAINING: '剩余',
  PLACE: '项目、渣土场、土质',
})

@InputType({ description: '票据库存排序' })
export class TicketStockSort extends sortBy(TicketStockSortField) {}

@ObjectType('TicketCompanyStock', { description: '某渣土场、土质的公司票据库存' })
export class TicketCompanyStockView extends objectOf(companyStockTable) {}

@ObjectType({ description: '查询到的公司票据库存的合计' })
export class TicketCompanyStockSummary {
  @Field(() => Int, { description: '公司库存' })
  quantity!: number

  @Field(() => Int, { description: '项目剩余' })
  inProjects!: number

  @Field(() => Int, { description: '过期未用' })
  expiredQuantity!: number

  @Field(() => DecimalScalar, { description: '过期未用金额（元）' })
  expiredAmount!: Money

  @Field(() => DecimalScalar, { description: '库存金额（元）' })
  worth!: Money
}

@ObjectType({ description: '一页公司票据库存，按渣土场、土质排列' })
export class TicketCompanyStockPage extends pageOf('各行', TicketCompanyStockView, TicketCompanyStockSummary) {}
