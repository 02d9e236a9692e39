import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { optional } from '../../../kernel/graphql.js'
import { PayeeView, SettlementView } from '../../settlement/index.js'
import { WaybillView } from '../../waybill/index.js'
import { PaymentView } from '../payment/payment.view.js'
import { InvoiceWaybillView } from './claim.view.js'
import { invoiceTable as table } from './fields.js'
import { InvoiceSettlementView, InvoiceView } from './invoice.view.js'

@Resolver(() => InvoiceView)
class InvoiceEdgeResolver {
  @FieldResolver(() => PayeeView, optional(table.payeeName.label))
  payee(
    @Ctx() { loaders }: RequestContext,
    @Root() { companyAuthId, payeeId }: InvoiceView,
  ): Promise<PayeeView | null> {
    return loaders.payee.load({ companyId: companyAuthId, id: payeeId })
  }

  @FieldResolver(() => PaymentView, optional('所属付款单；已删除的看不到'))
  payment(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { paymentId }: InvoiceView,
  ): Promise<PaymentView | null> | null {
    return paymentId ? loaders.payment(info).load({ actor, id: paymentId }) : null
  }

  @FieldResolver(() => InvoiceView, optional('红字发票所冲销的蓝字发票'))
  redOf(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { redOfId }: InvoiceView,
  ): Promise<InvoiceView | null> | null {
    return redOfId ? loaders.invoice(info).load({ actor, id: redOfId }) : null
  }

  @FieldResolver(() => [InvoiceView], { description: '冲销它的红字发票，按号码' })
  redInvoices(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { id }: InvoiceView,
  ): Promise<InvoiceView[]> {
    return loaders.redInvoices(info).load({ actor, id })
  }

  @FieldResolver(() => [InvoiceSettlementView], { description: '所认领运单的结算单，按单号' })
  settlements(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { id }: InvoiceView,
  ): Promise<InvoiceSettlementView[]> {
    return loaders.settlementsOfInvoice.load({ actor, id })
  }
}

@Resolver(() => InvoiceSettlementView)
class InvoiceSettlementResolver {
  @FieldResolver(() => SettlementView, optional('结算单；不可查看结算单的人看不到'))
  settlement(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { settlementId }: InvoiceSettlementView,
  ): Promise<SettlementView | null> {
    return loaders.settlement(info).load({ actor, id: settlementId })
  }
}

@Resolver(() => InvoiceWaybillView)
class InvoiceWaybillResolver {
  @FieldResolver(() => WaybillView, optional('运单；不可查看运单的人看不到'))
  waybill(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { waybillId }: InvoiceWaybillView,
  ): Promise<WaybillView | null> {
    return loaders.waybill(info).load({ actor, id: waybillId })
  }
}

@Resolver(() => PaymentView)
class PaymentInvoiceResolver {
  @FieldResolver(() => [InvoiceView], { description: '此付款单的发票：为它开具的，和认领了其运单的' })
  invoices(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { id }: PaymentView,
  ): Promise<InvoiceView[]> {
    return loaders.invoicesOfPayment(info).load({ actor, id })
  }
}

@Resolver(() => SettlementView)
class SettlementInvoiceResolver {
  @FieldResolver(() => [InvoiceView], { description: '认领了此结算单的运单的发票；不可查看付款的人看不到' })
  invoices(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { id }: SettlementView,
  ): Promise<InvoiceView[]> {
    return loaders.invoicesOfSettlement(info).load({ actor, id })
  }
}

/** What stands beside the references of an invoice, and invoices beside what they are for. */
export const invoiceEdges: object[] = [
  new InvoiceEdgeResolver(),
  new InvoiceSettlementResolver(),
  new InvoiceWaybillResolver(),
  new PaymentInvoiceResolver(),
  new SettlementInvoiceResolver(),
]
