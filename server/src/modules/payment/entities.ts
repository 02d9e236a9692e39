import type { Seen } from '../../kernel/sql/limit.js'
import { publish } from '../../kernel/sql/publish.js'
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

/** Columns that other domains may read here. */
export const publishedByPayment = [
  publish(PaymentPlan, '付款计划：哪张结算单的，是否已被代替', ['companyId', 'id', 'settlementId', 'replaced']),
  publish(PaymentPlanItem, '付款计划的一期：给谁多少', ['companyId', 'planId', 'amount', 'payeeId']),
  publish(Payment, '付款单：单号、状态和经办的人', [
    'companyId',
    'id',
    'paymentNo',
    'status',
    'deleted',
    'createdAt',
    'createBy',
    'submittedAt',
    'auditedAt',
    'auditBy',
    'paidAt',
    'payBy',
    'undoneAt',
    'undoBy',
  ]),
  publish(PaymentSettlement, '付款单所付的结算单', ['companyId', 'paymentId', 'settlementId']),
  publish(PaymentLine, '付款单所付的运单', ['companyId', 'paymentId', 'waybillId', 'settlementId']),
  publish(Invoice, '发票：号码和登记的人', [
    'companyId',
    'id',
    'invoiceSn',
    'paymentId',
    'deleted',
    'createdAt',
    'createBy',
  ]),
  publish(InvoiceClaim, '发票认领的运单', [
    'companyId',
    'invoiceId',
    'settlementId',
    'waybillId',
    'live',
    'createdBy',
    'createdAt',
  ]),
] as const

const ofSettlement = (settlement: string): string =>
  `exists (select from published_settlement own
    where own.company_id = $company and own.id = ${settlement} and own.project_id = any($limit))`

/**
 * Condition that a payment is within a project limit. A payment of several projects is one amount to one account, so
 * that only a member who sees all of its settlements sees it.
 */
const ofPayment = (payment: string): string =>
  `not exists (select from payment_settlement held
    where held.company_id = $company and held.payment_id = ${payment} and not ${ofSettlement('held.settlement_id')})`

/** Condition that an invoice is within a project limit; one without claims belongs to no project, and passes. */
const ofInvoice = (invoice: string): string =>
  `not exists (select from invoice_claim named
    where named.company_id = $company and named.invoice_id = ${invoice} and named.live and not ${ofSettlement('named.settlement_id')})`

/** Rows within a member's project limit. */
export const paymentSeen: Record<string, Seen> = {
  payment_plan: { where: ofSettlement('t.settlement_id') },
  payment_plan_item: {
    where: `exists (select from payment_plan plan
      where plan.company_id = $company and plan.id = t.plan_id and ${ofSettlement('plan.settlement_id')})`,
  },
  payment: { where: ofPayment('t.id') },
  payment_settlement: { where: ofPayment('t.payment_id') },
  payment_line: { where: ofPayment('t.payment_id') },
  invoice: { where: `${ofInvoice('t.id')} and (t.payment_id is null or ${ofPayment('t.payment_id')})` },
  invoice_claim: { where: ofInvoice('t.invoice_id') },
}
