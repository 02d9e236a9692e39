import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import type { Actor } from '../../../kernel/command/actor.js'
import { Asked } from '../../../kernel/command/asked.js'
import { hasHand } from '../../../kernel/command/hands.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { optional, requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { ZERO } from '../../../kernel/money/money.js'
import { PayeeView, SettlementView } from '../../settlement/index.js'
import { paymentTable } from './fields.js'
import { paymentMachine } from './payment.machine.js'
import { PaymentService } from './payment.service.js'
import {
  PaymentChange,
  PaymentFilter,
  PaymentInput,
  PaymentLinePage,
  PaymentPage,
  PaymentSettlementView,
  PaymentSort,
  PaymentView,
} from './payment.view.js'

/** Verbs of a payment. */
const PaymentAction = actionType('Payment', movesOf(paymentMachine))

@Resolver(() => PaymentView)
export class PaymentResolver {
  constructor(private readonly payments: PaymentService) {}

  @Query(() => PaymentPage, { name: 'payments', description: '付款单列表，默认按制单时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => PaymentFilter, { nullable: true }) filter?: PaymentFilter,
    @Arg('sort', () => [PaymentSort], { nullable: true }) sort?: PaymentSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<PaymentPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.payments.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => PaymentView, { name: 'payment', nullable: true, description: '取一张付款单' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<PaymentView | null> {
    return (await this.payments.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => PaymentView, {
    description: '新增付款单：付一个收款人的一张或多张结算单，全部或部分；占用的金额不能再付',
  })
  createPayment(
    @Ctx() context: RequestContext,
    @Arg('input', () => PaymentInput) input: PaymentInput,
    @Args() asked: Asked,
  ): Promise<PaymentView> {
    return this.payments.create(context.actor, input, asked)
  }

  @Mutation(() => [PaymentView], { description: '新增付款单，按收款人拆分：每个收款人一张' })
  createPayments(
    @Ctx() context: RequestContext,
    @Arg('input', () => PaymentInput) input: PaymentInput,
    @Args() asked: Asked,
  ): Promise<PaymentView[]> {
    return this.payments.createSplit(context.actor, input, asked)
  }

  @Mutation(() => PaymentView, {
    description: '修改草稿状态的付款单；没有给出的不变，给出空值则删去；版本不是最新的会被拒绝',
  })
  updatePayment(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => PaymentInput) input: PaymentInput,
    @Args() asked: Asked,
  ): Promise<PaymentView> {
    return this.payments.update(context.actor, { id, version, ...input }, asked)
  }

  @FieldResolver(() => [PaymentSettlementView], { description: '所付的结算单，按单号' })
  settlements(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { id }: PaymentView,
  ): Promise<PaymentSettlementView[]> {
    return loaders.settlementsOfPayment.load({ actor, id })
  }

  @FieldResolver(() => PaymentLinePage, { description: '分到各运单的金额，先出场的在前' })
  lines(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { id }: PaymentView,
    @Arg('page', () => PageInput, pageArg) page: PageInput,
  ): Promise<PaymentLinePage> {
    return loaders.linesOfPayment(info, page).load({ actor, id })
  }

  @FieldResolver(() => [PaymentChange], { description: '修改记录，最近的在前，最多 200 条' })
  history(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: PaymentView): Promise<PaymentChange[]> {
    return loaders.changesOfPayment.load({ actor, id })
  }

  @FieldResolver(() => PayeeView, optional(`${paymentTable.payeeName.label}，现在的`))
  payee(
    @Ctx() { loaders }: RequestContext,
    @Root() { companyAuthId, payeeId }: PaymentView,
  ): Promise<PayeeView | null> {
    return loaders.payee.load({ companyId: companyAuthId, id: payeeId })
  }

  @FieldResolver(() => Boolean, { description: '是否为当前用户本人制作或最后修改' })
  own(@Ctx() { actor }: RequestContext, @Root() payment: PaymentView): boolean {
    return hasHand(actor, payment)
  }

  @FieldResolver(() => [PaymentAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() payment: PaymentView): string[] {
    return paymentMachine.actions(payment.status, actor, factsOf(actor, payment))
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedActions })
  refusedActions(@Ctx() { actor }: RequestContext, @Root() payment: PaymentView): RefusedAction[] {
    return paymentMachine.refusedActions(payment.status, actor, factsOf(actor, payment))
  }
}

/** Facts of a row in a list; the sum of split payments is checked only at the approval. */
const factsOf = (actor: Actor, payment: PaymentView) => ({ ...payment, own: hasHand(actor, payment), alone: ZERO })

@Resolver(() => SettlementView)
export class SettlementPaymentResolver {
  @FieldResolver(() => [PaymentView], { description: '此结算单的付款单，最后的在前；不可查看付款的人看不到' })
  payments(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { id }: SettlementView,
  ): Promise<PaymentView[]> {
    return loaders.paymentsOfSettlement(info).load({ actor, id })
  }
}
