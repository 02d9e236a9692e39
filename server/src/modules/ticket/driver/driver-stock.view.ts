import { InputType, ObjectType } from 'type-graphql'
import { objectOf, pick } from '../../../kernel/fields.js'
import { filterOf } from '../../../kernel/list/found.js'
import { pageOf } from '../../../kernel/list/page.types.js'
import { driverStockTable as table } from './fields.js'

@ObjectType('TicketDriverStock', { description: '司机手中某项目、渣土场、土质的票' })
export class TicketDriverStockView extends objectOf(table) {}

@ObjectType({ description: '查询到的司机票的合计' })
export class TicketDriverStockSummary extends objectOf(
  pick(table, 'collected', 'used', 'usedOfProject', 'refunded', 'remaining'),
) {}

@ObjectType({ description: '一页司机的票，按司机、项目、渣土场、土质排列' })
export class TicketDriverStockPage extends pageOf('司机的票', TicketDriverStockView, TicketDriverStockSummary) {}

@InputType({ description: '司机票查询条件' })
export class TicketDriverStockFilter extends filterOf(table) {}

/** Tickets that a driver holds, as he sees them. */
@ObjectType({ description: '司机本人手中某项目、渣土场、土质的票，或最近90天用过的' })
export class OwnTicket extends objectOf(
  pick(table, 'projectName', 'garbageName', 'soilType', 'remaining', 'lastUsedAt'),
) {}
