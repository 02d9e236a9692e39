import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../graphql/context.js'
import { WaybillView } from '../../waybill/index.js'
import { SettlementView } from './settlement.view.js'

/** Waybills know nothing of settlements but their ids: what is beside the id comes from here. */
@Resolver(() => WaybillView)
export class WaybillSettlementResolver {
  @FieldResolver(() => SettlementView, { nullable: true, description: '结算单；不可查看结算单的人看不到' })
  settlement(
    @Ctx() { actor, loaders }: Context,
    @Info() info: GraphQLResolveInfo,
    @Root() { settlementId }: WaybillView,
  ): Promise<SettlementView | null> | null {
    return settlementId ? loaders.settlement(info).load({ actor, id: settlementId }) : null
  }
}
