import { Arg, Args, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { samePriceText } from '../generation/generation.resolver.js'
import { WaybillPriceInput } from '../generation/generation.view.js'
import { LineResult } from './line.result.js'
import { RejectionService } from './rejection.service.js'
import { RemovalService } from './removal.service.js'
import { RepriceService } from './reprice.service.js'

@Resolver()
export class LineResolver {
  constructor(
    private readonly removals: RemovalService,
    private readonly rejections: RejectionService,
    private readonly reprices: RepriceService,
  ) {}

  @Mutation(() => [LineResult], { description: '把运单移出待审核的结算单；全部移出则结算单驳回。逐行返回结果' })
  removeSettledWaybills(
    @Ctx() context: RequestContext,
    @Arg('waybillIds', () => [ID]) waybillIds: string[],
    @Args() asked: Asked,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
  ): Promise<LineResult[]> {
    return this.removals.remove(context.actor, { waybillIds, reason, ...asked })
  }

  @Mutation(() => [LineResult], { description: '填写运单单价，待审核结算单上的运单也可修改。逐行返回结果' })
  repriceWaybills(
    @Ctx() context: RequestContext,
    @Arg('input', () => [WaybillPriceInput]) rows: WaybillPriceInput[],
    @Args() asked: Asked,
    @Arg('samePrice', () => Boolean, { nullable: true, description: samePriceText }) samePrice?: boolean,
  ): Promise<LineResult[]> {
    return this.reprices.setPrices(context.actor, { rows, samePrice, ...asked })
  }

  @Mutation(() => [LineResult], {
    description: '驳回结算运单的单价；重新定价或撤销驳回前，结算单不能审核通过。逐行返回结果',
  })
  rejectWaybillPrices(
    @Ctx() context: RequestContext,
    @Arg('waybillIds', () => [ID]) waybillIds: string[],
    @Arg('reason') reason: string,
    @Args() asked: Asked,
  ): Promise<LineResult[]> {
    return this.rejections.reject(context.actor, { waybillIds, reason, ...asked })
  }

  @Mutation(() => [LineResult], { description: '撤销单价驳回。逐行返回结果' })
  withdrawPriceRejections(
    @Ctx() context: RequestContext,
    @Arg('waybillIds', () => [ID]) waybillIds: string[],
    @Args() asked: Asked,
  ): Promise<LineResult[]> {
    return this.rejections.withdraw(context.actor, { waybillIds, ...asked })
  }
}
