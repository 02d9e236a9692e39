import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { Reads } from '../../../kernel/reads.js'
import { TicketPeriod } from '../enums.js'
import { daysAskedOf } from './range.js'
import { TicketStatService } from './stat.service.js'
import { TicketPlaces, TicketStatFilter, TicketStatPage, TicketStatSort, TicketStatView } from './stat.view.js'
import { TicketTrend } from './trend.view.js'

/** Kept sums of a day, over all projects and places. */
const A_DAY = 4

const CORRECTED = ['correctedCollects', 'correctedUses', 'correctedRefunds']

@Resolver(() => TicketStatView)
export class TicketStatResolver {
  constructor(private readonly stats: TicketStatService) {}

  @Query(() => TicketStatPage, { name: 'ticketStats', description: '票据统计，按项目排列，项目内默认按日期升序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('by', () => TicketPeriod, { defaultValue: TicketPeriod.DAY }) by: TicketPeriod,
    @Arg('filter', () => TicketStatFilter, { nullable: true }) filter?: TicketStatFilter,
    @Arg('sort', () => [TicketStatSort], { nullable: true }) sort?: TicketStatSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketStatPage> {
    const counted = countsWanted(requestedFields(info))
    const fields = requestedFields(info, 'records')
    const corrected = CORRECTED.some((name) => fields.has(name))
    return this.stats.list(context.actor, { by, filter, sort, page, counted, corrected })
  }

  @Reads(({ by, filter }) => (by === TicketPeriod.DAY ? A_DAY : A_DAY / 10) * daysAskedOf(filter))
  @Query(() => TicketTrend, { name: 'ticketTrend', description: '票据走势：全部项目合计，按票日或按月' })
  trend(
    @Ctx() context: RequestContext,
    @Arg('by', () => TicketPeriod, { defaultValue: TicketPeriod.DAY }) by: TicketPeriod,
    @Arg('filter', () => TicketStatFilter, { nullable: true }) filter?: TicketStatFilter,
  ): Promise<TicketTrend> {
    return this.stats.trend(context.actor, by, filter ?? {})
  }

  @Query(() => TicketPlaces, { name: 'ticketPlaces', description: '票据统计可选的项目、渣土场与土质' })
  places(@Ctx() context: RequestContext): Promise<TicketPlaces> {
    return this.stats.places(context.actor)
  }
}
