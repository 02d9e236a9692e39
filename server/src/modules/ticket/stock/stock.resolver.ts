import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { Reads } from '../../../kernel/reads.js'
import { TicketStockService } from './stock.service.js'
import {
  TicketCompanyStockFilter,
  TicketCompanyStockPage,
  TicketStockFilter,
  TicketStockPage,
  TicketStockSort,
} from './stock.view.js'

@Resolver()
export class TicketStockResolver {
  constructor(private readonly stocks: TicketStockService) {}

  @Reads(4000)
  @Query(() => TicketStockPage, {
    name: 'ticketStocks',
    description: '各项目的票据库存，默认按紧急程度：库存不足的在前，其余按预计用完的先后排列',
  })
  list(
    @Ctx() context: RequestContext,
    @Arg('filter', () => TicketStockFilter, { nullable: true }) filter?: TicketStockFilter,
    @Arg('sort', () => [TicketStockSort], { nullable: true }) sort?: TicketStockSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketStockPage> {
    return this.stocks.list(context.actor, { filter, sort, page })
  }

  @Query(() => TicketCompanyStockPage, { name: 'ticketCompanyStocks', description: '公司票据库存，按渣土场、土质排列' })
  listCompany(
    @Ctx() context: RequestContext,
    @Arg('filter', () => TicketCompanyStockFilter, { nullable: true }) filter?: TicketCompanyStockFilter,
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketCompanyStockPage> {
    return this.stocks.listCompany(context.actor, { filter, page })
  }
}
