import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { FieldComparison } from '../../../kernel/command/history.view.js'
import { RowResult } from '../../../kernel/command/row-result.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { shownDiffs } from '../change/history/diff.js'
import { labelOf, told } from '../change/history/labels.js'
import { reviewTable } from './fields.js'
import { reviewMachine } from './review.machine.js'
import { ReviewService, reviewActions } from './review.service.js'
import { ReviewFilter, ReviewPage, ReviewSort, ReviewView } from './review.view.js'

/** Verbs of a requested change of a waybill. */
const WaybillReviewAction = actionType('WaybillReview', movesOf(reviewMachine))

const key = { nullable: true } as const

@Resolver(() => ReviewView)
export class ReviewResolver {
  constructor(private readonly reviews: ReviewService) {}

  @Query(() => ReviewPage, { name: 'waybillReviews', description: '运单修改申请，默认按申请时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => ReviewFilter, { nullable: true }) filter?: ReviewFilter,
    @Arg('sort', () => [ReviewSort], { nullable: true }) sort?: ReviewSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<ReviewPage> {
    const fields = requestedFields(info, 'records')
    const counted = countsWanted(requestedFields(info))
    return this.reviews.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => ReviewView, { name: 'waybillReview', nullable: true, description: '取一份运单修改申请' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<ReviewView | null> {
    return (await this.reviews.find(context.actor, id, requestedFields(info))) ?? null
  }

  @FieldResolver(() => [FieldComparison], { description: `${reviewTable.changes.label}：修改前后的差异` })
  changes(@Root() { asked }: ReviewView): FieldComparison[] {
    return shownDiffs(asked).map(({ field, before, after }) => ({
      field,
      label: labelOf(field),
      before: told(field, before),
      after: told(field, after),
    }))
  }

  @FieldResolver(() => [WaybillReviewAction], { description: apiTexts.actions })
  allowedActions(@Ctx() context: RequestContext, @Root() review: ReviewView): string[] {
    return reviewActions(context.actor, review)
  }

  @Mutation(() => ReviewView, {
    description: '审核通过：照申请修改运单。运单已非申请时的内容则拒绝（STALE），extensions.data 列出差异',
  })
  approveWaybillChange(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { nullable: true, description: reviewTable.auditReason.label }) reason?: string,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<ReviewView> {
    return this.reviews.decide(context.actor, 'approve', id, { reason, idempotencyKey })
  }

  @Mutation(() => ReviewView, { description: '驳回：运单不变' })
  rejectWaybillChange(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', { description: '驳回原因' }) reason: string,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<ReviewView> {
    return this.reviews.decide(context.actor, 'reject', id, { reason, idempotencyKey })
  }

  @Mutation(() => ReviewView, { description: '撤回本人的修改申请' })
  withdrawWaybillChange(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<ReviewView> {
    return this.reviews.decide(context.actor, 'withdraw', id, { idempotencyKey })
  }

  @Mutation(() => [RowResult], { description: '批量审核通过，逐行返回结果' })
  approveWaybillChanges(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('reason', () => String, { nullable: true, description: reviewTable.auditReason.label }) reason?: string,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<RowResult[]> {
    return this.reviews.decideMany(context.actor, 'approve', ids, { reason, idempotencyKey })
  }

  @Mutation(() => [RowResult], { description: '批量驳回，逐行返回结果' })
  rejectWaybillChanges(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('reason', { description: '驳回原因' }) reason: string,
    @Arg('idempotencyKey', () => String, key) idempotencyKey?: string,
  ): Promise<RowResult[]> {
    return this.reviews.decideMany(context.actor, 'reject', ids, { reason, idempotencyKey })
  }
}
