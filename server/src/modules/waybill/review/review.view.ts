import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { apiTexts, recordsPageOf } from '../../../kernel/api-texts.js'
import { objectOf, pick } from '../../../kernel/fields.js'
import { describeEnum, formerly, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf, partOf } from '../../../kernel/list/found.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import type { FieldDiff } from '../change/history/diff.js'
import { waybillTable } from '../waybill/fields.js'
import { reviewTable as fields } from './fields.js'

/** Request for a change, open or decided. Amounts are those of the waybill in its card's account, in yuan. */
@ObjectType('WaybillReview', { description: '运单修改申请' })
export class ReviewView extends objectOf(fields) {
  companyAuthId!: string
  asked!: FieldDiff[]
  appliedBy!: string

  /** Whether the company wants two people, which `allowedActions` needs. */
  fourEyes!: boolean
}

@InputType('WaybillReviewFilter', { description: '运单修改申请的查询条件' })
export class ReviewFilter extends listFilterOf(fields, 'WaybillReview') {
  @Field(text, partOf(fields.waybillNo))
  no?: string | null

  @Field(() => ID, optional(waybillTable.projectId.label))
  projectInfoId?: string | null

  @Field(() => ID, formerly('projectInfoId', waybillTable.projectId.label))
  projectId?: string | null

  @Field(() => Boolean, optional('是否为本人申请'))
  own?: boolean | null
}

export enum ReviewSortField {
  APPLY_TIME = 'APPLY_TIME',
}
describeEnum('WaybillReviewSortField', ReviewSortField, '运单修改申请的排序字段')

@InputType('WaybillReviewSort', { description: '运单修改申请排序' })
export class ReviewSort extends sortBy(ReviewSortField) {}

@ObjectType('WaybillReviewSummary', { description: apiTexts.sums })
export class ReviewSummary extends objectOf(pick(fields, 'amountBefore', 'amountAfter')) {}

@ObjectType('WaybillReviewPage', { description: '运单修改申请分页' })
export class ReviewPage extends recordsPageOf(ReviewView, ReviewSummary) {}
