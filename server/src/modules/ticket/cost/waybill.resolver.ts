import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../graphql/context.js'
import { DecimalScalar } from '../../../kernel/graphql.js'
import type { Money } from '../../../kernel/money/money.js'
import { WaybillView } from '../../waybill/index.js'

/** Waybills know whether they left with a ticket; what it cost comes from here. */
@Resolver(() => WaybillView)
export class WaybillTicketResolver {
  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: '票据成本（元）：当月该渣土场、土质的平均单价；未用票、尚无单价或不可查看票据的人看不到',
  })
  ticketCost(@Ctx() { actor, loaders }: Context, @Root() { id }: WaybillView): Promise<Money | null> {
    return loaders.ticketCost.load({ actor, id })
  }
}
