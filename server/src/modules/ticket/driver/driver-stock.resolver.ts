import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { Reads } from '../../../kernel/reads.js'
import { TicketDriverStockService } from './driver-stock.service.js'
import { OwnTicket, TicketDriverStockFilter, TicketDriverStockPage } from './driver-stock.view.js'

/** Kept sums of all years, of every driver and place. */
const OF_ALL = 60_000

@Resolver()
export class TicketDriverStockResolver {
  constructor(private readonly stocks: TicketDriverStockService) {}

  @Reads((_, asked) => (asked.has('total') || asked.has('summary') ? 2 * OF_ALL : OF_ALL))
  @Query(() => TicketDriverStockPage, {
    name: 'ticketDriverStocks',
    description: '司机手中的票：一行一个司机、项目、渣土场和土质',
  })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => TicketDriverStockFilter, { nullable: true }) filter?: TicketDriverStockFilter,
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketDriverStockPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.stocks.list(context.actor, { filter, page, fields, counted })
  }

  @Query(() => [OwnTicket], { description: '司机本人手中的票，最近用过的在前，至多100行；不是司机的没有' })
  ownTickets(@Ctx() { actor }: RequestContext): Promise<OwnTicket[]> {
    return this.stocks.own(actor)
  }
}
