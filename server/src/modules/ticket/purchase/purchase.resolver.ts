import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { purchaseMachine } from '../booking/booking.machine.js'
import { TicketPurchaseService } from './purchase.service.js'
import {
  TicketPurchaseChange,
  TicketPurchaseFilter,
  TicketPurchaseInput,
  TicketPurchasePage,
  TicketPurchaseSort,
  TicketPurchaseView,
} from './purchase.view.js'

@Resolver(() => TicketPurchaseView)
export class TicketPurchaseResolver {
  constructor(private readonly purchases: TicketPurchaseService) {}

  @Query(() => TicketPurchasePage, { name: 'ticketPurchases', description: '购票列表，默认按购票时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => TicketPurchaseFilter, { nullable: true }) filter?: TicketPurchaseFilter,
    @Arg('sort', () => [TicketPurchaseSort], { nullable: true }) sort?: TicketPurchaseSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketPurchasePage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.purchases.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => TicketPurchaseView, { name: 'ticketPurchase', nullable: true, description: '取一次购票' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<TicketPurchaseView | null> {
    return (await this.purchases.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => TicketPurchaseView, { description: '登记购票：计入公司库存' })
  purchaseTickets(
    @Ctx() context: RequestContext,
    @Arg('input', () => TicketPurchaseInput) input: TicketPurchaseInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketPurchaseView> {
    return this.purchases.register(context.actor, { input, idempotencyKey })
  }

  @Mutation(() => TicketPurchaseView, { description: '修改购票中不影响张数和金额的内容；版本不是最新的会被拒绝' })
  updateTicketPurchase(
    @Ctx() context: RequestContext,
    @Arg('input', () => TicketPurchaseChange) input: TicketPurchaseChange,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketPurchaseView> {
    return this.purchases.update(context.actor, { input, idempotencyKey })
  }

  @Mutation(() => TicketPurchaseView, { description: '作废购票：在原时间冲回，库存可因此为负' })
  voidTicketPurchase(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketPurchaseView> {
    return this.purchases.void(context.actor, { id, reason, idempotencyKey })
  }

  @FieldResolver(() => [String], { description: '当前用户可做的操作：edit、void' })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() { status }: TicketPurchaseView): string[] {
    return purchaseMachine.actions(status, actor)
  }

  @FieldResolver(() => [RefusedAction], { description: '不能做的操作及原因' })
  refusedActions(@Ctx() { actor }: RequestContext, @Root() { status }: TicketPurchaseView): RefusedAction[] {
    return purchaseMachine.refusedActions(status, actor)
  }
}
