import type { PageRequest } from '../../kernel/list/list.js'
import { usesIn, usesOfBaseData } from '../basedata/index.js'
import { companyIds } from '../company/index.js'
import { defineDomain } from '../domain.js'
import { edgesOf } from '../edge.js'
import { FiguresService, figuresResolvers } from '../figures.js'
import { file } from '../file/index.js'
import { byKey, type Loading } from '../loader.js'
import { projectEdge } from '../project/index.js'
import { documentSubjects, payeeEdge, settlement, settlementEdge } from '../settlement/index.js'
import { waybillEdge } from '../waybill/index.js'
import { publishedByPayment } from './entities.js'
import { instalmentSheet } from './instalment/instalment.list.queries.js'
import { InstalmentResolver } from './instalment/instalment.resolver.js'
import { InstalmentService } from './instalment/instalment.service.js'
import { InstalmentView } from './instalment/instalment.view.js'
import { InvoiceClaimResolver } from './invoice/claim.resolver.js'
import { InvoiceClaimService } from './invoice/claim.service.js'
import type { ReadDocument } from './invoice/document-tax.js'
import { invoiceEdges } from './invoice/edges.resolver.js'
import { invoiceList, invoiceSheet } from './invoice/invoice.list.queries.js'
import { InvoiceResolver } from './invoice/invoice.resolver.js'
import { InvoiceService } from './invoice/invoice.service.js'
import { invoiceLoaders } from './invoice/loaders.js'
import { invoiceTexts } from './invoice/texts.js'
import { InvoiceReadingResolver } from './invoice-reading/reading.resolver.js'
import { InvoiceReadingService } from './invoice-reading/reading.service.js'
import { invoiceFigures } from './invoice-stats/invoice-stats.queries.js'
import { InvoiceStatView } from './invoice-stats/invoice-stats.view.js'
import { invoicesEdge, pagesOfSettlement, paymentsEdge } from './payment/edges.js'
import { PaymentMoveResolver } from './payment/moves.resolver.js'
import { PaymentMoveService } from './payment/moves.service.js'
import { changeOf } from './payment/payment.history.js'
import {
  changesOfPayments,
  findPayments,
  linesOfPayments,
  paymentList,
  paymentSheet,
  paymentsOfSettlements,
  settlementsOfPayments,
} from './payment/payment.list.queries.js'
import { PaymentResolver, SettlementPaymentResolver } from './payment/payment.resolver.js'
import { PaymentService } from './payment/payment.service.js'
import { PaymentLineView, PaymentSettlementView } from './payment/payment.view.js'
import { paymentFigures } from './payment-stats/payment-stats.queries.js'
import { PaymentStatView } from './payment-stats/payment-stats.view.js'
import { paymentPermissions } from './permissions.js'
import { PlanDocumentService } from './plan/plan.document.js'
import { formerPlans, planItems, planSubjects } from './plan/plan.queries.js'
import { PlanResolver } from './plan/plan.resolver.js'
import { PlanService } from './plan/plan.service.js'
import { PaymentPlanItem, PlanView, planItemEdge } from './plan/plan.view.js'
import { paymentErrors, paymentTexts } from './texts.js'

export { PaymentStatus } from './enums.js'
export { dueByWeek, unplannedSettlements } from './instalment/needed.queries.js'
export { paymentMachine } from './payment/payment.machine.js'
export { PaymentView } from './payment/payment.view.js'

const permission = 'chain:companypayment:get'
const pagedLists = {
  paymentPages: { permission, list: paymentList },
  invoicePages: { permission, list: invoiceList },
} as const

const paymentLoaders = (load: Loading) => ({
  ...invoiceLoaders(load),
  /** Edge to the payment; null for a member who may not read payments. */
  payment: load.edge(async (actor, ids, fields) => {
    const seen = actor.can('chain:companypayment:get')
    return byKey(seen ? await findPayments(load.em(), actor, ids, fields) : [], ({ id }) => id)
  }),
  settlementsOfPayment: load.byId(async (actor, ids) => {
    const found = Map.groupBy(await settlementsOfPayments(load.em(), actor, ids), ({ paymentId }) => paymentId)
    return (id) => found.get(id) ?? []
  }),
  changesOfPayment: load.byId(async (actor, ids) => {
    const found = Map.groupBy(await changesOfPayments(load.em(), actor, ids), ({ entityId }) => entityId)
    return (id) => (found.get(id) ?? []).map(changeOf)
  }),
  linesOfPayment: load.below(async (actor, ids, page: PageRequest) => {
    actor.assert('chain:companypayment:get')
    return linesOfPayments(load.em(), actor, ids, page)
  }),
  paymentPages: load.pages(pagedLists.paymentPages),
  invoicePages: load.pages(pagedLists.invoicePages),
  /** Edge to the instalment; null for a member who may not read plans. */
  planItem: load.byId(async (actor, ids) => {
    const seen = actor.can('chain:garbagecustomersales:get')
    return byKey(seen ? await planItems(load.em(), actor, ids) : [], ({ id }) => id)
  }),
  formerPlans: load.byId(async (actor, ids) => {
    const found = Map.groupBy(await formerPlans(load.em(), actor, ids), ({ newerId }) => newerId)
    return (id) => found.get(id) ?? []
  }),
  /** Edge to the payments of a settlement; empty for a member who may not read payments. */
  paymentsOfSettlement: load.edge(async (actor, ids, fields) => {
    const pairs = actor.can('chain:companypayment:get') ? await paymentsOfSettlements(load.em(), actor, ids) : []
    const find = byKey(
      await findPayments(load.em(), actor, [...new Set(pairs.map(({ paymentId }) => paymentId))], fields),
      ({ id }) => id,
    )
    const bySettlement = Map.groupBy(pairs, ({ settlementId }) => settlementId)
    return (id) => (bySettlement.get(id) ?? []).flatMap(({ paymentId }) => find(paymentId) ?? [])
  }),
})

/** Payments of settlements, with payment plans and invoices. */
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
      paymentStats: new FiguresService(database, paymentFigures),
      invoiceStats: new FiguresService(database, invoiceFigures),
      paymentMoves: new PaymentMoveService(run),
      invoices: new InvoiceService(database, run, read),
      invoiceClaims: new InvoiceClaimService(database, run, read),
      invoiceReadings,
    }
  },
  resolvers: ({
    plans,
    instalments,
    payments,
    paymentMoves,
    paymentStats,
    invoices,
    invoiceClaims,
    invoiceReadings,
    invoiceStats,
  }) => [
    new PlanResolver(plans),
    new InstalmentResolver(instalments),
    new PaymentResolver(payments),
    new PaymentMoveResolver(paymentMoves),
    new SettlementPaymentResolver(),
    new InvoiceResolver(invoices),
    new InvoiceClaimResolver(invoiceClaims),
    ...figuresResolvers(paymentFigures, paymentStats, paymentsEdge),
    ...figuresResolvers(invoiceFigures, invoiceStats, invoicesEdge),
    ...edgesOf(PaymentStatView, payeeEdge),
    ...edgesOf(InvoiceStatView, payeeEdge),
    ...invoiceEdges,
    ...pagesOfSettlement,
    ...edgesOf(InstalmentView, projectEdge, settlementEdge, payeeEdge),
    ...edgesOf(PaymentPlanItem, payeeEdge),
    ...edgesOf(PlanView, settlementEdge),
    ...edgesOf(PaymentSettlementView, settlementEdge, planItemEdge),
    ...edgesOf(PaymentLineView, waybillEdge),
    new InvoiceReadingResolver(invoiceReadings),
  ],
  pagedLists,
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
