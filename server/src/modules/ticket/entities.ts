import { ofLimit, type Seen } from '../../kernel/sql/limit.js'
import { publish } from '../../kernel/sql/publish.js'
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

/** Columns that other domains may read of the tables here. */
export const publishedByTicket = [
  publish(TicketMonthCost, '票据的月平均单价', ['companyId', 'dumpSiteId', 'soilType', 'month', 'price']),
  publish(TicketEntry, '票据流水', [
    ...(['companyId', 'id', 'kind', 'quantity', 'projectId', 'dumpSiteId', 'soilType'] as const),
    ...(['happenedAt', 'companyChange', 'refundId'] as const),
  ]),
  publish(TicketRefund, '退票的退款单价', ['companyId', 'id', 'projectId', 'price']),
] as const

const ofTrip = (row: string): string =>
  `exists (select from published_waybill own
    where own.company_id = $company and own.id = ${row}.waybill_id and own.project_id = any($limit))`
const rowsOf = (which = ''): string =>
  `(select count(*)::int from ticket_reconciliation_row held
    where held.company_id = $company and held.reconciliation_id = t.id and ${ofTrip('held')}${which && ` and ${which}`})`
const verdict = (name: string): string => rowsOf(`held.verdict = '${name}'`)

/**
 * Rows that a member with a project limit sees. Entries of the company's own stock belong to no project, and he sees
 * them. A reconciliation has trips of all projects, and some that only the site has: he sees its rows with trips of his
 * projects.
 */
export const ticketSeen: Record<string, Seen> = {
  ticket_collection: ofLimit('project_id'),
  ticket_refund: ofLimit('project_id'),
  ticket_entry: { where: '(t.project_id is null or t.project_id = any($limit))' },
  ticket_count: ofLimit('project_id'),
  ticket_reconciliation: {
    where: `exists (select from ticket_reconciliation_row held
      where held.company_id = $company and held.reconciliation_id = t.id and ${ofTrip('held')})`,
    columns: {
      site_count: rowsOf(`held.verdict in ('SAME', 'DIFFER')`),
      our_count: rowsOf(),
      same_count: verdict('SAME'),
      differ_count: verdict('DIFFER'),
      site_only_count: verdict('SITE_ONLY'),
      ours_only_count: verdict('OURS_ONLY'),
      unresolved_count: rowsOf(`held.verdict <> 'SAME' and held.resolution is null`),
      void_reason: 'null::text',
    },
  },
  ticket_reconciliation_row: { where: ofTrip('t') },
}
