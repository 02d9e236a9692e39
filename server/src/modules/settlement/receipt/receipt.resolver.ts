import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Field, FieldResolver, ID, Info, InputType, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import type { Actor } from '../../../kernel/command/actor.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { type Offer, offerOn } from '../offer.js'
import { settlementTexts as texts } from '../texts.js'
import { receiptTable } from './fields.js'
import { receiptMachine } from './receipt.machine.js'
import { notSelectableReason } from './receipt.rules.js'
import { ReceiptService } from './receipt.service.js'
import { ReceiptFilter, ReceiptLineView, ReceiptPage, ReceiptSort, ReceiptView } from './receipt.view.js'

/** Verbs of a receipt. */
const ReceiptAction = actionType('Receipt', movesOf(receiptMachine))

@InputType({ description: '要交的卡' })
export class GenerateReceiptsInput {
  @Field(() => [String], { description: '已设置交卡人、尚无回执单的卡号' })
  settleCardNos!: string[]
}

@Resolver(() => ReceiptView)
export class ReceiptResolver {
  constructor(private readonly receipts: ReceiptService) {}

  @Query(() => ReceiptPage, { name: 'receipts', description: '交卡回执单列表，默认按交卡时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => ReceiptFilter, { nullable: true }) filter?: ReceiptFilter,
    @Arg('sort', () => [ReceiptSort], { nullable: true }) sort?: ReceiptSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<ReceiptPage> {
    const fields = requestedFields(info, 'records')
    return this.receipts.list(context.actor, {
      filter,
      sort,
      page,
      fields,
      counted: countsWanted(requestedFields(info)),
    })
  }

  @Query(() => ReceiptView, { name: 'receipt', nullable: true, description: '按编号或回执单号取一张' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID, { nullable: true }) id?: string,
    @Arg('giveCardNo', () => String, { nullable: true }) giveCardNo?: string,
  ): Promise<ReceiptView | null> {
    return (await this.receipts.find(context.actor, { id, giveCardNo }, requestedFields(info))) ?? null
  }

  @Mutation(() => [ReceiptView], { description: '生成交卡回执单，每个交卡人一张' })
  generateReceipts(
    @Ctx() context: RequestContext,
    @Arg('input', () => GenerateReceiptsInput) { settleCardNos }: GenerateReceiptsInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<ReceiptView[]> {
    const cards = settleCardNos.map((settleCardNo) => ({ settleCardNo }))
    return this.receipts.generate(context.actor, { cards, idempotencyKey })
  }

  @Mutation(() => ReceiptView, { description: '作废回执单；已被结算单使用的不能作废' })
  voidReceipt(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, { nullable: true }) reason?: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<ReceiptView> {
    return this.receipts.void(context.actor, { id, reason, idempotencyKey })
  }

  @FieldResolver(() => String, { description: receiptTable.giveCardNo.label })
  receipt(@Root() { giveCardNo }: ReceiptView): string {
    return giveCardNo
  }

  @FieldResolver(() => [ReceiptLineView], { description: '回执单上的卡' })
  lines(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: ReceiptView): Promise<ReceiptLineView[]> {
    return loaders.receiptLines.load({ actor, id })
  }

  @FieldResolver(() => String, { description: '交卡回执单.pdf 的地址：用同一令牌 GET' })
  pdfUrl(@Root() { giveCardNo }: ReceiptView): string {
    return `/chain/companysettle/downloadReceiptPdf?${new URLSearchParams({ giveCardNo })}`
  }

  @FieldResolver(() => String, { description: '回执单上的卡 .xlsx 的地址：用同一令牌 GET' })
  excelUrl(@Root() { giveCardNo }: ReceiptView): string {
    const code = 'CompanyCardGiverExcelExport'
    return `/chain/excelExport/createByCode?${new URLSearchParams({ code, giveCardNo })}`
  }

  @FieldResolver(() => String, { nullable: true, description: '为何不能选来生成结算单；能选则为空' })
  notSelectableReason(@Root() receipt: ReceiptView): string | null {
    return notSelectableReason(receipt)
  }

  @FieldResolver(() => [ReceiptAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() receipt: ReceiptView): string[] {
    return offerOf(actor, receipt).allowed
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedReasons })
  refusedActions(@Ctx() { actor }: RequestContext, @Root() receipt: ReceiptView): RefusedAction[] {
    return offerOf(actor, receipt).refused
  }
}

const offerOf = (actor: Actor, receipt: ReceiptView): Offer =>
  offerOn(
    { part: receipt.part, what: texts.receipt },
    {
      allowed: receiptMachine.actions(receipt.status, actor, receipt),
      refused: receiptMachine.refusedActions(receipt.status, actor, receipt),
    },
  )
