import { Invoice, InvoiceClaim } from './invoice/invoice.entity.js'
import { Payment, PaymentLine, PaymentSettlement } from './payment/payment.entity.js'
import { PaymentPlan, PaymentPlanItem } from './plan/plan.entity.js'

/** The tables that this domain owns. */
export const paymentEntities = [
  PaymentPlan,
  PaymentPlanItem,
  Payment,
  PaymentSettlement,
  PaymentLine,
  Invoice,
  InvoiceClaim,
] as const
