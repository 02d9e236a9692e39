import { Field, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { objectOf } from '../../../kernel/fields.js'
import type { PageRequest } from '../../../kernel/list/list.js'
import { PageView } from '../../../kernel/list/page.types.js'
import { timelineTexts as texts, timelineTable, timelineTargetTable } from './fields.js'

/** Types of records that have a timeline. */
export type TimelineParent = 'WAYBILL' | 'CARD' | 'RECEIPT' | 'SETTLEMENT' | 'PAYMENT'

/** Page of the timelines of records of one type. */
export interface TimelineAsked {
  of: TimelineParent
  page: PageRequest
}

@ObjectType('TimelineTarget', { description: texts.target })
export class TimelineTarget extends objectOf(timelineTargetTable) {}

@ObjectType('TimelineEntry', { description: texts.entry })
export class TimelineEntry extends objectOf(timelineTable) {
  @Field(() => TimelineTarget, { description: texts.target })
  target!: TimelineTarget
}

@ObjectType({ description: texts.page })
export class TimelinePage extends PageView {
  @Field(() => [TimelineEntry], { description: apiTexts.records })
  records!: TimelineEntry[]
}
