import { TicketCollection } from './collection/collection.entity.js'
import { TicketMonthCost } from './cost/cost.entity.js'
import { TicketEntry } from './entry/entry.entity.js'
import { TicketPurchase } from './purchase/purchase.entity.js'
import { TicketReconciliation, TicketReconciliationRow } from './reconciliation/reconciliation.entity.js'
import { TicketRefund } from './refund/refund.entity.js'
import { TicketCount } from './stat/stat.entity.js'
import { TicketStock } from './stock/stock.entity.js'

/** The tables that this domain owns. */
export const ticketEntities = [
  TicketStock,
  TicketPurchase,
  TicketCollection,
  TicketRefund,
  TicketEntry,
  TicketCount,
  TicketMonthCost,
  TicketReconciliation,
  TicketReconciliationRow,
] as const
