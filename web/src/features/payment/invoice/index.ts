import { late } from '../../../ui/late'

/** The invoices of a payment, in its drawer. */
export const PaymentInvoices = late(() => import('./statement/PaymentInvoices'))
