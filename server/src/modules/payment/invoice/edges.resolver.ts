import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { optional } from '../../../kernel/graphql.js'
import { type Edge, edgesOf } from '../../edge.js'
import { PayeeView, SettlementView, settlementEdge } from '../../settlement/index.js'
import { waybillEdge } from '../../waybill/index.js'
import { PaymentView } from '../payment/payment.view.js'
import { InvoiceWaybillView } from './claim.view.js'
import { invoiceTable as table } from './fields.js'
import { InvoiceDeletion, InvoiceSettlementView, InvoiceView } from './invoice.view.js'

@Resolver(() => InvoiceView)
class InvoiceEdgeResolver {
  @FieldResolver(() => PayeeView, optional(table.payeeName.label))
  payee(
    @Ctx() { loaders }: RequestContext,
    @Root() { companyAuthId, payeeId }: InvoiceView,
  ): Promise<PayeeView | null> {
    return loaders.payee.load({ companyId: companyAuthId, id: payeeId })
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

const paymentEdge: Edge = {
  name: 'payment',
  to: () => PaymentView,
  by: 'paymentId',
  loader: 'payment',
  label: '所属付款单；已删除的看不到',
}
const redOfEdge: Edge = {
  name: 'redOf',
  to: () => InvoiceView,
  by: 'redOfId',
  loader: 'invoice',
  label: '红字发票所冲销的蓝字发票',
}

const originalEdge: Edge = {
  name: 'original',
  to: () => InvoiceView,
  by: 'originalId',
  loader: 'invoice',
  label: '恢复了金额的蓝字发票；不可查看付款的人看不到',
}

/** Edges from an invoice to its records, and from records to their invoices. */
export const invoiceEdges: object[] = [
  new InvoiceEdgeResolver(),
  ...edgesOf(InvoiceView, paymentEdge, redOfEdge),
  ...edgesOf(InvoiceDeletion, originalEdge),
  ...edgesOf(InvoiceSettlementView, settlementEdge),
  ...edgesOf(InvoiceWaybillView, waybillEdge, settlementEdge),
  new PaymentInvoiceResolver(),
  new SettlementInvoiceResolver(),
]
