import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { arrivalMachine } from './arrival.machine.js'
import type { ArrivalService } from './arrival.service.js'
import { ArrivalFilter, ArrivalPage, ArrivalSort, ArrivalView, TippingInput } from './arrival.view.js'
import { arrivalTable as table } from './fields.js'

const ArrivalAction = actionType('Arrival', movesOf(arrivalMachine))

@Resolver(() => ArrivalView)
export class ArrivalResolver {
  constructor(private readonly arrivals: ArrivalService) {}

  @Query(() => ArrivalPage, {
    name: 'arrivals',
    description: '到场车次列表：运往当前公司所经营渣土场的车次，默认按出场时间降序',
  })
  list(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => ArrivalFilter, { nullable: true }) filter?: ArrivalFilter,
    @Arg('sort', () => [ArrivalSort], { nullable: true }) sort?: ArrivalSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<ArrivalPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.arrivals.list(actor, { filter, sort, page, fields, counted })
  }

  @Query(() => ArrivalView, { name: 'arrival', nullable: true, description: '取一趟到场车次，以运单编号' })
  async find(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<ArrivalView | null> {
    return (await this.arrivals.find(actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => ArrivalView, { description: '登记车辆到场' })
  recordArrival(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
  ): Promise<ArrivalView> {
    return this.arrivals.arrive(actor, { id }, asked)
  }

  @Mutation(() => ArrivalView, { description: '确认车辆已卸土；与运单数量不同的，建筑公司会看到差异' })
  recordTipping(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => TippingInput, { nullable: true }) input: TippingInput | undefined,
    @Args() asked: Asked,
  ): Promise<ArrivalView> {
    return this.arrivals.tip(actor, { id, ...input }, asked)
  }

  @Mutation(() => ArrivalView, { description: '拒收一趟车' })
  refuseArrival(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { description: `${table.reason.label}，最多 ${table.reason.length} 个字符` })
    reason: string,
    @Args() asked: Asked,
  ): Promise<ArrivalView> {
    return this.arrivals.refuse(actor, { id, reason }, asked)
  }

  @Mutation(() => ArrivalView, { description: '撤回对一趟车的登记；已结算的不能撤回' })
  reopenArrival(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
  ): Promise<ArrivalView> {
    return this.arrivals.reopen(actor, { id }, asked)
  }

  @FieldResolver(() => [ArrivalAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() { no, state, settled }: ArrivalView): string[] {
    return arrivalMachine.actions(state, actor, { no, settled })
  }
}
