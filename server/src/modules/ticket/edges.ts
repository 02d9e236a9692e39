import { edgesOf, recordsIn } from '../edge.js'
import { driverEdge } from '../fleet/index.js'
import { companyEdge } from '../identity/index.js'
import { dumpSiteEdge, dumpSitesEdge, projectEdge } from '../project/index.js'
import { waybillEdge } from '../waybill/index.js'
import { TicketCollectionView } from './collection/collection.view.js'
import { TicketMonthCostView } from './cost/cost.view.js'
import { TicketDriverStockView } from './driver/driver-stock.view.js'
import { TicketEntryView } from './entry/entry.view.js'
import { TicketForm, TicketFormStock } from './form/form.view.js'
import { TicketPurchaseView } from './purchase/purchase.view.js'
import { reconciliationRowTable } from './reconciliation/fields.js'
import { TicketReconciliationRowView, TicketReconciliationView } from './reconciliation/reconciliation.view.js'
import { TicketRepair } from './recount/recount.view.js'
import { TicketRefundView } from './refund/refund.view.js'
import { TicketStatView } from './stat/stat.view.js'
import { TicketCompanyStockView, TicketStockView } from './stock/stock.view.js'
import { ticketTexts as texts } from './texts.js'

/** Edges beside the ids of tickets. */
export const ticketEdges = (): object[] => [
  ...edgesOf(TicketEntryView, projectEdge, dumpSiteEdge, driverEdge),
  ...edgesOf(TicketCollectionView, projectEdge, dumpSiteEdge, driverEdge),
  ...edgesOf(TicketRefundView, projectEdge, dumpSiteEdge, driverEdge),
  ...edgesOf(TicketPurchaseView, dumpSiteEdge),
  ...edgesOf(TicketStockView, projectEdge, dumpSiteEdge),
  ...edgesOf(TicketCompanyStockView, dumpSiteEdge),
  ...edgesOf(TicketFormStock, dumpSiteEdge),
  ...recordsIn(TicketForm, { ...projectEdge, name: 'projects' }, dumpSitesEdge, {
    ...driverEdge,
    name: 'drivers',
    loader: 'driverChoice',
  }),
  ...edgesOf(TicketDriverStockView, projectEdge, dumpSiteEdge, driverEdge),
  ...edgesOf(TicketMonthCostView, dumpSiteEdge),
  ...edgesOf(TicketStatView, companyEdge, projectEdge, dumpSiteEdge),
  ...edgesOf(TicketReconciliationView, dumpSiteEdge),
  ...edgesOf(TicketReconciliationRowView, {
    ...waybillEdge,
    label: `${reconciliationRowTable.waybillId.label}，现在的内容；不可查看运单的人看不到`,
  }),
  ...edgesOf(TicketReconciliationRowView, {
    name: 'reconciliation',
    to: () => TicketReconciliationView,
    by: 'reconciliationId',
    loader: 'ticketReconciliation',
    label: reconciliationRowTable.reconciliationId.label,
  }),
  ...edgesOf(TicketRepair, projectEdge, driverEdge),
  ...edgesOf(
    TicketEntryView,
    {
      name: 'purchase',
      to: () => TicketPurchaseView,
      by: 'purchaseId',
      loader: 'ticketPurchase',
      label: texts.purchase,
    },
    {
      name: 'collection',
      to: () => TicketCollectionView,
      by: 'collectionId',
      loader: 'ticketCollection',
      label: texts.collection,
    },
    { name: 'refund', to: () => TicketRefundView, by: 'refundId', loader: 'ticketRefund', label: texts.refund },
  ),
]
