import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import { RowResult } from '../../../kernel/command/row-result.js'
import type { RequestContext } from '../../../kernel/context.js'
import { LineResult } from '../line/line.result.js'
import { PayeeService } from '../payee/payee.service.js'
import { PayeeView } from '../payee/payee.view.js'
import { PriceService } from '../settlement/price.service.js'
import { GenerationService } from './generation.service.js'
import {
  SetPayeeInput,
  SettlementGeneration,
  SettlementPreview,
  SettlementSourceInput,
  WaybillPriceInput,
} from './generation.view.js'

/** Description of the argument that sets one price for all waybills. */
export const samePriceText = '统一单价：所有运单须为同一计量单位、运输方式和土质，否则拒绝'

@Resolver()
export class GenerationResolver {
  constructor(
    private readonly generation: GenerationService,
    private readonly payees: PayeeService,
    private readonly prices: PriceService,
  ) {}

  @Query(() => [PayeeView], { name: 'payees', description: '按姓名、承运人或手机号查收款人，前 20 个' })
  searchPayees(@Ctx() context: RequestContext, @Arg('param') param: string): Promise<PayeeView[]> {
    return this.payees.search(context.actor, param)
  }

  @Mutation(() => SettlementPreview, { description: '结算预览，不写入任何数据' })
  previewSettlements(
    @Ctx() context: RequestContext,
    @Arg('input', () => SettlementSourceInput) input: SettlementSourceInput,
  ): Promise<SettlementPreview> {
    return this.generation.preview(context.actor, input)
  }

  @Mutation(() => SettlementGeneration, { description: '生成结算单，每个项目与交卡人一张' })
  generateSettlements(
    @Ctx() context: RequestContext,
    @Arg('input', () => SettlementSourceInput) input: SettlementSourceInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<SettlementGeneration> {
    return this.generation.generate(context.actor, input, idempotencyKey)
  }

  @Mutation(() => [LineResult], {
    description: '把运单生成结算单，每个项目与交卡人一张。逐行返回结果，附新结算单的单号',
  })
  settleWaybills(
    @Ctx() context: RequestContext,
    @Arg('waybillIds', () => [ID]) waybillIds: string[],
    @Args() asked: Asked,
  ): Promise<LineResult[]> {
    return this.generation.settleRows(context.actor, { waybillIds, ...asked })
  }

  @Mutation(() => [RowResult], { description: '设置运单的收款人，逐行返回结果' })
  setPayees(
    @Ctx() context: RequestContext,
    @Arg('input', () => [SetPayeeInput]) rows: SetPayeeInput[],
    @Args() asked: Asked,
  ): Promise<RowResult[]> {
    return this.payees.setPayees(context.actor, { rows, ...asked })
  }

  @Mutation(() => [RowResult], { description: '填写运单单价，逐行返回结果' })
  setWaybillPrices(
    @Ctx() context: RequestContext,
    @Arg('input', () => [WaybillPriceInput]) rows: WaybillPriceInput[],
    @Arg('samePrice', () => Boolean, { nullable: true, description: samePriceText }) samePrice?: boolean,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<RowResult[]> {
    return this.prices.setPrices(context.actor, { rows, samePrice, idempotencyKey })
  }
}
