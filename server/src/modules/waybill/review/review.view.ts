import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { DecimalScalar, describeEnum, optional, text } from '../../../kernel/graphql.js'
import { DateTimeRange, PageView, SortInput } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import type { FieldDiff } from '../change/history/diff.js'
import { ReviewStatus } from './review.enums.js'

@ObjectType({ description: '一个字段修改前后的值' })
export class FieldComparison {
  @Field({ description: '字段' })
  field!: string

  @Field({ description: '字段名称' })
  label!: string

  @Field(text, optional('修改前'))
  before!: string | null

  @Field(text, optional('修改后'))
  after!: string | null
}

/** A change that waits for a reviewer, or waited. Amounts in yuan: what the waybill weighs in its card's account. */
@ObjectType('WaybillReview', { description: '运单修改申请' })
export class ReviewView {
  @Field(() => ID, { description: '编号' })
  id!: string

  companyAuthId!: string

  @Field(() => ID, { description: '运单编号' })
  waybillId!: string

  @Field({ description: '运单号' })
  waybillNo!: string

  @Field({ description: '项目' })
  projectName!: string

  @Field({ description: '装车车牌' })
  truckCode!: string

  @Field(text, optional('结算卡号'))
  cardNo!: string | null

  @Field(() => Date, { description: '出场时间' })
  goDatetime!: string

  @Field(() => ReviewStatus, { description: '状态' })
  status!: ReviewStatus

  asked!: FieldDiff[]

  @Field(() => DecimalScalar, { description: '修改前金额（元）' })
  amountBefore!: Money

  @Field(() => DecimalScalar, { description: '修改后金额（元），按申请时的单价' })
  amountAfter!: Money

  @Field(text, optional('申请原因'))
  reason!: string | null

  appliedBy!: string

  @Field({ description: '申请人' })
  applyName!: string

  @Field(() => Date, { description: '申请时间' })
  applyTime!: string

  @Field(text, optional('审核人；撤回、取消的则为操作人'))
  auditName!: string | null

  @Field(() => Date, optional('审核时间'))
  auditTime!: string | null

  @Field(text, optional('审核意见'))
  auditReason!: string | null
}

@InputType('WaybillReviewFilter', { description: '运单修改申请的查询条件' })
export class ReviewFilter {
  @Field(() => [ReviewStatus], optional('状态'))
  status?: ReviewStatus[] | null

  @Field(() => ID, optional('运单编号'))
  waybillId?: string | null

  @Field(text, optional('运单号，模糊'))
  no?: string | null

  @Field(text, optional('车牌，模糊'))
  truckCode?: string | null

  @Field(() => ID, optional('项目编号'))
  projectId?: string | null

  @Field(text, optional('申请人，模糊'))
  applyName?: string | null

  @Field(() => Boolean, optional('是否为本人申请'))
  own?: boolean | null

  @Field(() => DateTimeRange, optional('申请时间'))
  applyTime?: DateTimeRange | null
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

@ObjectType('WaybillReviewPage', { description: '运单修改申请分页' })
export class ReviewPage extends PageView {
  @Field(() => [ReviewView], { description: '本页的内容' })
  records!: ReviewView[]
}
