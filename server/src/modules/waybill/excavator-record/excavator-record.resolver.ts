import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { ExcavatorEntryService } from './entry.service.js'
import { recordFacts, recordMachine } from './excavator-record.machine.js'
import { ExcavatorRecordService } from './excavator-record.service.js'
import {
  ExcavatorRecordChange,
  ExcavatorRecordFilter,
  ExcavatorRecordPage,
  ExcavatorRecordSort,
  ExcavatorRecordView,
} from './excavator-record.view.js'
import { ExcavatorForm } from './form.view.js'

/** Verbs of an excavator record. */
const ExcavatorRecordAction = actionType('ExcavatorRecord', movesOf(recordMachine))

@Resolver(() => ExcavatorRecordView)
export class ExcavatorRecordResolver {
  constructor(
    private readonly records: ExcavatorRecordService,
    private readonly entries: ExcavatorEntryService,
  ) {}

  @Query(() => ExcavatorRecordPage, {
    name: 'excavatorRecords',
    description: '挖机工时列表，只有已提交、审批中与已通过的，默认按开始时间降序',
  })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => ExcavatorRecordFilter, { nullable: true }) filter?: ExcavatorRecordFilter,
    @Arg('sort', () => [ExcavatorRecordSort], { nullable: true }) sort?: ExcavatorRecordSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<ExcavatorRecordPage> {
    const fields = requestedFields(info, 'records')
    return this.records.list(context.actor, {
      filter,
      sort,
      page,
      fields,
      counted: countsWanted(requestedFields(info)),
    })
  }

  @Query(() => [ExcavatorRecordView], {
    name: 'ownExcavatorRecords',
    description: '挖机手本人最近的100条工时，含已驳回的，最近开始的在前',
  })
  own(@Ctx() { actor }: RequestContext, @Info() info: GraphQLResolveInfo): Promise<ExcavatorRecordView[]> {
    return this.records.own(actor, requestedFields(info))
  }

  @Query(() => ExcavatorRecordView, {
    name: 'excavatorRecord',
    nullable: true,
    description: '一条挖机工时，已驳回与已删除的也能取到',
  })
  async find(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<ExcavatorRecordView | null> {
    return (await this.records.find(actor, id, requestedFields(info))) ?? null
  }

  @Query(() => ExcavatorForm, { name: 'excavatorForm', description: '上报挖机工时时可以选择的挖机和项目' })
  form(@Ctx() { actor }: RequestContext): Promise<ExcavatorForm> {
    return this.entries.form(actor)
  }

  @FieldResolver(() => [ExcavatorRecordAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() record: ExcavatorRecordView): string[] {
    return recordMachine.actions(record.auditStatus, actor, recordFacts(actor, record))
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedActions })
  refusedActions(@Ctx() { actor }: RequestContext, @Root() record: ExcavatorRecordView): RefusedAction[] {
    return recordMachine.refusedActions(record.auditStatus, actor, recordFacts(actor, record))
  }

  @FieldResolver(() => [ExcavatorRecordChange], { description: '修改记录，最近的在前，最多 200 条' })
  history(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { id }: ExcavatorRecordView,
  ): Promise<ExcavatorRecordChange[]> {
    return loaders.changesOfExcavatorRecord.load({ actor, id })
  }
}
