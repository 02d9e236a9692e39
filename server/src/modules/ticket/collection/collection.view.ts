import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { PageView, SortInput } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { BookingInput } from '../booking/booking.view.js'
import { collectionTable as table } from './fields.js'

@ObjectType('TicketCollection', { description: '一次领票：从公司库存领到项目' })
export class TicketCollectionView extends objectOf(table) {}

@ObjectType({ description: '查询到的领票的合计，不含已作废' })
export class TicketCollectionSummary {
  @Field(() => Int, { description: '领票张数' })
  quantity!: number
}

@ObjectType({ description: '一页领票' })
export class TicketCollectionPage extends PageView {
  @Field(() => [TicketCollectionView], { description: '领票' })
  records!: TicketCollectionView[]

  @Field(() => TicketCollectionSummary, { description: '合计' })
  summary!: TicketCollectionSummary
}

@InputType({ description: '领票查询条件' })
export class TicketCollectionFilter extends listFilterOf(table, 'TicketCollection') {}

export enum TicketCollectionSortField {
  COLLECTED_AT = 'COLLECTED_AT',
  QUANTITY = 'QUANTITY',
}
describeEnum('TicketCollectionSortField', TicketCollectionSortField, '领票排序字段')

@InputType({ description: '领票排序' })
export class TicketCollectionSort extends SortInput {
  @Field(() => TicketCollectionSortField, { description: '排序字段' })
  field!: TicketCollectionSortField
}

@InputType({ description: '领票' })
export class TicketCollectionInput extends BookingInput {
  @Field(() => ID, { description: table.projectInfoId.label })
  projectInfoId!: string

  @Field(() => ID, optional(`${table.driverId.label}；为空则由项目保管`))
  driverId?: string | null

  @Field(() => String, optional(takes(table.receiver)))
  receiver?: string | null

  @Field(() => Date, { description: table.collectedAt.label })
  collectedAt!: Date
}

/** What does not move tickets. */
@InputType({ description: '可修改的领票内容；张数、项目或渣土场有误时作废后重新登记' })
export class TicketCollectionChange {
  @Field(() => ID, { description: table.id.label })
  id!: string

  @Field(() => Int, { description: '所读的版本' })
  version!: number

  @Field(() => String, optional(takes(table.receiver)))
  receiver?: string | null

  @Field(() => String, optional(takes(table.picture)))
  picture?: string | null

  @Field(() => String, optional(takes(table.remark)))
  remark?: string | null
}
