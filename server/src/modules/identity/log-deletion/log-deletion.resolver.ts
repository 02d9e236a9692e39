import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { LogDeletionService } from '../log/log.service.js'
import { LogDeletionFilter, LogDeletionPage, LogDeletionSort, LogDeletionView } from './log-deletion.view.js'

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
