import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { DeskCompanyView } from '../../company/index.js'

/** Numbers about the use of a company, for the platform's desk, without any row. */
@Resolver(() => DeskCompanyView)
export class SettlementUsageResolver {
  @FieldResolver(() => Int, { description: '结算卡数' })
  cards(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: DeskCompanyView): Promise<number> {
    return loaders.cardUsage.load({ actor, id })
  }

  @FieldResolver(() => Int, { description: '结算单数' })
  settlements(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: DeskCompanyView): Promise<number> {
    return loaders.settlementUsage.load({ actor, id })
  }
}
