import { Folding } from '../../kernel/sums/folding.js'
import { companyIds } from '../company/index.js'
import { documentedName, formerDumpSiteIds } from '../documented-name.js'
import { defineDomain, type World } from '../domain.js'
import { tripTickets, waybill } from '../waybill/index.js'
import { TicketCollectionResolver } from './collection/collection.resolver.js'
import { TicketCollectionService } from './collection/collection.service.js'
import { collectionSheet } from './collection/collection.sheet.js'
import { TicketCostResolver } from './cost/cost.resolver.js'
import { TicketCostService } from './cost/cost.service.js'
import { costSheet } from './cost/cost.sheet.js'
import { WaybillTicketResolver } from './cost/waybill.resolver.js'
import { TicketDriverStockResolver } from './driver/driver-stock.resolver.js'
import { TicketDriverStockService } from './driver/driver-stock.service.js'
import { driverStockSheet } from './driver/driver-stock.sheet.js'
import { ticketEdges } from './edges.resolver.js'
import { TicketEntryResolver } from './entry/entry.resolver.js'
import { TicketEntryService } from './entry/entry.service.js'
import { entrySheet } from './entry/entry.sheet.js'
import { ticketErrors } from './errors.js'
import { placeTable, projectTable } from './fields.js'
import { TicketFormResolver } from './form/form.resolver.js'
import { TicketFormService } from './form/form.service.js'
import { TicketFormProject, TicketFormSite } from './form/form.view.js'
import { ticketLoaders } from './loaders.js'
import { ticketPermissions } from './permissions.js'
import { TicketPlaceResolver } from './place/place.resolver.js'
import { TicketPlaceService } from './place/place.service.js'
import { publishedByTicket } from './published.js'
import { TicketPurchaseResolver } from './purchase/purchase.resolver.js'
import { TicketPurchaseService } from './purchase/purchase.service.js'
import { purchaseSheet } from './purchase/purchase.sheet.js'
import { ReconciliationDocumentService } from './reconciliation/reconciliation.document.js'
import { TicketReconciliationResolver } from './reconciliation/reconciliation.resolver.js'
import { TicketReconciliationService } from './reconciliation/reconciliation.service.js'
import { reconciliationRowSheet, reconciliationSheet } from './reconciliation/reconciliation.sheet.js'
import { TicketRecountResolver } from './recount/recount.resolver.js'
import { TicketRecountService } from './recount/recount.service.js'
import { TicketRefundResolver } from './refund/refund.resolver.js'
import { TicketRefundService } from './refund/refund.service.js'
import { refundSheet } from './refund/refund.sheet.js'
import { TicketStatResolver } from './stat/stat.resolver.js'
import { TicketStatService } from './stat/stat.service.js'
import { dayStatSheet, monthStatSheet } from './stat/stat.sheet.js'
import { TicketStockResolver } from './stock/stock.resolver.js'
import { TicketStockService } from './stock/stock.service.js'
import { companyStockSheet, stockSheet } from './stock/stock.sheet.js'
import { lookingAtTrips, ticketsOfTrips } from './trip/trips.js'
import { usesByTickets } from './uses.js'

function ticketServices(world: World) {
  const { database, clock, run } = world.ground
  const { anomalyWatch } = world.of(waybill)
  const lookAtTrips = lookingAtTrips((tx, ids) => anomalyWatch.changed(tx, ids))
  const ticketCosts = new TicketCostService(database, clock, companyIds)
  return {
    ticketForms: new TicketFormService(database),
    ticketPurchases: new TicketPurchaseService(database, run, clock),
    ticketCollections: new TicketCollectionService(database, run, clock, lookAtTrips),
    ticketRefunds: new TicketRefundService(database, run, clock, lookAtTrips),
    ticketEntries: new TicketEntryService(database, run, clock, lookAtTrips),
    ticketDrivers: new TicketDriverStockService(database, clock),
    ticketPlaces: new TicketPlaceService(database),
    ticketStats: new TicketStatService(database),
    ticketCosts,
    ticketStocks: new TicketStockService(database, clock),
    ticketRecounts: new TicketRecountService(run),
    ticketReconciliations: new TicketReconciliationService(database, run),
    reconciliationDocuments: new ReconciliationDocumentService(database),
    // Trips change months long past, and what these cost: nobody waits a night for that.
    ticketCounts: new Folding(database, 'ticket_count', companyIds, {
      schedule: '* * * * *',
      folded: (companyId, signal) => ticketCosts.refreshOf(companyId, signal),
    }),
  }
}

/** Tickets of dump sites: bought by a company, collected by its projects, used by trips, given back. */
export const ticket = defineDomain({
  name: 'ticket',
  errors: ticketErrors,
  permissions: ticketPermissions,
  published: publishedByTicket,
  weights: { heavy: ['recountTickets', 'rematchTicketReconciliation', 'startTicketReconciliation'] },
  services: ticketServices,
  resolvers: (services) => [
    new TicketPurchaseResolver(services.ticketPurchases),
    new TicketCollectionResolver(services.ticketCollections),
    new TicketRefundResolver(services.ticketRefunds),
    new TicketEntryResolver(services.ticketEntries),
    new TicketDriverStockResolver(services.ticketDrivers),
    new TicketPlaceResolver(services.ticketPlaces),
    new TicketStatResolver(services.ticketStats),
    new TicketCostResolver(services.ticketCosts),
    new TicketRecountResolver(services.ticketRecounts),
    new TicketStockResolver(services.ticketStocks),
    new TicketReconciliationResolver(services.ticketReconciliations),
    new WaybillTicketResolver(),
    new TicketFormResolver(services.ticketForms),
    documentedName(TicketFormProject, 'projectName', projectTable.projectName.label),
    formerDumpSiteIds(TicketFormProject),
    documentedName(TicketFormSite, 'garbageName', placeTable.garbageName.label),
    ...ticketEdges(),
  ],
  loaders: ticketLoaders,
  sheets: {
    TICKET_PURCHASES: purchaseSheet,
    TICKET_COLLECTIONS: collectionSheet,
    TICKET_DAY_STATS: dayStatSheet,
    TICKET_MONTH_STATS: monthStatSheet,
    TICKET_REFUNDS: refundSheet,
    TICKET_ENTRIES: entrySheet,
    TICKET_MONTH_COSTS: costSheet,
    TICKET_STOCKS: stockSheet,
    TICKET_COMPANY_STOCKS: companyStockSheet,
    TICKET_DRIVER_STOCKS: driverStockSheet,
    TICKET_RECONCILIATIONS: reconciliationSheet,
    TICKET_RECONCILIATION_ROWS: reconciliationRowSheet,
  },
  jobs(jobs, { ticketCosts }, { log }) {
    jobs.define('ticket-costs', async (_, signal) => {
      log?.info({ places: await ticketCosts.refresh(signal) }, 'ticket costs')
    })
    jobs.schedule('ticket-costs', '40 2 * * *')
  },
  sums: ({ ticketCounts }) => ({ 'ticket-counts': ticketCounts }),
  fills: [tripTickets.with(ticketsOfTrips), ...usesByTickets],
})
