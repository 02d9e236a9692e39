import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { DeletedRecord, deletionOf } from '../../../kernel/command/deletion.js'
import { hasHand } from '../../../kernel/command/hands.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { priceTexts as texts } from '../texts.js'
import { DirectPayPriceFilter, DirectPayPriceInput, DirectPayPriceSort } from './direct-pay-price.inputs.js'
import { priceMachine, reviewedFacts } from './direct-pay-price.machine.js'
import { DirectPayPriceService } from './direct-pay-price.service.js'
import { DirectPayPricePage, DirectPayPriceView, PriceChange } from './direct-pay-price.view.js'
import { termLabels } from './fields.js'
import { membersText } from './members.js'

/** Verbs of a direct pay price. */
const DirectPayPriceAction = actionType('DirectPayPrice', movesOf(priceMachine))

@Resolver(() => DirectPayPriceView)
export class DirectPayPriceResolver {
  constructor(private readonly prices: DirectPayPriceService) {}

  @Query(() => DirectPayPricePage, { name: 'directPayPrices', description: '直付价列表，默认按申请时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => DirectPayPriceFilter, { nullable: true }) filter?: DirectPayPriceFilter,
    @Arg('sort', () => [DirectPayPriceSort], { nullable: true }) sort?: DirectPayPriceSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<DirectPayPricePage> {
    const fields = requestedFields(info, 'records')
    return this.prices.list(context.actor, { filter, sort, page, fields, counted: countsWanted(requestedFields(info)) })
  }

  @Query(() => DirectPayPriceView, { name: 'directPayPrice', nullable: true, description: '取一条直付价' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<DirectPayPriceView | null> {
    return (await this.prices.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => DirectPayPriceView, { description: '申请直付价' })
  applyDirectPayPrice(
    @Ctx() context: RequestContext,
    @Arg('input', () => DirectPayPriceInput) input: DirectPayPriceInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<DirectPayPriceView> {
    return this.prices.apply(context.actor, { input, idempotencyKey })
  }

  @Mutation(() => DirectPayPriceView, { description: '修改待审核的直付价；填写的版本不是最新的会被拒绝' })
  updateDirectPayPrice(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('input', () => DirectPayPriceInput) input: DirectPayPriceInput,
    @Arg('version', () => Int, { nullable: true }) version?: number,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<DirectPayPriceView> {
    return this.prices.update(context.actor, { id, input, version, idempotencyKey })
  }

  @Mutation(() => DeletedRecord, { description: '删除待审核的直付价' })
  async deleteDirectPayPrice(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<DeletedRecord> {
    await this.prices.delete(context.actor, { id, idempotencyKey })
    return deletionOf('DirectPayPrice', id)
  }

  @Mutation(() => DirectPayPriceView, { description: '复制为新的待审核直付价' })
  copyDirectPayPrice(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<DirectPayPriceView> {
    return this.prices.copy(context.actor, { id, idempotencyKey })
  }

  @FieldResolver(() => String, { description: `${termLabels.captainAndDrivers}：适用的，一行文字` })
  captainAndDriversText(@Root() { captainAndDrivers }: DirectPayPriceView): string {
    return membersText(captainAndDrivers, texts.allDrivers)
  }

  @FieldResolver(() => Boolean, { description: '是否为当前用户本人申请或修改' })
  own(@Ctx() { actor }: RequestContext, @Root() price: DirectPayPriceView): boolean {
    return hasHand(actor, price)
  }

  @FieldResolver(() => [DirectPayPriceAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() price: DirectPayPriceView): string[] {
    return priceMachine.actions(price.status, actor, reviewedFacts(actor, price))
  }

  @FieldResolver(() => [DirectPayPriceView], { description: '审核通过前须先失效的、已生效的直付价；不是待审核的为空' })
  clashes(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { id, status }: DirectPayPriceView,
  ): Promise<DirectPayPriceView[]> {
    return status === 'PENDING' ? loaders.priceClashes.load({ actor, id }) : Promise.resolve([])
  }

  @FieldResolver(() => [PriceChange], { description: '修改记录，最近的在前' })
  history(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: DirectPayPriceView): Promise<PriceChange[]> {
    return loaders.priceChanges.load({ actor, id })
  }
}
