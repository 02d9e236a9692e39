import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { Reads } from '../../../kernel/reads.js'
import { OwnDriver } from '../driver/driver.view.js'
import { CaptainService } from './captain.service.js'
import { CaptainDriverFilter, CaptainDriverPage, CaptainNode } from './captain.view.js'

@Resolver()
export class CaptainResolver {
  constructor(private readonly captains: CaptainService) {}

  @Query(() => [CaptainNode], { description: '车队长与司机树；按车队长或司机的姓名、手机号或车牌查找，不填则为全部' })
  captainTree(
    @Ctx() context: RequestContext,
    @Arg('keyword', () => String, { nullable: true }) keyword?: string,
  ): Promise<CaptainNode[]> {
    return this.captains.tree(context.actor, keyword)
  }

  /** Drivers of the company by captain; a captain without drivers has no row. */
  @Reads(3000)
  @Query(() => CaptainDriverPage, { description: '选择车队长与司机：一行一个司机，按车队长姓名排列' })
  captainDrivers(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => CaptainDriverFilter, { nullable: true }) filter?: CaptainDriverFilter,
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<CaptainDriverPage> {
    const fields = requestedFields(info, 'records')
    return this.captains.list(context.actor, { filter, page, fields, counted: countsWanted(requestedFields(info)) })
  }

  @Query(() => OwnDriver, {
    nullable: true,
    description: '司机本人在公司的资料：车队长，与接下来的任务；不是司机的为空',
  })
  async ownDriver(@Ctx() { actor }: RequestContext): Promise<OwnDriver | null> {
    return (await this.captains.ownDriver(actor)) ?? null
  }
}
