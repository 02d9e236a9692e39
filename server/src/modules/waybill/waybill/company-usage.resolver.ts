import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { DeskCompanyView } from '../../company/index.js'

/** Numbers about the use of a company, for the platform's desk, without any row. */
@Resolver(() => DeskCompanyView)
export class WaybillUsageResolver {
  @FieldResolver(() => Int, { description: '运单数' })
  waybills(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: DeskCompanyView): Promise<number> {
    return loaders.waybillUsage.load({ actor, id })
  }
}
