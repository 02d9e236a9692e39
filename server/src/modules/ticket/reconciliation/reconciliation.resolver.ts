import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import type { Actor } from '../../../kernel/command/actor.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { restoreError } from '../../../kernel/errors.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { isLimited } from '../../identity/index.js'
import { TicketResolution } from './enums.js'
import { reconciliationMachine as machine } from './reconciliation.machine.js'
import { TicketReconciliationService } from './reconciliation.service.js'
import {
  TicketReconciliationFilter,
  TicketReconciliationInput,
  TicketReconciliationPage,
  TicketReconciliationRowFilter,
  TicketReconciliationRowPage,
  TicketReconciliationRowSort,
  TicketReconciliationSort,
  TicketReconciliationView,
} from './reconciliation.view.js'
import { reconciliationTexts as texts } from './texts.js'

/** Verbs of a reconciliation. */
const TicketReconciliationAction = actionType('TicketReconciliation', movesOf(machine))

@Resolver(() => TicketReconciliationView)
export class TicketReconciliationResolver {
  constructor(private readonly reconciliations: TicketReconciliationService) {}

  @Query(() => TicketReconciliationPage, { name: 'ticketReconciliations', description: '渣土场对账列表，新的在前' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => TicketReconciliationFilter, { nullable: true }) filter?: TicketReconciliationFilter,
    @Arg('sort', () => [TicketReconciliationSort], { nullable: true }) sort?: TicketReconciliationSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketReconciliationPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.reconciliations.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => TicketReconciliationView, {
    name: 'ticketReconciliation',
    nullable: true,
    description: '取一次渣土场对账',
  })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<TicketReconciliationView | null> {
    return (await this.reconciliations.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Query(() => TicketReconciliationRowPage, {
    name: 'ticketReconciliationRows',
    description: '渣土场对账明细：按清单的次序，其后为仅我方有的',
  })
  rows(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => TicketReconciliationRowFilter, { nullable: true }) filter?: TicketReconciliationRowFilter,
    @Arg('sort', () => [TicketReconciliationRowSort], { nullable: true }) sort?: TicketReconciliationRowSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketReconciliationRowPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.reconciliations.rows(context.actor, { filter, sort, page, fields, counted })
  }

  @Mutation(() => TicketReconciliationView, {
    description: '上传渣土场清单并与我方用票运单核对：先按票号，再按车牌和时间；一次最多10000行',
  })
  startTicketReconciliation(
    @Ctx() context: RequestContext,
    @Arg('input', () => TicketReconciliationInput) input: TicketReconciliationInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketReconciliationView> {
    return this.reconciliations.start(context.actor, { input, idempotencyKey })
  }

  @Mutation(() => TicketReconciliationView, { description: '处理对账差异，可改；须为同一次对账的行，最多5000行' })
  resolveTicketReconciliationRows(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
    @Arg('resolution', () => TicketResolution) resolution: TicketResolution,
    @Arg('reason', () => String) reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketReconciliationView> {
    return this.reconciliations.resolve(context.actor, { ids, resolution, reason, idempotencyKey })
  }

  @Mutation(() => TicketReconciliationView, { description: '运单更正后重新核对；没有变化的行保留其处理' })
  rematchTicketReconciliation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketReconciliationView> {
    return this.reconciliations.rematch(context.actor, { id, idempotencyKey })
  }

  @Mutation(() => TicketReconciliationView, { description: '结清对账：差异须全部处理；版本不是最新的会被拒绝' })
  settleTicketReconciliation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketReconciliationView> {
    return this.reconciliations.settle(context.actor, { id, version, idempotencyKey })
  }

  @Mutation(() => TicketReconciliationView, { description: '作废对账' })
  voidTicketReconciliation(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketReconciliationView> {
    return this.reconciliations.void(context.actor, { id, reason, idempotencyKey })
  }

  @FieldResolver(() => String, { description: '对账单的地址：用同一令牌 GET，得到 .pdf' })
  statementUrl(@Root() { id }: TicketReconciliationView): string {
    return `/chain/companyticket/reconciliation/statement?id=${id}`
  }

  @FieldResolver(() => [TicketReconciliationAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() { status, ...facts }: TicketReconciliationView): string[] {
    return offerTo(actor, status, facts).allowed
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedActions })
  refusedActions(
    @Ctx() { actor }: RequestContext,
    @Root() { status, ...facts }: TicketReconciliationView,
  ): RefusedAction[] {
    return offerTo(actor, status, facts).refused
  }
}

type Facts = Pick<TicketReconciliationView, 'unresolvedCount'>

/** A reconciliation covers trips of all projects, so that a member who sees only some of them has no verbs on it. */
function offerTo(actor: Actor, status: TicketReconciliationView['status'], facts: Facts): Offer {
  const offer = {
    allowed: machine.actions(status, actor, facts),
    refused: machine.refusedActions(status, actor, facts),
  }
  if (!isLimited(actor)) return offer
  const reason = restoreError({ code: 'PROJECTS_LIMITED', params: { what: texts.reconciliation } })?.message ?? ''
  return { allowed: [], refused: offer.allowed.map((action) => ({ action, reason })) }
}

interface Offer {
  allowed: string[]
  refused: RefusedAction[]
}
