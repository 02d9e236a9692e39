import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { WaybillView } from '../../waybill/index.js'
import { SettlementStatus } from '../enums.js'
import { SettleAction, settleActionsOf } from '../line/settle-actions.js'
import { SettlementView } from './settlement.view.js'

/** Waybills know nothing of settlements but their ids: what is beside the id comes from here. */
@Resolver(() => WaybillView)
export class WaybillSettlementResolver {
  @FieldResolver(() => SettlementView, { nullable: true, description: '结算单；不可查看结算单的人看不到' })
  settlement(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { settlementId }: WaybillView,
  ): Promise<SettlementView | null> | null {
    return settlementId ? loaders.settlement(info).load({ actor, id: settlementId }) : null
  }

  @FieldResolver(() => SettlementStatus, { nullable: true, description: '所在结算单的状态' })
  settlementStatus(@Root() waybill: WaybillView): SettlementStatus | null {
    return statusOf(waybill)
  }

  @FieldResolver(() => [SettleAction], { description: '结算运单的各种操作，能否对这张运单做' })
  settleActions(@Ctx() { actor }: RequestContext, @Root() waybill: WaybillView): SettleAction[] {
    return settleActionsOf(actor, { ...waybill, settlementStatus: statusOf(waybill) })
  }
}

/** The column is the settlement's own. */
export const statusOf = ({ settlementStatus }: WaybillView) => settlementStatus as SettlementStatus | null
