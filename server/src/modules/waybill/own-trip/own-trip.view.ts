import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import { ownTripTable as table } from './fields.js'

/** Trip as its driver sees it. */
@ObjectType('OwnTrip', { description: '司机本人的一趟' })
export class OwnTripView extends objectOf(table) {}

@InputType({ description: '本人趟次的查询条件' })
export class OwnTripFilter extends listFilterOf(table, 'OwnTrip') {
  @Field(() => Boolean, optional('是否待本人签认：可签认而没有签认的'))
  waiting?: boolean | null
}

export enum OwnTripSortField {
  GO_DATETIME = 'GO_DATETIME',
}
describeEnum('OwnTripSortField', OwnTripSortField, '本人趟次的排序字段')

@InputType({ description: '本人趟次排序' })
export class OwnTripSort extends sortBy(OwnTripSortField) {}

@ObjectType({ description: apiTexts.sums })
export class OwnTripSummary {
  @Field(() => Int, { description: '未作废的趟数' })
  counted!: number

  @Field(() => Int, { description: '待本人签认的趟数' })
  waiting!: number
}

@ObjectType({ description: '本人趟次分页' })
export class OwnTripPage extends recordsPageOf(OwnTripView, OwnTripSummary) {}
