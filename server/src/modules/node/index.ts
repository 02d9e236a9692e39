import { defineDomain } from '../domain.js'
import type { NodeType } from './enums.js'
import { type NodeKind, NodeResolver } from './node/node.resolver.js'

export { NodeType, nodeTypeLabels } from './enums.js'

/** Loader of each type, which shows what the type's own query shows. */
const nodeKinds: Readonly<Record<NodeType, NodeKind>> = {
  WAYBILL: { type: 'Waybill', loader: 'waybill' },
  CARD: { type: 'Card', loader: 'card' },
  RECEIPT: { type: 'Receipt', loader: 'receipt' },
  SETTLEMENT: { type: 'Settlement', loader: 'settlement' },
  PAYMENT: { type: 'Payment', loader: 'payment' },
  INVOICE: { type: 'Invoice', loader: 'invoice' },
  PROJECT: { type: 'Project', loader: 'project' },
  DUMP_SITE: { type: 'DumpSite', loader: 'dumpSite' },
  CAPTAIN: { type: 'Captain', loader: 'captain' },
  DRIVER: { type: 'Driver', loader: 'driver' },
  TRUCK: { type: 'Truck', loader: 'truck' },
  MACHINE: { type: 'Machine', loader: 'machine' },
  TICKET_PURCHASE: { type: 'TicketPurchase', loader: 'ticketPurchase' },
  TICKET_COLLECTION: { type: 'TicketCollection', loader: 'ticketCollection' },
  TICKET_REFUND: { type: 'TicketRefund', loader: 'ticketRefund' },
  TICKET_RECONCILIATION: { type: 'TicketReconciliation', loader: 'ticketReconciliation' },
}

/** One way to a record of any kind, by the loaders of the domains that have it. */
export const node = defineDomain({
  name: 'node',
  services: () => ({}),
  resolvers: () => [new NodeResolver(nodeKinds)],
})
