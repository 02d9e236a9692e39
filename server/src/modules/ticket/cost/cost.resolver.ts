import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { Reads } from '../../../kernel/reads.js'
import { TicketPeriod } from '../enums.js'
import { daysAskedOf } from '../stat/range.js'
import { TicketStatFilter } from '../stat/stat.view.js'
import { TicketCostService } from './cost.service.js'
import { TicketMonthCostFilter, TicketMonthCostPage, TicketMonthCostView } from './cost.view.js'
import { TicketCostTrend } from './trend.view.js'

/** Kept sums of the places with used tickets, and the price of each, over all projects. */
const A_DAY = 50
const A_MONTH = 60

@Resolver(() => TicketMonthCostView)
export class TicketCostResolver {
  constructor(private readonly costs: TicketCostService) {}

  @Query(() => TicketMonthCostPage, { name: 'ticketMonthCosts', description: '票据月成本，月份近的在前' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => TicketMonthCostFilter, { nullable: true }) filter?: TicketMonthCostFilter,
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketMonthCostPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.costs.list(context.actor, { filter, page, fields, counted })
  }

  @Reads(({ by, filter }) =>
    by === TicketPeriod.DAY ? A_DAY * daysAskedOf(filter) : A_MONTH * Math.ceil(daysAskedOf(filter) / 30),
  )
  @Query(() => TicketCostTrend, { name: 'ticketCostTrend', description: '票据成本走势：全部项目合计，按票日或按月' })
  trend(
    @Ctx() context: RequestContext,
    @Arg('by', () => TicketPeriod, { defaultValue: TicketPeriod.DAY }) by: TicketPeriod,
    @Arg('filter', () => TicketStatFilter, { nullable: true }) filter?: TicketStatFilter,
  ): Promise<TicketCostTrend> {
    return this.costs.trend(context.actor, by, filter ?? {})
  }
}
