import type { EdgeLoader } from '../../edge.js'
import type { NodeType } from '../enums.js'

export interface NodeKind {
  /** Name of the GraphQL type. */
  type: string
  loader: EdgeLoader
}

/** Loader of each type, which shows what the type's own query shows. */
export const nodeKinds: Readonly<Record<NodeType, NodeKind>> = {
  WAYBILL: { type: 'Waybill', loader: 'waybill' },
  PUNCH: { type: 'Punch', loader: 'punch' },
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
  SOIL: { type: 'Soil', loader: 'soil' },
  PROJECT_PHASE: { type: 'ProjectPhase', loader: 'phase' },
  PAYEE: { type: 'Payee', loader: 'ownPayee' },
  TICKET_PURCHASE: { type: 'TicketPurchase', loader: 'ticketPurchase' },
  TICKET_COLLECTION: { type: 'TicketCollection', loader: 'ticketCollection' },
  TICKET_REFUND: { type: 'TicketRefund', loader: 'ticketRefund' },
  TICKET_RECONCILIATION: { type: 'TicketReconciliation', loader: 'ticketReconciliation' },
}
