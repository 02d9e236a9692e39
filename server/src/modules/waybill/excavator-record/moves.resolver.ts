import { Arg, Args, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { Asked } from '../../../kernel/command/asked.js'
import { RowResult } from '../../../kernel/command/row-result.js'
import type { RequestContext } from '../../../kernel/context.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { ExcavatorEntryService } from './entry.service.js'
import { ExcavatorRecordView } from './excavator-record.view.js'
import { recordTable as table } from './fields.js'
import { ExcavatorRecordInput } from './form.view.js'
import type { RecordGiven } from './input.js'
import { ExcavatorReviewService } from './review.service.js'

const versionArg = { nullable: true, description: apiTexts.seenVersion } as const

/** The input's own schema checks units, since the kind of work decides which are allowed. */
const given = (input: ExcavatorRecordInput): RecordGiven => input as RecordGiven

@Resolver(() => ExcavatorRecordView)
export class ExcavatorMoveResolver {
  constructor(
    private readonly entries: ExcavatorEntryService,
    private readonly reviews: ExcavatorReviewService,
  ) {}

  @Mutation(() => ExcavatorRecordView, {
    description: '上报挖机工时；挖机手上报本人的，公司人员可以代报。同一挖机的工时不能重叠',
  })
  submitExcavatorRecord(
    @Ctx() { actor }: RequestContext,
    @Arg('input', () => ExcavatorRecordInput) input: ExcavatorRecordInput,
    @Args() asked: Asked,
  ): Promise<ExcavatorRecordView> {
    return this.entries.submit(actor, given(input), asked)
  }

  @Mutation(() => ExcavatorRecordView, { description: '修改已提交或已驳回的挖机工时，重新提交；挖机手只能修改本人的' })
  updateExcavatorRecord(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => ExcavatorRecordInput) input: ExcavatorRecordInput,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<ExcavatorRecordView> {
    return this.entries.update(actor, { id, version, ...asked }, given(input))
  }

  @Mutation(() => ExcavatorRecordView, { description: '撤回已提交或已驳回的挖机工时，不再列出；挖机手只能撤回本人的' })
  withdrawExcavatorRecord(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<ExcavatorRecordView> {
    return this.entries.withdraw(actor, { id, version, ...asked })
  }

  @Mutation(() => ExcavatorRecordView, { description: '开始审核已提交的挖机工时；上报人不能再修改' })
  startExcavatorReview(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<ExcavatorRecordView> {
    return this.reviews.startReview(actor, { id, version, ...asked })
  }

  @Mutation(() => ExcavatorRecordView, {
    description: '审核通过挖机工时，按挖机当时的台班费与装车单价记下金额；公司开启双人复核时，不能审核自己上报的',
  })
  approveExcavatorRecord(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<ExcavatorRecordView> {
    return this.reviews.approve(actor, { id, version, ...asked })
  }

  @Mutation(() => [RowResult], { description: '批量审核通过挖机工时，逐行返回结果' })
  approveExcavatorRecords(
    @Ctx() { actor }: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
    @Args() asked: Asked,
  ): Promise<RowResult[]> {
    return this.reviews.approveMany(actor, ids, asked)
  }

  @Mutation(() => ExcavatorRecordView, {
    description: '驳回挖机工时，须填原因，上报人可修改后重新提交；已通过的也可驳回，其金额随之取消',
  })
  rejectExcavatorRecord(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { description: takes(table.reason) }) reason: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<ExcavatorRecordView> {
    return this.reviews.reject(actor, { id, reason, version, ...asked })
  }

  @Mutation(() => [RowResult], { description: '以同一原因批量驳回挖机工时，逐行返回结果' })
  rejectExcavatorRecords(
    @Ctx() { actor }: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('reason', () => String, { description: takes(table.reason) }) reason: string,
    @Args() asked: Asked,
  ): Promise<RowResult[]> {
    return this.reviews.rejectMany(actor, ids, { reason, ...asked })
  }
}
