import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { DeskCompanyView } from '../../company/index.js'

/** How much a company works with the platform: numbers for its desk, never a row. */
@Resolver(() => DeskCompanyView)
export class WaybillUsageResolver {
  @FieldResolver(() => Int, { description: '运单数' })
  waybills(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: DeskCompanyView): Promise<number> {
    return loaders.waybillUsage.load({ actor, id })
  }
}
