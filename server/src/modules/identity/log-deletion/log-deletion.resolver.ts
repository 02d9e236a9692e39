import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { optional, requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { LogDeletionService } from '../log/log.service.js'
import {
  LogDeletionFilter,
  LogDeletionPage,
  LogDeletionSort,
  LogDeletionView,
  LogLineDeletion,
} from './log-deletion.view.js'

@Resolver(() => LogDeletionView)
export class LogDeletionResolver {
  constructor(private readonly deletions: LogDeletionService) {}

  @Query(() => LogDeletionPage, {
    name: 'logDeletions',
    description: '日志的删除记录，默认按删除时间降序；只列出当前用户可查看的那种日志',
  })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => LogDeletionFilter, { nullable: true }) filter?: LogDeletionFilter,
    @Arg('sort', () => [LogDeletionSort], { nullable: true }) sort?: LogDeletionSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<LogDeletionPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.deletions.list(context.actor, { filter, sort, page, fields, counted })
  }
}

/** Record of a deletion, beside the line that is gone. */
@Resolver(() => LogLineDeletion)
export class LogLineDeletionResolver {
  constructor(private readonly deletions: LogDeletionService) {}

  @FieldResolver(() => LogDeletionView, optional('留下的删除记录；不可查看该种日志的删除记录的人看不到'))
  async record(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { kind, id }: LogLineDeletion,
  ): Promise<LogDeletionView | null> {
    return (await this.deletions.ofLine(actor, { kind, id }, requestedFields(info))) ?? null
  }
}
