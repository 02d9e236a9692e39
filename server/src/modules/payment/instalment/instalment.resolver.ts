import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { day, requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { InstalmentService } from './instalment.service.js'
import { DueDay, InstalmentFilter, InstalmentPage, InstalmentSort, InstalmentView } from './instalment.view.js'

@Resolver(() => InstalmentView)
export class InstalmentResolver {
  constructor(private readonly instalments: InstalmentService) {}

  @Query(() => InstalmentPage, {
    name: 'instalments',
    description: '有效付款计划的各期及其付款情况，默认按付款日期升序',
  })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => InstalmentFilter, { nullable: true }) filter?: InstalmentFilter,
    @Arg('sort', () => [InstalmentSort], { nullable: true }) sort?: InstalmentSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<InstalmentPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.instalments.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => [DueDay], { description: '各日到期的付款，最多 100 天；没有到期付款的日子不列' })
  dueDays(
    @Ctx() { actor }: RequestContext,
    @Arg('from', day, { description: '开始日期，yyyy-MM-dd' }) from: string,
    @Arg('to', day, { description: '结束日期，yyyy-MM-dd' }) to: string,
  ): Promise<DueDay[]> {
    return this.instalments.days(actor, { from, to })
  }
}
