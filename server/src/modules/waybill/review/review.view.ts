import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { objectOf, pick } from '../../../kernel/fields.js'
import { describeEnum, formerly, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf, partOf } from '../../../kernel/list/found.js'
import { PageView, SortInput } from '../../../kernel/list/page.types.js'
import type { FieldDiff } from '../change/history/diff.js'
import { waybillTable } from '../waybill/fields.js'
import { reviewTable as fields } from './fields.js'

/** A change that waits for a reviewer, or waited. Amounts in yuan: what the waybill weighs in its card's account. */
@ObjectType('WaybillReview', { description: '运单修改申请' })
export class ReviewView extends objectOf(fields) {
  companyAuthId!: string
  asked!: FieldDiff[]
  appliedBy!: string

  /** Asked for by its actions: whether the company wants two people. */
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
export class ReviewSort extends SortInput {
  @Field(() => ReviewSortField, { description: '排序字段' })
  field!: ReviewSortField
}

@ObjectType('WaybillReviewSummary', { description: '查询结果的合计' })
export class ReviewSummary extends objectOf(pick(fields, 'amountBefore', 'amountAfter')) {}

@ObjectType('WaybillReviewPage', { description: '运单修改申请分页' })
export class ReviewPage extends PageView {
  @Field(() => [ReviewView], { description: '本页的内容' })
  records!: ReviewView[]

  @Field(() => ReviewSummary, { description: '符合条件的全部合计' })
  summary!: ReviewSummary
}
