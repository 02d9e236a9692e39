import { type ListEdge, pagesOf } from '../../edge.js'
import { SettlementView } from '../../settlement/index.js'
import { invoicesOfSettlement } from '../invoice/invoice.list.queries.js'
import { InvoiceFilter, InvoicePage, InvoiceSort } from '../invoice/invoice.view.js'
import { paymentsOfSettlement } from './payment.list.queries.js'
import { PaymentFilter, PaymentPage, PaymentSort } from './payment.view.js'

export const paymentsEdge: ListEdge = {
  Page: PaymentPage,
  Filter: PaymentFilter,
  Sort: PaymentSort,
  loader: 'paymentPages',
}
export const invoicesEdge: ListEdge = {
  Page: InvoicePage,
  Filter: InvoiceFilter,
  Sort: InvoiceSort,
  loader: 'invoicePages',
}

/** Pages of payments and invoices beside settlements; fields with the names without `Page` are the whole lists. */
export const pagesOfSettlement: object[] = pagesOf(
  SettlementView,
  {
    name: 'paymentPage',
    to: paymentsEdge,
    below: paymentsOfSettlement,
    label: '此结算单的付款单，同付款单列表；不可查看付款的人看不到',
  },
  {
    name: 'invoicePage',
    to: invoicesEdge,
    below: invoicesOfSettlement,
    label: '认领了此结算单的运单的发票，同发票列表；不可查看付款的人看不到',
  },
)
