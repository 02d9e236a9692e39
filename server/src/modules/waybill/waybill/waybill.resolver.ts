import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { whyNotSettleable, whyNotText } from './eligibility.js'
import { waybillLabels as labels } from './fields.js'
import { WaybillService } from './waybill.service.js'
import { WaybillFilter, WaybillPage, WaybillSort, WaybillView } from './waybill.view.js'

@Resolver(() => WaybillView)
export class WaybillResolver {
  constructor(private readonly waybills: WaybillService) {}

  @Query(() => WaybillPage, { name: 'waybills', description: '运单列表，默认按出场时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => WaybillFilter, { nullable: true }) filter?: WaybillFilter,
    @Arg('sort', () => [WaybillSort], { nullable: true }) sort?: WaybillSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<WaybillPage> {
    const fields = requestedFields(info, 'records')
    return this.waybills.list(context.actor, {
      filter,
      sort,
      page,
      fields,
      counted: countsWanted(requestedFields(info)),
    })
  }

  @Query(() => WaybillView, { name: 'waybill', nullable: true, description: '取一张运单' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<WaybillView | null> {
    return (await this.waybills.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Query(() => [String], { description: '这些车牌中有运单的，最多 1000 个' })
  knownTruckCodes(
    @Ctx() context: RequestContext,
    @Arg('truckCodes', () => [String]) truckCodes: string[],
  ): Promise<string[]> {
    return this.waybills.knownTruckCodes(context.actor, truckCodes)
  }

  @Query(() => [String], { description: '公司的出场土质，不论项目' })
  soilTypes(@Ctx() context: RequestContext): Promise<string[]> {
    return this.waybills.soilTypes(context.actor)
  }

  @FieldResolver(() => String, { description: '项目信息名称' })
  projectInfoName(@Root() { projectName }: WaybillView): string {
    return projectName
  }

  @FieldResolver(() => String, { nullable: true, description: labels.garbageName })
  names(@Root() { garbageName }: WaybillView): string | null {
    return garbageName
  }

  @FieldResolver(() => Boolean, { description: '可结算' })
  settleable(@Root() waybill: WaybillView): boolean {
    return whyNotSettleable(waybill) === null
  }

  @FieldResolver(() => String, { nullable: true, description: '为何不可结算' })
  notSettleableReason(@Root() waybill: WaybillView): string | null {
    return whyNotText(waybill)
  }
}
