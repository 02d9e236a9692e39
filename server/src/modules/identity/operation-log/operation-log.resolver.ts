import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { OperationLogService } from './operation-log.service.js'
import { OperationLogFilter, OperationLogPage, OperationLogSort, OperationLogView } from './operation-log.view.js'

@Resolver(() => OperationLogView)
export class OperationLogResolver {
  constructor(private readonly logs: OperationLogService) {}

  @Query(() => OperationLogPage, { name: 'operationLogs', description: '公司的操作日志，默认按操作时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => OperationLogFilter, { nullable: true }) filter?: OperationLogFilter,
    @Arg('sort', () => [OperationLogSort], { nullable: true }) sort?: OperationLogSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<OperationLogPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.logs.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => OperationLogPage, { name: 'myOperationLogs', description: '本人的操作日志，默认按操作时间降序' })
  listOwn(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => OperationLogFilter, { nullable: true }) filter?: OperationLogFilter,
    @Arg('sort', () => [OperationLogSort], { nullable: true }) sort?: OperationLogSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<OperationLogPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.logs.listOwn(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => OperationLogView, { name: 'operationLog', nullable: true, description: '取操作日志的一行' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<OperationLogView | null> {
    return (await this.logs.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => Boolean, { description: '删除操作日志的一行；原文与删除人留在任何人都不能删除的删除记录中' })
  deleteOperationLog(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<boolean> {
    return this.logs.delete(context.actor, id, idempotencyKey)
  }

  @FieldResolver(() => [String], { description: '当前用户可做的操作：delete' })
  allowedActions(@Ctx() { actor }: RequestContext): string[] {
    return actor.can('sys:log:del') ? ['delete'] : []
  }
}
