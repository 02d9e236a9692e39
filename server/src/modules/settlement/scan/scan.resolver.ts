import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { CardView } from '../card/card.view.js'
import { GiverService } from './giver.service.js'
import { ScanService } from './scan.service.js'
import { CardGiverInput, ScanResult } from './scan.view.js'

@Resolver()
export class ScanResolver {
  constructor(
    private readonly scans: ScanService,
    private readonly givers: GiverService,
  ) {}

  @Query(() => [CardView], { description: '我的扫卡列表，最后扫的在前' })
  scannedCards(@Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo): Promise<CardView[]> {
    return this.scans.list(context.actor, requestedFields(info))
  }

  @Mutation(() => ScanResult, { description: '扫一张或多张卡；不能扫入的逐张给出原因' })
  scanCards(
    @Ctx() context: RequestContext,
    @Arg('cardNos', () => [String]) cardNos: string[],
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<ScanResult> {
    return this.scans.scan(context.actor, { cardNos, idempotencyKey })
  }

  @Mutation(() => [CardView], { description: '从扫卡列表移除，返回剩余的卡' })
  removeScannedCards(
    @Ctx() context: RequestContext,
    @Arg('cardNos', () => [String]) cardNos: string[],
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<CardView[]> {
    return this.scans.remove(context.actor, { cardNos, idempotencyKey })
  }

  @Mutation(() => [CardView], { description: '设置交卡人，可批量' })
  setCardGivers(
    @Ctx() context: RequestContext,
    @Arg('input', () => [CardGiverInput]) givers: CardGiverInput[],
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<CardView[]> {
    return this.givers.setGivers(context.actor, { givers, idempotencyKey })
  }
}
