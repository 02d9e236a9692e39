import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { refundFacts, refundMachine } from './refund.machine.js'
import { TicketRefundService } from './refund.service.js'
import {
  TicketRefundFilter,
  TicketRefundInput,
  TicketRefundPage,
  TicketRefundSort,
  TicketRefundView,
} from './refund.view.js'

@Resolver(() => TicketRefundView)
export class TicketRefundResolver {
  constructor(private readonly refunds: TicketRefundService) {}

  @Query(() => TicketRefundPage, { name: 'ticketRefunds', description: '退票列表，默认按退票时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => TicketRefundFilter, { nullable: true }) filter?: TicketRefundFilter,
    @Arg('sort', () => [TicketRefundSort], { nullable: true }) sort?: TicketRefundSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketRefundPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.refunds.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => TicketRefundView, { name: 'ticketRefund', nullable: true, description: '取一次退票' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<TicketRefundView | null> {
    return (await this.refunds.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => TicketRefundView, { description: '申请退票；审核通过后才入账' })
  refundTickets(
    @Ctx() context: RequestContext,
    @Arg('input', () => TicketRefundInput) input: TicketRefundInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketRefundView> {
    return this.refunds.apply(context.actor, { input, idempotencyKey })
  }

  @Mutation(() => TicketRefundView, { description: '撤回待审核的退票申请；限申请人或可修改票据的人' })
  withdrawTicketRefund(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketRefundView> {
    return this.refunds.withdraw(context.actor, { id, reason, idempotencyKey })
  }

  @Mutation(() => TicketRefundView, { description: '审核退票：通过即入账，项目剩余不足会被拒绝；驳回须填原因' })
  auditTicketRefund(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('approve', () => Boolean) approve: boolean,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
    @Arg('version', () => Int, { nullable: true, description: '所读的版本；不是最新的会被拒绝' }) version?: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketRefundView> {
    return this.refunds.audit(context.actor, { id, approve, reason, version, idempotencyKey })
  }

  @FieldResolver(() => [String], { description: '当前用户可做的操作：approve、reject、withdraw' })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() refund: TicketRefundView): string[] {
    return refundMachine.actions(refund.status, actor, refundFacts(actor, refund))
  }

  @FieldResolver(() => [RefusedAction], { description: '不能做的操作及原因' })
  refusedActions(@Ctx() { actor }: RequestContext, @Root() refund: TicketRefundView): RefusedAction[] {
    return refundMachine.refusedActions(refund.status, actor, refundFacts(actor, refund))
  }
}
