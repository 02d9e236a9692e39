import { Folding } from '../../kernel/sums/folding.js'
import { companyIds } from '../company/index.js'
import { defineDomain, type World } from '../domain.js'
import { byKey, type Loading } from '../loader.js'
import { tripTickets, waybill } from '../waybill/index.js'
import { BookingService } from './booking/booking.service.js'
import { collectionSheet, findCollections } from './collection/collection.list.queries.js'
import { collectionResolvers } from './collection/collection.resolver.js'
import { collections } from './collection/collection.service.js'
import { costsOfWaybills } from './cost/cost.queries.js'
import { TicketCostResolver } from './cost/cost.resolver.js'
import { TicketCostService } from './cost/cost.service.js'
import { costSheet } from './cost/cost.sheet.js'
import { WaybillTicketResolver } from './cost/waybill.resolver.js'
import { TicketDriverStockResolver } from './driver/driver-stock.resolver.js'
import { TicketDriverStockService } from './driver/driver-stock.service.js'
import { driverStockSheet } from './driver/driver-stock.sheet.js'
import { ticketEdges } from './edges.js'
import { publishedByTicket } from './entities.js'
import { entrySheet } from './entry/entry.list.queries.js'
import { TicketEntryResolver } from './entry/entry.resolver.js'
import { TicketEntryService } from './entry/entry.service.js'
import { TicketFormResolver } from './form/form.resolver.js'
import { TicketFormService } from './form/form.service.js'
import { usesByTickets } from './merges.queries.js'
import { ticketPermissions } from './permissions.js'
import { TicketPlaceResolver } from './place/place.resolver.js'
import { TicketPlaceService } from './place/place.service.js'
import { findPurchases, purchaseSheet } from './purchase/purchase.list.queries.js'
import { purchaseResolvers } from './purchase/purchase.resolver.js'
import { purchases, TicketPurchaseService } from './purchase/purchase.service.js'
import { ReconciliationDocumentService } from './reconciliation/reconciliation.document.js'
import {
  findReconciliations,
  reconciliationRowSheet,
  reconciliationSheet,
} from './reconciliation/reconciliation.list.queries.js'
import { TicketReconciliationResolver } from './reconciliation/reconciliation.resolver.js'
import { TicketReconciliationService } from './reconciliation/reconciliation.service.js'
import { TicketRecountResolver } from './recount/recount.resolver.js'
import { TicketRecountService } from './recount/recount.service.js'
import { findRefunds, refundSheet } from './refund/refund.list.queries.js'
import { refundResolvers } from './refund/refund.resolver.js'
import { TicketRefundService } from './refund/refund.service.js'
import { TicketStatResolver } from './stat/stat.resolver.js'
import { TicketStatService } from './stat/stat.service.js'
import { dayStatSheet, monthStatSheet } from './stat/stat.sheet.js'
import { TicketStockResolver } from './stock/stock.resolver.js'
import { TicketStockService } from './stock/stock.service.js'
import { companyStockSheet, stockSheet } from './stock/stock.sheet.js'
import { ticketErrors } from './texts.js'
import { lookingAtTrips, ticketsOfTrips } from './trip/trips.js'

function ticketServices(world: World) {
  const { database, clock, run } = world.ground
  const { anomalyWatch } = world.of(waybill)
  const lookAtTrips = lookingAtTrips((tx, ids) => anomalyWatch.changed(tx, ids))
  const ticketCosts = new TicketCostService(database, clock, companyIds)
  return {
    ticketForms: new TicketFormService(database),
    ticketPurchases: new TicketPurchaseService(purchases, database, run, clock),
    ticketCollections: new BookingService(collections(lookAtTrips), database, run, clock),
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
    // Trips of past months change, too, so that their costs are computed again during the day.
    ticketCounts: new Folding(database, 'ticket_count', companyIds, {
      schedule: '* * * * *',
      folded: (companyId, signal) => ticketCosts.refreshOf(companyId, signal),
    }),
  }
}

function ticketLoaders(load: Loading) {
  /** Edge for people who may read tickets. */
  const seen = <Row extends { id: string }>(
    find: (em: ReturnType<Loading['em']>, ...asked: Parameters<Parameters<Loading['edge']>[0]>) => Promise<Row[]>,
  ) =>
    load.edge(async (actor, ids, fields) =>
      byKey(actor.can('chain:companyticket:get') ? await find(load.em(), actor, ids, fields) : [], ({ id }) => id),
    )
  return {
    /** Costs of waybills' tickets; an actor without permission for tickets sees none. */
    ticketCost: load.byId(async (actor, ids) => {
      const costs = actor.can('chain:companyticket:get') ? await costsOfWaybills(load.em(), actor, ids) : []
      const found = new Map(costs.map(({ id, price }) => [id, price]))
      return (id) => found.get(id) ?? null
    }),
    ticketPurchase: seen(findPurchases),
    ticketCollection: seen(findCollections),
    ticketRefund: seen(findRefunds),
    ticketReconciliation: seen(findReconciliations),
  }
}

/** Tickets of dump sites: bought by a company, collected by its projects, used by trips, and given back. */
export const ticket = defineDomain({
  name: 'ticket',
  errors: ticketErrors,
  permissions: ticketPermissions,
  published: publishedByTicket,
  weights: { heavy: ['recountTickets', 'rematchTicketReconciliation', 'startTicketReconciliation'] },
  services: ticketServices,
  resolvers: (services) => [
    ...purchaseResolvers(services.ticketPurchases),
    ...collectionResolvers(services.ticketCollections),
    ...refundResolvers(services.ticketRefunds),
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
