import { publish } from '../../kernel/sql/publish.js'
import { TicketMonthCost } from './cost/cost.entity.js'
import { TicketEntry } from './entry/entry.entity.js'
import { TicketRefund } from './refund/refund.entity.js'

/** What other domains may read of the tables here. */
export const publishedByTicket = [
  publish(TicketMonthCost, '票据的月平均单价', ['companyId', 'dumpSiteId', 'soilType', 'month', 'price']),
  publish(TicketEntry, '票据流水', [
    ...(['companyId', 'id', 'kind', 'quantity', 'projectId', 'dumpSiteId', 'soilType'] as const),
    ...(['happenedAt', 'companyChange', 'refundId'] as const),
  ]),
  publish(TicketRefund, '退票的退款单价', ['companyId', 'id', 'projectId', 'price']),
] as const
