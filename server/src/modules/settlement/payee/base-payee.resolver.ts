import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { optional } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { reasonField } from '../line/fields.js'
import type { BasePayeeService } from './base-payee.service.js'
import { MergePayeesInput, PayeeContractInput } from './base-payee.view.js'
import { payeeTable, basePayeeTable as table } from './fields.js'
import { PayeeView } from './payee.view.js'

/** The verbs of payees besides those of all base data. */
@Resolver(() => PayeeView)
export class BasePayeeResolver {
  constructor(private readonly payees: BasePayeeService) {}

  @Mutation(() => PayeeView, {
    description: '登记收款人已签约及其合同；再次登记时，所给的合同代替原来的，不给合同的不变',
  })
  signPayee(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: payeeTable.payeeId.label }) id: string,
    @Arg('contract', () => PayeeContractInput, { nullable: true, description: '合同及其有效期' })
    contract: PayeeContractInput | undefined,
    @Args() asked: Asked,
  ): Promise<PayeeView> {
    return this.payees.sign(context.actor, { id, contract }, asked)
  }

  @Mutation(() => PayeeView, { description: '撤销签约登记：使用此收款人的结算单在重新签约前不能审核通过' })
  unsignPayee(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: payeeTable.payeeId.label }) id: string,
    @Arg('reason', { description: takes(reasonField) }) reason: string,
    @Args() asked: Asked,
  ): Promise<PayeeView> {
    return this.payees.unsign(context.actor, { id, reason }, asked)
  }

  @Mutation(() => PayeeView, {
    description:
      '核对校验位不符的卡号并写明仍用的原因，之后才可签约和付款；由录入账号以外的人核对，账号改动后须重新核对',
  })
  confirmPayeeAccount(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID, { description: payeeTable.payeeId.label }) id: string,
    @Arg('reason', { description: takes(reasonField) }) reason: string,
    @Args() asked: Asked,
  ): Promise<PayeeView> {
    return this.payees.confirmAccount(context.actor, { id, reason }, asked)
  }

  @Mutation(() => PayeeView, {
    description: '把重复的收款人并入另一个：未审核的运单改付给保留的，已审核或付款的不变，重复的停用。返回保留的收款人',
  })
  mergePayees(
    @Ctx() context: RequestContext,
    @Arg('input', () => MergePayeesInput) input: MergePayeesInput,
    @Args() asked: Asked,
  ): Promise<PayeeView> {
    return this.payees.merge(context.actor, input, asked)
  }

  @FieldResolver(() => PayeeView, optional(table.mergedIntoName.label))
  async mergedInto(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { mergedIntoId }: PayeeView,
  ): Promise<PayeeView | null> {
    if (mergedIntoId === null) return null
    return (await loaders.payee.load({ companyId: actor.companyId, id: mergedIntoId })) ?? null
  }
}
