import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { WaybillView } from '../../waybill/index.js'
import { SettlementStatus } from '../enums.js'
import { SettleAction, settleActionsOf } from '../line/settle-actions.js'

/** Edge from a waybill, which knows only the id of its settlement. */
@Resolver(() => WaybillView)
export class WaybillSettlementResolver {
  @FieldResolver(() => SettlementStatus, { nullable: true, description: '所在结算单的状态' })
  settlementStatus(@Root() waybill: WaybillView): SettlementStatus | null {
    return statusOf(waybill)
  }

  @FieldResolver(() => [SettleAction], { description: '结算运单的各种操作，能否对这张运单做' })
  settleActions(@Ctx() { actor }: RequestContext, @Root() waybill: WaybillView): SettleAction[] {
    return settleActionsOf(actor, { ...waybill, settlementStatus: statusOf(waybill) })
  }
}

/** State of the settlement, typed: the domain of waybills does not know the states. */
export const statusOf = ({ settlementStatus }: WaybillView) => settlementStatus as SettlementStatus | null
