import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { BookingChange, BookingInput } from '../booking/booking.inputs.js'
import { collectionTable as table } from './fields.js'

@ObjectType('TicketCollection', { description: '一次领票：从公司库存领到项目' })
export class TicketCollectionView extends nodeOf(table) {}

@ObjectType({ description: '查询到的领票的合计，不含已作废' })
export class TicketCollectionSummary {
  @Field(() => Int, { description: '领票张数' })
  quantity!: number
}

@ObjectType({ description: '一页领票' })
export class TicketCollectionPage extends pageOf('领票', TicketCollectionView, TicketCollectionSummary) {}

@InputType({ description: '领票查询条件' })
export class TicketCollectionFilter extends listFilterOf(table, 'TicketCollection') {}

export enum TicketCollectionSortField {
  COLLECTED_AT = 'COLLECTED_AT',
  QUANTITY = 'QUANTITY',
}
describeEnum('TicketCollectionSortField', TicketCollectionSortField, '领票排序字段')

@InputType({ description: '领票排序' })
export class TicketCollectionSort extends sortBy(TicketCollectionSortField) {}

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

/** Members of a change, which move no tickets; a wrong other member takes voiding and a new booking. */
@InputType({ description: '可修改的领票内容；张数、项目或渣土场有误时作废后重新登记' })
export class TicketCollectionChange extends BookingChange {
  @Field(() => ID, { description: table.id.label })
  id!: string

  @Field(() => String, optional(takes(table.receiver)))
  receiver?: string | null
}
