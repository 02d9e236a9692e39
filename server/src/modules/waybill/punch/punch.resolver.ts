import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { punchTable as table } from './fields.js'
import { punchMachine } from './punch.machine.js'
import { PunchService } from './punch.service.js'
import {
  PunchFilter,
  PunchInput,
  PunchOffer,
  PunchPage,
  PunchSettlingInput,
  PunchSort,
  PunchView,
} from './punch.view.js'

/** Verbs of a punch. */
const PunchAction = actionType('Punch', movesOf(punchMachine))

@Resolver(() => PunchView)
export class PunchResolver {
  constructor(private readonly service: PunchService) {}

  @Query(() => PunchPage, { description: '打卡，默认最近的在前；没有查看权限的人只有本人的，挖机手另有其挖机的' })
  punches(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => PunchFilter, { nullable: true }) filter?: PunchFilter,
    @Arg('sort', () => [PunchSort], { nullable: true }) sort?: PunchSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<PunchPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.service.list(actor, { filter, sort, page, fields, counted })
  }

  @Query(() => PunchOffer, { description: '打卡时的建议，按车牌或结算卡号' })
  punchOffer(
    @Ctx() { actor }: RequestContext,
    @Arg('cardNo', () => String, { nullable: true, description: takes(table.cardNo) }) cardNo?: string,
    @Arg('truckCode', () => String, { nullable: true, description: takes(table.truckCode) }) truckCode?: string,
  ): Promise<PunchOffer> {
    return this.service.offer(actor, { cardNo, truckCode })
  }

  @Mutation(() => [PunchView], {
    description:
      '上报打卡，一次最多50条；同一编号只计一次，可重发。不能计入运单的留待处理，不使整批失败；按所给的顺序返回',
  })
  punchTrips(
    @Ctx() { actor }: RequestContext,
    @Arg('punches', () => [PunchInput], { description: '打卡，1到50条' }) punches: PunchInput[],
    @Arg('sentAt', () => Date, { description: '手机发送时的时间，据此算出时钟误差' }) sentAt: Date,
    @Arg('idempotencyKey', () => String, { nullable: true }) key?: string,
  ): Promise<PunchView[]> {
    return this.service.punch(actor, { punches, sentAt }, key)
  }

  @Mutation(() => PunchView, { description: '处理待处理的打卡：归入运单、新建运单或弃用' })
  settlePunch(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => PunchSettlingInput) input: PunchSettlingInput,
    @Arg('version', () => Int, { nullable: true, description: apiTexts.seenVersion }) version?: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<PunchView> {
    return this.service.settle(actor, { id, version, idempotencyKey }, input)
  }

  @FieldResolver(() => [PunchAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() { state }: PunchView): string[] {
    return punchMachine.actions(state, actor)
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedActions })
  refusedActions(@Ctx() { actor }: RequestContext, @Root() { state }: PunchView): RefusedAction[] {
    return punchMachine.refusedActions(state, actor)
  }
}
