import { publish } from '../../kernel/sql/publish.js'
import { TicketMonthCost } from './cost/cost.entity.js'

/** What other domains may read of the tables here. */
export const publishedByTicket = [
  publish(TicketMonthCost, '票据的月平均单价', ['companyId', 'dumpSiteId', 'soilType', 'month', 'price']),
] as const
