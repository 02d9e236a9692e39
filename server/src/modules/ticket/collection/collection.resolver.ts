import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { collectionMachine } from '../booking/booking.machine.js'
import { TicketCollectionService } from './collection.service.js'
import {
  TicketCollectionChange,
  TicketCollectionFilter,
  TicketCollectionInput,
  TicketCollectionPage,
  TicketCollectionSort,
  TicketCollectionView,
} from './collection.view.js'

@Resolver(() => TicketCollectionView)
export class TicketCollectionResolver {
  constructor(private readonly collections: TicketCollectionService) {}

  @Query(() => TicketCollectionPage, { name: 'ticketCollections', description: '领票列表，默认按领票时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => TicketCollectionFilter, { nullable: true }) filter?: TicketCollectionFilter,
    @Arg('sort', () => [TicketCollectionSort], { nullable: true }) sort?: TicketCollectionSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketCollectionPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.collections.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => TicketCollectionView, { name: 'ticketCollection', nullable: true, description: '取一次领票' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<TicketCollectionView | null> {
    return (await this.collections.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => TicketCollectionView, {
    description: '登记领票：从公司库存领到项目，可由司机领用；公司库存不足会被拒绝',
  })
  collectTickets(
    @Ctx() context: RequestContext,
    @Arg('input', () => TicketCollectionInput) input: TicketCollectionInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketCollectionView> {
    return this.collections.register(context.actor, { input, idempotencyKey })
  }

  @Mutation(() => TicketCollectionView, { description: '修改领票中不影响张数的内容；版本不是最新的会被拒绝' })
  updateTicketCollection(
    @Ctx() context: RequestContext,
    @Arg('input', () => TicketCollectionChange) input: TicketCollectionChange,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketCollectionView> {
    return this.collections.update(context.actor, { input, idempotencyKey })
  }

  @Mutation(() => TicketCollectionView, { description: '作废领票：在原时间冲回，退回公司库存；项目剩余可因此为负' })
  voidTicketCollection(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketCollectionView> {
    return this.collections.void(context.actor, { id, reason, idempotencyKey })
  }

  @FieldResolver(() => [String], { description: '当前用户可做的操作：edit、void' })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() { status }: TicketCollectionView): string[] {
    return collectionMachine.actions(status, actor)
  }

  @FieldResolver(() => [RefusedAction], { description: '不能做的操作及原因' })
  refusedActions(@Ctx() { actor }: RequestContext, @Root() { status }: TicketCollectionView): RefusedAction[] {
    return collectionMachine.refusedActions(status, actor)
  }
}
