import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { DecimalScalar } from '../../../kernel/graphql.js'
import type { Money } from '../../../kernel/money/money.js'
import { WaybillView } from '../../waybill/index.js'

@ObjectType('WaybillTicket', { description: '运单用的票' })
export class WaybillTicketView {
  @Field(() => DecimalScalar, { description: '票据成本（元）：当月该渣土场、土质的平均单价' })
  cost!: Money
}

/**
 * Cost of a waybill's ticket; waybills only know whether they have one. It is an object of its own, so that the
 * database can write pages of waybills without it.
 */
@Resolver(() => WaybillView)
export class WaybillTicketResolver {
  @FieldResolver(() => WaybillTicketView, {
    nullable: true,
    description: '所用的票；未用票、尚无单价或不可查看票据的人看不到',
  })
  async ticket(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { id }: WaybillView,
  ): Promise<WaybillTicketView | null> {
    const cost = await loaders.ticketCost.load({ actor, id })
    return cost === null ? null : { cost }
  }
}
