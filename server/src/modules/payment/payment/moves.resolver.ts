import { Arg, Args, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { Asked } from '../../../kernel/command/asked.js'
import { DeletedRecord, deletionOf } from '../../../kernel/command/deletion.js'
import type { RequestContext } from '../../../kernel/context.js'
import { day, optional } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { paymentTable } from './fields.js'
import { PaymentMoveService } from './moves.service.js'
import { PaymentView } from './payment.view.js'

const versionArg = { nullable: true, description: apiTexts.seenVersion } as const
const reasonArg = { description: takes(paymentTable.reason) } as const

@Resolver(() => PaymentView)
export class PaymentMoveResolver {
  constructor(private readonly moves: PaymentMoveService) {}

  @Mutation(() => PaymentView, { description: '提交付款单审核；收款人须已签约、账户完整' })
  submitPayment(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<PaymentView> {
    return this.moves.submit(actor, { id, version, ...asked })
  }

  @Mutation(() => PaymentView, { description: '撤回待审核或待付款的付款单，回到草稿' })
  withdrawPayment(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<PaymentView> {
    return this.moves.withdraw(actor, { id, version, ...asked })
  }

  @Mutation(() => PaymentView, { description: '审核通过付款单；公司开启双人复核时，超过复核金额的不能审核自己制作的' })
  approvePayment(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<PaymentView> {
    return this.moves.approve(actor, { id, version, ...asked })
  }

  @Mutation(() => PaymentView, { description: '把待审核或待付款的付款单退回修改，须填原因' })
  sendBackPayment(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, reasonArg) reason: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<PaymentView> {
    return this.moves.sendBack(actor, { id, reason, version, ...asked })
  }

  @Mutation(() => PaymentView, { description: '登记已付款：运单、结算卡和结算单随之记为已付' })
  payPayment(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('paymentDate', day, optional(`${paymentTable.paymentDate.label}，yyyy-MM-dd；不填则为付款单的，或当日`))
    paymentDate?: string,
    @Arg('tradeNo', () => String, optional(takes(paymentTable.tradeNo))) tradeNo?: string,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<PaymentView> {
    return this.moves.pay(actor, { id, paymentDate, tradeNo, version, ...asked })
  }

  @Mutation(() => PaymentView, { description: '登记银行退回的款：所付的结算单和运单恢复为未付，须填原因' })
  returnPayment(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, reasonArg) reason: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<PaymentView> {
    return this.moves.giveBack(actor, { id, reason, version, ...asked })
  }

  @Mutation(() => PaymentView, { description: '冲销登记有误的付款：所付的结算单和运单恢复为未付，须填原因' })
  reversePayment(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String, reasonArg) reason: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<PaymentView> {
    return this.moves.reverse(actor, { id, reason, version, ...asked })
  }

  @Mutation(() => DeletedRecord, { description: '删除未付款的付款单；已付的须冲销' })
  async deletePayment(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<DeletedRecord> {
    await this.moves.delete(actor, { id, version, ...asked })
    return deletionOf('Payment', id)
  }
}
