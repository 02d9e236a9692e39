import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { TicketRecountService } from './recount.service.js'
import { TicketRecount } from './recount.view.js'

@Resolver()
export class TicketRecountResolver {
  constructor(private readonly recounts: TicketRecountService) {}

  @Mutation(() => TicketRecount, {
    description: '重新计算某渣土场、土质一个月的票据合计与成本：与运单和流水核对，改正不符之处',
  })
  recountTickets(
    @Ctx() context: RequestContext,
    @Arg('garbageId', () => ID) garbageId: string,
    @Arg('yearMonth', () => String, { description: 'yyyy-MM' }) yearMonth: string,
    @Arg('soilType', () => String) soilType: string,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<TicketRecount> {
    return this.recounts.recount(context.actor, { garbageId, yearMonth, soilType, idempotencyKey })
  }
}
