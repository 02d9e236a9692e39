import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../graphql/context.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { TicketStockService } from './stock.service.js'
import { TicketCompanyStockFilter, TicketCompanyStockPage, TicketStockFilter, TicketStockPage } from './stock.view.js'

@Resolver()
export class TicketStockResolver {
  constructor(private readonly stocks: TicketStockService) {}

  @Query(() => TicketStockPage, { name: 'ticketStocks', description: '各项目的票据库存，按项目、渣土场、土质排列' })
  list(
    @Ctx() context: Context,
    @Arg('filter', () => TicketStockFilter, { nullable: true }) filter?: TicketStockFilter,
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketStockPage> {
    return this.stocks.list(context.actor, { filter, page })
  }

  @Query(() => TicketCompanyStockPage, { name: 'ticketCompanyStocks', description: '公司票据库存，按渣土场、土质排列' })
  listCompany(
    @Ctx() context: Context,
    @Arg('filter', () => TicketCompanyStockFilter, { nullable: true }) filter?: TicketCompanyStockFilter,
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketCompanyStockPage> {
    return this.stocks.listCompany(context.actor, { filter, page })
  }
}
