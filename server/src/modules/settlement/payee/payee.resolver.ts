import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { Reads } from '../../../kernel/reads.js'
import { SettlementView } from '../settlement/settlement.view.js'
import { payeeGroupTable } from './group.fields.js'
import { PayeeGroupService } from './group.service.js'
import { PayeeGroup, SetGroupPayeesInput } from './group.view.js'

const countOf = (ids: unknown): number => (Array.isArray(ids) ? ids.length : 0)

@Resolver()
export class PayeeResolver {
  constructor(private readonly groups: PayeeGroupService) {}

  /** Rows that are read for a line or a single waybill. */
  @Reads(({ settlementIds, waybillIds }) => 6000 * countOf(settlementIds) + 5 * countOf(waybillIds))
  @Query(() => [PayeeGroup], { description: '设置收款人时的分组：按结算单与交卡人，附现在的与推荐的收款人' })
  payeeGroups(
    @Ctx() context: RequestContext,
    @Arg('settlementIds', () => [ID], { nullable: true, description: payeeGroupTable.settlementId.label })
    settlementIds?: string[],
    @Arg('waybillIds', () => [ID], { nullable: true, description: payeeGroupTable.waybillIds.label })
    waybillIds?: string[],
  ): Promise<PayeeGroup[]> {
    return this.groups.groups(context.actor, { settlementIds, waybillIds })
  }

  @Mutation(() => [SettlementView], {
    description: '设置或更换各组运单的收款人，全部或全不；结算单审核通过后不能更换。返回所涉及的结算单',
  })
  setGroupPayees(
    @Ctx() context: RequestContext,
    @Arg('input', () => SetGroupPayeesInput) input: SetGroupPayeesInput,
    @Arg('idempotencyKey', () => String, { nullable: true }) idempotencyKey?: string,
  ): Promise<SettlementView[]> {
    return this.groups.setGroups(context.actor, { ...input, idempotencyKey })
  }
}
