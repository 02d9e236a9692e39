import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import type { CaptainService } from '../captain/captain.service.js'
import { OwnFleetFilter, OwnFleetPage, OwnFleetSort, OwnFleetView } from './own-fleet.view.js'

@Resolver(() => OwnFleetView)
export class OwnFleetResolver {
  constructor(private readonly captains: CaptainService) {}

  @Query(() => OwnFleetPage, { description: '车队长本人在各公司启用的车辆与司机，默认按车牌与姓名排列；其他人的为空' })
  ownFleet(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => OwnFleetFilter, { nullable: true }) filter?: OwnFleetFilter,
    @Arg('sort', () => [OwnFleetSort], { nullable: true }) sort?: OwnFleetSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<OwnFleetPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.captains.ownFleet(actor, { filter, sort, page, fields, counted })
  }
}
