import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { WaybillView } from '../waybill/waybill.view.js'
import { ConfirmationView } from './confirmation.view.js'

/** Standing words of the sides of a trip, at most one each. */
@Resolver(() => WaybillView)
export class ConfirmationResolver {
  @FieldResolver(() => [ConfirmationView], {
    description: '司机与渣土场现在的签认，一方至多一条；只有公司的人看得到',
  })
  confirmations(@Ctx() { actor, loaders }: RequestContext, @Root() { id }: WaybillView): Promise<ConfirmationView[]> {
    return loaders.confirmationsOfWaybill.load({ actor, id })
  }
}
