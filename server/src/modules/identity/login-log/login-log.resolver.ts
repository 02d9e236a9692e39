import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { deviceOf } from '../device/device.js'
import { logTexts as texts } from '../log-texts.js'
import { LoginLogService } from './login-log.service.js'
import { LoginLogFilter, LoginLogPage, LoginLogSort, LoginLogView } from './login-log.view.js'

@Resolver(() => LoginLogView)
export class LoginLogResolver {
  constructor(private readonly logs: LoginLogService) {}

  @Query(() => LoginLogPage, { name: 'loginLogs', description: '公司的登录日志，默认按登录时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => LoginLogFilter, { nullable: true }) filter?: LoginLogFilter,
    @Arg('sort', () => [LoginLogSort], { nullable: true }) sort?: LoginLogSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<LoginLogPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.logs.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => LoginLogPage, { name: 'myLoginLogs', description: '本人的登录日志，默认按登录时间降序' })
  listOwn(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => LoginLogFilter, { nullable: true }) filter?: LoginLogFilter,
    @Arg('sort', () => [LoginLogSort], { nullable: true }) sort?: LoginLogSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<LoginLogPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.logs.listOwn(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => LoginLogView, { name: 'loginLog', nullable: true, description: '取登录日志的一行' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<LoginLogView | null> {
    return (await this.logs.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => Boolean, { description: '删除登录日志的一行；原文与删除人留在任何人都不能删除的删除记录中' })
  deleteLoginLog(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<boolean> {
    return this.logs.delete(context.actor, id, idempotencyKey)
  }

  @FieldResolver(() => String, { description: texts.device })
  device(@Root() { userAgent }: LoginLogView): string {
    return deviceOf(userAgent)
  }

  @FieldResolver(() => [String], { description: '当前用户可做的操作：delete' })
  allowedActions(@Ctx() { actor }: RequestContext): string[] {
    return actor.can('sys:loglogin:del') ? ['delete'] : []
  }
}
