import type { GraphQLResolveInfo } from 'graphql'
import { Arg, type ClassType, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import { deletionOf } from '../../../kernel/command/deletion.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted, type Page, type SortBy } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { deviceOf } from '../device/device.js'
import { LogLineDeletion } from '../log-deletion/log-deletion.view.js'
import { LoginLogView } from '../login-log/login-log.view.js'
import type { Log, LogService } from './log.service.js'
import { logTexts } from './texts.js'

/** Verbs of a line of a log. */
const LogAction = actionType('Log', { delete: '删除' })

interface Types<View extends object, Filter extends object, Key extends string> {
  View: ClassType<View>
  Page: ClassType<Page<View, unknown>>
  Filter: ClassType<Filter>
  Sort: ClassType<SortBy<Key>>
}

/** Queries and mutations of a log, named after it: `loginLogs`, `myLoginLogs`, `loginLog`, `deleteLoginLog`. */
export function logResolver<View extends object, Summary, Filter extends object, Key extends string>(
  { kind, permissions }: Pick<Log<Filter, Key>, 'kind' | 'permissions'>,
  service: LogService<View, Summary, Filter, Key>,
  types: Types<View, Filter, Key>,
  /** Name of a line in the API, for example LoginLog, and the label of its time. */
  { type, time }: { type: string; time: string },
): object {
  const what = logTexts[kind]
  const one = type.charAt(0).toLowerCase() + type.slice(1)

  @Resolver(() => types.View)
  class LogResolver {
    @Query(() => types.Page, { name: `${one}s`, description: `公司的${what}，默认按${time}降序` })
    list(
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('filter', () => types.Filter, { nullable: true }) filter?: Filter,
      @Arg('sort', () => [types.Sort], { nullable: true }) sort?: SortBy<Key>[],
      @Arg('page', () => PageInput, pageArg) page?: PageInput,
    ): Promise<Page<View, unknown>> {
      const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
      return service.list(context.actor, { filter, sort, page, fields, counted })
    }

    @Query(() => types.Page, { name: `my${type}s`, description: `本人的${what}，默认按${time}降序` })
    listOwn(
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('filter', () => types.Filter, { nullable: true }) filter?: Filter,
      @Arg('sort', () => [types.Sort], { nullable: true }) sort?: SortBy<Key>[],
      @Arg('page', () => PageInput, pageArg) page?: PageInput,
    ): Promise<Page<View, unknown>> {
      const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
      return service.listOwn(context.actor, { filter, sort, page, fields, counted })
    }

    @Query(() => types.View, { name: one, nullable: true, description: `取${what}的一行` })
    async find(
      @Ctx() context: RequestContext,
      @Info() info: GraphQLResolveInfo,
      @Arg('id', () => ID) id: string,
    ): Promise<View | null> {
      return (await service.find(context.actor, id, requestedFields(info))) ?? null
    }

    @Mutation(() => LogLineDeletion, {
      name: `delete${type}`,
      description: `删除${what}的一行；原文与删除人留在任何人都不能删除的删除记录中`,
    })
    async delete(
      @Ctx() context: RequestContext,
      @Arg('id', () => ID) id: string,
      @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
    ): Promise<LogLineDeletion> {
      await service.delete(context.actor, id, idempotencyKey)
      return { ...deletionOf(type, id), kind }
    }

    @FieldResolver(() => [LogAction], { description: apiTexts.actions })
    allowedActions(@Ctx() { actor }: RequestContext): string[] {
      return actor.can(permissions.delete) ? ['delete'] : []
    }
  }
  return new LogResolver()
}

/** Device of a sign-in, by the user agent of its browser. */
@Resolver(() => LoginLogView)
export class LoginDeviceResolver {
  @FieldResolver(() => String, { description: logTexts.device })
  device(@Root() { userAgent }: LoginLogView): string {
    return deviceOf(userAgent)
  }
}
