import { Folding } from '../../kernel/sums/folding.js'
import { companyIds } from '../company/index.js'
import { defineDomain } from '../domain.js'
import { TicketCollectionResolver } from './collection/collection.resolver.js'
import { TicketCollectionService } from './collection/collection.service.js'
import { collectionSheet } from './collection/collection.sheet.js'
import { ticketErrors } from './errors.js'
import { ticketPermissions } from './permissions.js'
import { TicketPlaceResolver } from './place/place.resolver.js'
import { TicketPlaceService } from './place/place.service.js'
import { TicketPurchaseResolver } from './purchase/purchase.resolver.js'
import { TicketPurchaseService } from './purchase/purchase.service.js'
import { purchaseSheet } from './purchase/purchase.sheet.js'
import { TicketStatResolver } from './stat/stat.resolver.js'
import { TicketStatService } from './stat/stat.service.js'
import { dayStatSheet, monthStatSheet } from './stat/stat.sheet.js'

/** Tickets of dump sites: bought by a company, collected by its projects, used by trips, given back. */
export const ticket = defineDomain({
  name: 'ticket',
  errors: ticketErrors,
  permissions: ticketPermissions,
  services: ({ ground: { database, clock, run } }) => ({
    ticketPurchases: new TicketPurchaseService(database, run, clock),
    ticketCollections: new TicketCollectionService(database, run, clock),
    ticketPlaces: new TicketPlaceService(database),
    ticketStats: new TicketStatService(database),
    ticketCounts: new Folding(database, 'ticket_count', companyIds),
  }),
  resolvers: ({ ticketPurchases, ticketCollections, ticketStats, ticketPlaces }) => [
    new TicketPlaceResolver(ticketPlaces),
    new TicketPurchaseResolver(ticketPurchases),
    new TicketCollectionResolver(ticketCollections),
    new TicketStatResolver(ticketStats),
  ],
  sheets: {
    TICKET_PURCHASES: purchaseSheet,
    TICKET_COLLECTIONS: collectionSheet,
    TICKET_DAY_STATS: dayStatSheet,
    TICKET_MONTH_STATS: monthStatSheet,
  },
  sums: ({ ticketCounts }) => ({ 'ticket-counts': ticketCounts }),
})
