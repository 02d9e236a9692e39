import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { Asked } from '../../../kernel/command/asked.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { RescueState, rescueTable } from './fields.js'
import { rescueMachine } from './rescue.machine.js'
import type { RescueService } from './rescue.service.js'
import {
  OpenRescueInput,
  RescueCandidate,
  RescueFilter,
  RescuePage,
  RescueSort,
  RescueView,
  RunningRescue,
} from './rescue.view.js'
import type { RescueStopService } from './stopping.service.js'

/** Verbs of a rescue. */
const AdministratorRescueAction = actionType('AdministratorRescue', movesOf(rescueMachine))

const seen = { nullable: true, description: apiTexts.seenVersion }

@Resolver(() => RescueView)
export class RescueResolver {
  constructor(
    private readonly rescues: RescueService,
    private readonly stops: RescueStopService,
  ) {}

  @Query(() => RescuePage, { name: 'rescues', description: '平台运营：全部的找回管理员，默认按申请时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => RescueFilter, { nullable: true }) filter?: RescueFilter,
    @Arg('sort', () => [RescueSort], { nullable: true }) sort?: RescueSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<RescuePage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.rescues.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => RescueView, { name: 'rescue', nullable: true, description: '平台运营：取一件找回管理员' })
  async find(
    @Ctx() { actor }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<RescueView | null> {
    return (await this.rescues.find(actor, id, requestedFields(info))) ?? null
  }

  @Query(() => RescueCandidate, { description: '平台运营：一家公司能由平台找回的管理员，或不能找回的原因' })
  rescueCandidate(
    @Ctx() { actor }: RequestContext,
    @Arg('companyAuthId', () => ID, { description: rescueTable.companyAuthId.label }) companyAuthId: string,
  ): Promise<RescueCandidate> {
    return this.rescues.candidate(actor, companyAuthId)
  }

  @Query(() => [RunningRescue], { description: '与本人或所在公司有关的、尚未办结的找回管理员' })
  runningRescues(@Ctx() { actor }: RequestContext): Promise<RunningRescue[]> {
    return this.stops.running(actor)
  }

  @Mutation(() => RescueView, {
    description: '平台运营：为公司唯一的管理员申请找回账号，须由另一人确认；短信与消息告知所有相关的人',
  })
  openRescue(
    @Ctx() { actor }: RequestContext,
    @Arg('input', () => OpenRescueInput) input: OpenRescueInput,
    @Args() asked: Asked,
  ): Promise<RescueView> {
    return this.rescues.open(actor, input, asked)
  }

  @Mutation(() => RescueView, { description: '平台运营：作为申请人以外的另一人确认，72 小时后生效' })
  confirmRescue(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, seen) version?: number | null,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string | null,
  ): Promise<RescueView> {
    return this.rescues.confirm(actor, { id, version, idempotencyKey })
  }

  @Mutation(() => RescueView, { description: '平台运营：作为申请人以外的另一人不同意找回，账号不变' })
  refuseRescue(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', { description: '原因，最多 200 个字符' }) reason: string,
    @Arg('version', () => Int, seen) version?: number | null,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string | null,
  ): Promise<RescueView> {
    return this.rescues.refuse(actor, { id, reason, version, idempotencyKey })
  }

  @Mutation(() => RescueView, { description: '平台运营：在生效之前撤回找回，账号不变' })
  withdrawRescue(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, seen) version?: number | null,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string | null,
  ): Promise<RescueView> {
    return this.rescues.withdraw(actor, { id, version, idempotencyKey })
  }

  @Mutation(() => RunningRescue, { description: '停止找回管理员：本人，或其任职的公司里能编辑用户的人；账号不变' })
  stopRescue(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string | null,
  ): Promise<RunningRescue> {
    return this.stops.stop(actor, id, idempotencyKey)
  }

  @FieldResolver(() => [AdministratorRescueAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() rescue: RescueView): string[] {
    return rescueMachine.actions(RescueState[rescue.state], actor, { by: actor.userId, rescue })
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedActions })
  refusedActions(@Ctx() { actor }: RequestContext, @Root() rescue: RescueView): RefusedAction[] {
    return rescueMachine.refusedActions(RescueState[rescue.state], actor, { by: actor.userId, rescue })
  }
}
