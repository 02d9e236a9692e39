import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { anomalyActions, anomalyMachine, refusedAnomalyActions } from './anomaly.machine.js'
import { AnomalyService } from './anomaly.service.js'
import { AnomalyFilter, AnomalyPage, AnomalySort, AnomalyView } from './anomaly.view.js'
import { anomalyTable } from './fields.js'
import { AnomalyHandling } from './handling.service.js'
import { AnomalyBatch, HandleAnomaliesInput } from './handling.view.js'
import { rules } from './rules/index.js'

/** Verbs of an anomaly. */
const AnomalyAction = actionType('Anomaly', movesOf(anomalyMachine))

const dryRunArg = { defaultValue: false, description: '只预览，不写入' }

@Resolver(() => AnomalyView)
export class AnomalyResolver {
  constructor(
    private readonly service: AnomalyService,
    private readonly handling: AnomalyHandling,
  ) {}

  @Query(() => AnomalyPage, { description: '运单异常，默认按出场时间降序' })
  anomalies(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => AnomalyFilter, { nullable: true }) filter?: AnomalyFilter,
    @Arg('sort', () => [AnomalySort], { nullable: true }) sort?: AnomalySort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<AnomalyPage> {
    const fields = requestedFields(info, 'records')
    const counted = countsWanted(requestedFields(info))
    return this.service.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => [AnomalyView], { description: '一张运单的异常，包括已处理的，新的在前' })
  waybillAnomalies(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('waybillId', () => ID) waybillId: string,
  ): Promise<AnomalyView[]> {
    return this.service.ofWaybill(context.actor, waybillId, requestedFields(info))
  }

  @FieldResolver(() => String, { description: anomalyTable.evidence.label })
  evidence(@Root() { rule, facts }: AnomalyView): string {
    return rules[rule].tell(facts)
  }

  @FieldResolver(() => [AnomalyAction], { description: apiTexts.actions })
  allowedActions(@Root() anomaly: AnomalyView, @Ctx() context: RequestContext): string[] {
    return anomalyActions(context.actor, anomaly)
  }

  @Mutation(() => AnomalyBatch, { description: '确认异常属实；阻止结算的规则下，运单仍不能结算' })
  confirmAnomalies(
    @Ctx() context: RequestContext,
    @Arg('input', () => HandleAnomaliesInput) input: HandleAnomaliesInput,
    @Arg('dryRun', () => Boolean, dryRunArg) dryRun: boolean,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<AnomalyBatch> {
    return this.handling.confirm(context.actor, input, { dryRun, idempotencyKey })
  }

  @Mutation(() => AnomalyBatch, { description: '排除异常；依据不变则不再提示' })
  clearAnomalies(
    @Ctx() context: RequestContext,
    @Arg('input', () => HandleAnomaliesInput) input: HandleAnomaliesInput,
    @Arg('dryRun', () => Boolean, dryRunArg) dryRun: boolean,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<AnomalyBatch> {
    return this.handling.clear(context.actor, input, { dryRun, idempotencyKey })
  }

  @Mutation(() => AnomalyBatch, { description: '撤销确认或排除，恢复为待处理' })
  reopenAnomalies(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<AnomalyBatch> {
    return this.handling.reopen(context.actor, ids, idempotencyKey)
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedReasons })
  refusedActions(@Ctx() context: RequestContext, @Root() anomaly: AnomalyView): RefusedAction[] {
    return refusedAnomalyActions(context.actor, anomaly)
  }
}
