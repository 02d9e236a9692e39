import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { TicketEntryService } from './entry.service.js'
import {
  TicketCorrectionInput,
  TicketEntryFilter,
  TicketEntryPage,
  TicketEntrySort,
  TicketEntryView,
} from './entry.view.js'

@Resolver(() => TicketEntryView)
export class TicketEntryResolver {
  constructor(private readonly entries: TicketEntryService) {}

  @Query(() => TicketEntryPage, { name: 'ticketEntries', description: '票据流水，默认按发生时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => TicketEntryFilter, { nullable: true }) filter?: TicketEntryFilter,
    @Arg('sort', () => [TicketEntrySort], { nullable: true }) sort?: TicketEntrySort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<TicketEntryPage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.entries.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Mutation(() => TicketEntryView, { description: '更正票据：记一笔领票、用票或退票，领票的更正同时增减公司库存' })
  correctTickets(
    @Ctx() context: RequestContext,
    @Arg('input', () => TicketCorrectionInput) input: TicketCorrectionInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketEntryView> {
    return this.entries.correct(context.actor, { input, idempotencyKey })
  }
}
