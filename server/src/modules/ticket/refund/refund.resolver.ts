import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import type { RequestContext } from '../../../kernel/context.js'
import { documentResolver } from '../booking/document.resolver.js'
import { ticketTexts as texts } from '../texts.js'
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
class TicketRefundResolver {
  constructor(private readonly refunds: TicketRefundService) {}

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
    @Arg('version', () => Int, { nullable: true, description: apiTexts.seenVersion }) version?: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketRefundView> {
    return this.refunds.audit(context.actor, { id, approve, reason, version, idempotencyKey })
  }
}

const types = { View: TicketRefundView, Page: TicketRefundPage, Filter: TicketRefundFilter, Sort: TicketRefundSort }

export const refundResolvers = (refunds: TicketRefundService): object[] => [
  documentResolver(
    refunds,
    types,
    { what: texts.refund, one: 'ticketRefund', order: '退票时间' },
    {
      machine: refundMachine,
      actions: (actor, refund) => refundMachine.actions(refund.status, actor, refundFacts(actor, refund)),
      refusedActions: (actor, refund) => refundMachine.refusedActions(refund.status, actor, refundFacts(actor, refund)),
    },
  ),
  new TicketRefundResolver(refunds),
]
