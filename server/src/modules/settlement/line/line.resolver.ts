import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../../../graphql/context.js'
import { RowResult } from '../../../kernel/command/row-result.js'
import { WaybillPriceInput } from '../settlement/generation.view.js'
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

  @Mutation(() => [RowResult], { description: '把运单移出待审核的结算单；全部移出则结算单驳回。逐行返回结果' })
  removeSettledWaybills(
    @Ctx() context: Context,
    @Arg('waybillIds', () => [ID]) waybillIds: string[],
    @Arg('reason', () => String, { nullable: true }) reason?: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<RowResult[]> {
    return this.removals.remove(context.actor, { waybillIds, reason, idempotencyKey })
  }

  @Mutation(() => [RowResult], { description: '填写运单单价，待审核结算单上的运单也可修改。逐行返回结果' })
  repriceWaybills(
    @Ctx() context: Context,
    @Arg('input', () => [WaybillPriceInput]) rows: WaybillPriceInput[],
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<RowResult[]> {
    return this.reprices.setPrices(context.actor, { rows, idempotencyKey })
  }

  @Mutation(() => [RowResult], {
    description: '驳回结算运单的单价；重新定价或撤销驳回前，结算单不能审核通过。逐行返回结果',
  })
  rejectWaybillPrices(
    @Ctx() context: Context,
    @Arg('waybillIds', () => [ID]) waybillIds: string[],
    @Arg('reason') reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<RowResult[]> {
    return this.rejections.reject(context.actor, { waybillIds, reason, idempotencyKey })
  }

  @Mutation(() => [RowResult], { description: '撤销单价驳回。逐行返回结果' })
  withdrawPriceRejections(
    @Ctx() context: Context,
    @Arg('waybillIds', () => [ID]) waybillIds: string[],
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<RowResult[]> {
    return this.rejections.withdraw(context.actor, { waybillIds, idempotencyKey })
  }
}
