import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import type { Actor } from '../../../kernel/command/actor.js'
import { DeletedRecord, deletionOf } from '../../../kernel/command/deletion.js'
import { hasHand } from '../../../kernel/command/hands.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { describe } from '../../../kernel/fields.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { ZERO } from '../../../kernel/money/money.js'
import { ReadsTogether } from '../../../kernel/reads.js'
import { type Offer, offerOn } from '../offer.js'
import { PayeeView } from '../payee/payee.view.js'
import { ReceiptView } from '../receipt/receipt.view.js'
import { settlementTexts as texts } from '../texts.js'
import { settlementTable } from './fields.js'
import { settlementMachine } from './settlement.machine.js'
import { SettlementService } from './settlement.service.js'
import {
  SettlementFilter,
  SettlementPage,
  SettlementSort,
  SettlementView,
  StatementCarrier,
} from './settlement.view.js'

/** Verbs of a settlement. */
const SettlementAction = actionType('Settlement', movesOf(settlementMachine))

@Resolver(() => SettlementView)
export class SettlementResolver {
  constructor(private readonly settlements: SettlementService) {}

  @Query(() => SettlementPage, { name: 'settlements', description: '结算单列表，默认按生成时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => SettlementFilter, { nullable: true }) filter?: SettlementFilter,
    @Arg('sort', () => [SettlementSort], { nullable: true }) sort?: SettlementSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<SettlementPage> {
    const fields = requestedFields(info, 'records')
    return this.settlements.list(context.actor, {
      filter,
      sort,
      page,
      fields,
      counted: countsWanted(requestedFields(info)),
    })
  }

  @Query(() => SettlementView, { name: 'settlement', nullable: true, description: '取一张结算单' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<SettlementView | null> {
    return (await this.settlements.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => SettlementView, { description: '审核通过；所有运单须有收款人' })
  approveSettlement(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<SettlementView> {
    return this.settlements.approve(context.actor, { id, idempotencyKey })
  }

  @Mutation(() => SettlementView, { description: '驳回；运单、卡与回执单随之释放' })
  rejectSettlement(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason') reason: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<SettlementView> {
    return this.settlements.reject(context.actor, { id, reason, idempotencyKey })
  }

  @Mutation(() => DeletedRecord, { description: '删除待审核或已驳回的结算单' })
  async deleteSettlement(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<DeletedRecord> {
    await this.settlements.delete(context.actor, { id, idempotencyKey })
    return deletionOf('Settlement', id)
  }

  @Mutation(() => SettlementView, { description: '修改备注；没有给出的不变，给出空值则删去；版本不是最新的会被拒绝' })
  updateSettlement(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('remark', () => String, { nullable: true }) remark?: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<SettlementView> {
    return this.settlements.update(context.actor, { id, version, remark, idempotencyKey })
  }

  @FieldResolver(() => PayeeView, { nullable: true, description: describe(settlementTable.payee) })
  payee(
    @Ctx() { loaders }: RequestContext,
    @Root() { companyAuthId, payeeId }: SettlementView,
  ): Promise<PayeeView | null> | null {
    return payeeId ? loaders.payee.load({ companyId: companyAuthId, id: payeeId }) : null
  }

  @FieldResolver(() => [ReceiptView], { description: '结算所依据的交卡回执单，按单号' })
  receipts(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { id }: SettlementView,
  ): Promise<ReceiptView[]> {
    return loaders.receiptsOfSettlement(info).load({ actor, id })
  }

  @ReadsTogether(1500)
  @FieldResolver(() => [StatementCarrier], { description: '结算明细：承运人、日期、车辆' })
  statement(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: SettlementView): Promise<StatementCarrier[]> {
    return loaders.statement.load({ actor, id })
  }

  @FieldResolver(() => String, { description: '结算单.pdf 的地址：用同一令牌 GET' })
  pdfUrl(@Root() { id }: SettlementView): string {
    return `/chain/companysettle/downloadSettlePdf?settleId=${id}`
  }

  @FieldResolver(() => String, { description: '运单明细 .xlsx 的地址：用同一令牌 GET' })
  excelUrl(@Root() { id }: SettlementView): string {
    return `/chain/companysettle/exportExcelSettle?settleId=${id}`
  }

  @FieldResolver(() => Boolean, { description: '是否为当前用户本人生成或最后修改' })
  own(@Ctx() { actor }: RequestContext, @Root() settlement: SettlementView): boolean {
    return hasHand(actor, settlement)
  }

  @FieldResolver(() => [SettlementAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() settlement: SettlementView): string[] {
    return offerOf(actor, settlement).allowed
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedReasons })
  refusedActions(@Ctx() { actor }: RequestContext, @Root() settlement: SettlementView): RefusedAction[] {
    return offerOf(actor, settlement).refused
  }
}

/** Amount that may be missing in a captain's part, where it counts as zero: he has no verbs on it anyway. */
const moneyOf = ({ paidAmt, pledgedAmt, invoicedAmt }: SettlementView) => ({
  paidAmt: paidAmt ?? ZERO,
  pledgedAmt: pledgedAmt ?? ZERO,
  invoicedAmt: invoicedAmt ?? ZERO,
})

function offerOf(actor: Actor, settlement: SettlementView): Offer {
  const facts = { ...settlement, ...moneyOf(settlement), own: hasHand(actor, settlement) }
  return offerOn(
    { part: settlement.part, what: texts.settlement },
    {
      allowed: settlementMachine.actions(settlement.status, actor, facts),
      refused: settlementMachine.refusedActions(settlement.status, actor, facts),
    },
  )
}
