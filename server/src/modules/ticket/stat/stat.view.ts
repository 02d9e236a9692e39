import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { day, describeEnum, optional, text } from '../../../kernel/graphql.js'
import { PageView, sortBy } from '../../../kernel/list/page.types.js'
import { statTable as table } from './fields.js'

@ObjectType('TicketStat', { description: '票据统计的一行：某项目、渣土场、土质在一个票日或一个月的票' })
export class TicketStatView extends objectOf(table) {}

@ObjectType({ description: '票据统计的合计：流水为各行之和，期初取首期，期末取末期' })
export class TicketStatSummary {
  @Field(() => TicketStatView, { description: '合计' })
  total!: TicketStatView

  @Field(() => [TicketStatView], { description: '本页各项目的小计' })
  projects!: TicketStatView[]
}

@ObjectType({ description: '一页票据统计，按项目、日期、渣土场、土质排列' })
export class TicketStatPage extends PageView {
  @Field(() => [TicketStatView], { description: '各行，不含小计与合计' })
  records!: TicketStatView[]

  @Field(() => TicketStatSummary, { description: '小计与合计' })
  summary!: TicketStatSummary
}

@InputType({ description: '票据统计查询条件' })
export class TicketStatFilter {
  @Field(() => [ID], optional('项目编号，最多 1000 个'))
  projectInfoIds?: string[] | null

  @Field(() => [ID], optional('渣土场编号，最多 1000 个'))
  garbageIds?: string[] | null

  @Field(text, optional('项目，模糊'))
  projectName?: string | null

  @Field(text, optional('渣土场，模糊'))
  garbageName?: string | null

  @Field(() => [String], optional('土质，最多 1000 个'))
  soilTypes?: string[] | null

  @Field(day, optional('开始日期，yyyy-MM-dd，含'))
  startDate?: string | null

  @Field(day, optional('结束日期，yyyy-MM-dd，含'))
  endDate?: string | null

  @Field(text, optional('渣土场类型，字典 garbage_type 的值'))
  garbageType?: string | null
}

export enum TicketStatSortField {
  DATE = 'DATE',
}
describeEnum('TicketStatSortField', TicketStatSortField, '票据统计排序字段', { DATE: '日期；项目内' })

@InputType({ description: '票据统计排序' })
export class TicketStatSort extends sortBy(TicketStatSortField) {}

@ObjectType({ description: '票据统计可选的项目或渣土场' })
export class TicketPlace {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '名称' })
  name!: string
}

@ObjectType({ description: '票据统计可选的项目、渣土场与土质，含已停用的' })
export class TicketPlaces {
  @Field(() => [TicketPlace], { description: '项目' })
  projects!: TicketPlace[]

  @Field(() => [TicketPlace], { description: '渣土场' })
  dumpSites!: TicketPlace[]

  @Field(() => [String], { description: '土质' })
  soilTypes!: string[]
}
