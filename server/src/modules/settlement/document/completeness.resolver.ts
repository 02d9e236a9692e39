import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { Reads } from '../../../kernel/reads.js'
import { CompletenessService } from './completeness.service.js'
import { DocumentCompleteness } from './completeness.view.js'

@Resolver()
export class CompletenessResolver {
  constructor(private readonly completeness: CompletenessService) {}

  /** Lines, waybills and payees of each. */
  @Reads(({ settlementIds }) => 3000 * (Array.isArray(settlementIds) ? settlementIds.length : 1))
  @Query(() => [DocumentCompleteness], { description: '结算单的资料完整率：装车与出场照片、已签约的收款人、结算卡' })
  documentCompleteness(
    @Ctx() context: RequestContext,
    @Arg('settlementIds', () => [ID]) settlementIds: string[],
  ): Promise<DocumentCompleteness[]> {
    return this.completeness.rates(context.actor, settlementIds)
  }
}
