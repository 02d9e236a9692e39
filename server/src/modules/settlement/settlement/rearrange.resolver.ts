import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { MergeService } from './merge.service.js'
import { SettlementView } from './settlement.view.js'
import { SplitService } from './split.service.js'

@Resolver()
export class RearrangeResolver {
  constructor(
    private readonly merges: MergeService,
    private readonly splits: SplitService,
  ) {}

  @Mutation(() => SettlementView, {
    description: '合并同一项目、同一收款人的未付款结算单，保留最早的单号；其中有待审核的，合并后须重新审核',
  })
  mergeSettlements(
    @Ctx() context: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
    @Args() asked: Asked,
  ): Promise<SettlementView> {
    return this.merges.merge(context.actor, { ids, ...asked })
  }

  @Mutation(() => [SettlementView], { description: '把部分运单拆到新结算单；返回原结算单与拆出的结算单' })
  splitSettlement(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('waybillIds', () => [ID]) waybillIds: string[],
    @Args() asked: Asked,
  ): Promise<SettlementView[]> {
    return this.splits.split(context.actor, { id, waybillIds, ...asked })
  }
}
