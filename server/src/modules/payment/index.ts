import { usesIn, usesOfBaseData } from '../basedata/index.js'
import { companyIds } from '../company/index.js'
import { defineDomain } from '../domain.js'
import { file } from '../file/index.js'
import { documentSubjects, settlement } from '../settlement/index.js'
import { paymentErrors } from './errors.js'
import { InstalmentResolver } from './instalment/instalment.resolver.js'
import { InstalmentService } from './instalment/instalment.service.js'
import { instalmentSheet } from './instalment/instalment.sheet.js'
import { InvoiceClaimResolver } from './invoice/claim.resolver.js'
import { InvoiceClaimService } from './invoice/claim.service.js'
import type { ReadDocument } from './invoice/document-tax.js'
import { invoiceEdges } from './invoice/edges.resolver.js'
import { InvoiceResolver } from './invoice/invoice.resolver.js'
import { InvoiceService } from './invoice/invoice.service.js'
import { invoiceSheet } from './invoice/invoice.sheet.js'
import { invoiceTexts } from './invoice/texts.js'
import { InvoiceReadingResolver } from './invoice-reading/reading.resolver.js'
import { InvoiceReadingService } from './invoice-reading/reading.service.js'
import { paymentLoaders } from './loaders.js'
import { PaymentMoveResolver } from './payment/moves.resolver.js'
import { PaymentMoveService } from './payment/moves.service.js'
import { PaymentResolver, PaymentSettlementResolver, SettlementPaymentResolver } from './payment/payment.resolver.js'
import { PaymentService } from './payment/payment.service.js'
import { paymentSheet } from './payment/payment.sheet.js'
import { paymentPermissions } from './permissions.js'
import { PlanDocumentService } from './plan/plan.document.js'
import { planSubjects } from './plan/plan.queries.js'
import { PlanResolver } from './plan/plan.resolver.js'
import { PlanService } from './plan/plan.service.js'
import { publishedByPayment } from './published.js'
import { paymentTexts } from './texts.js'

export { dueByWeek, unplannedSettlements } from './instalment/needed.queries.js'

/** What is paid of settlements: in which parts and when it is planned, who made and approved it, and which waybills got it. */
export const payment = defineDomain({
  name: 'payment',
  errors: paymentErrors,
  permissions: paymentPermissions,
  published: publishedByPayment,
  weights: {
    heavy: [
      'claimInvoices',
      'createPayment',
      'createPayments',
      'payPayment',
      'returnPayment',
      'reversePayment',
      'releaseInvoiceClaims',
      'updatePayment',
    ],
    outside: ['readInvoice'],
  },
  services(world) {
    const { clock, database, ocr, run } = world.ground
    const plans = new PlanService(database, run)
    const invoiceReadings = new InvoiceReadingService(world.of(file).files, ocr)
    const read: ReadDocument = (actor, fileUrl) => invoiceReadings.document(actor, fileUrl)
    return {
      plans,
      planDocuments: new PlanDocumentService(plans, world.of(settlement).documents),
      instalments: new InstalmentService(database, clock, companyIds),
      payments: new PaymentService(database, run),
      paymentMoves: new PaymentMoveService(run),
      invoices: new InvoiceService(database, run, read),
      invoiceClaims: new InvoiceClaimService(database, run, read),
      invoiceReadings,
    }
  },
  resolvers: ({ plans, instalments, payments, paymentMoves, invoices, invoiceClaims, invoiceReadings }) => [
    new PlanResolver(plans),
    new InstalmentResolver(instalments),
    new PaymentResolver(payments),
    new PaymentMoveResolver(paymentMoves),
    new PaymentSettlementResolver(),
    new SettlementPaymentResolver(),
    new InvoiceResolver(invoices),
    new InvoiceClaimResolver(invoiceClaims),
    ...invoiceEdges,
    new InvoiceReadingResolver(invoiceReadings),
  ],
  loaders: paymentLoaders,
  sheets: { PAYMENTS: paymentSheet, INSTALMENTS: instalmentSheet, INVOICES: invoiceSheet },
  jobs(jobs, { instalments }, { log }) {
    jobs.define('payment-reminders', async (_, signal) => {
      log?.info({ messages: await instalments.remind(signal) }, 'payment reminders')
    })
    jobs.schedule('payment-reminders', '30 8 * * *')
  },
  fills: [
    documentSubjects.with({ PLAN: planSubjects }),
    usesOfBaseData.with(usesIn('payment', 'payee_id', { entity: 'payee', label: paymentTexts.payment })),
    usesOfBaseData.with(usesIn('invoice', 'payee_id', { entity: 'payee', label: invoiceTexts.invoice })),
    usesOfBaseData.with(
      usesIn('payment_plan_item', 'payee_id', { entity: 'payee', label: paymentTexts.plan, counted: 'plan_id' }),
    ),
  ],
})
