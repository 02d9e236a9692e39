import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from 'type-graphql'
import { Asked } from '../../../kernel/command/asked.js'
import type { RequestContext } from '../../../kernel/context.js'
import { optional } from '../../../kernel/graphql.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { InvoiceClaimService } from './claim.service.js'
import { ClaimInvoiceInput, ClaimResult, InvoiceWaybillPage } from './claim.view.js'
import { invoiceWaybillTable } from './fields.js'
import { InvoiceSettlementView, InvoiceView } from './invoice.view.js'

const someArg = optional(`${invoiceWaybillTable.waybillId.label}；不填则为全部`)

@Resolver(() => InvoiceView)
export class InvoiceClaimResolver {
  constructor(private readonly claims: InvoiceClaimService) {}

  @Mutation(() => [ClaimResult], {
    description: '发票认领运单，逐张返回结果：一张运单只能被认领一次，认领的合计不超过发票的可认领金额',
  })
  claimInvoices(
    @Ctx() { actor }: RequestContext,
    @Arg('input', () => [ClaimInvoiceInput], { description: '各发票，最多 100 张' }) input: ClaimInvoiceInput[],
    @Args() asked: Asked,
  ): Promise<ClaimResult[]> {
    return this.claims.claim(actor, input, asked)
  }

  @Mutation(() => InvoiceView, { description: '释放发票认领的运单，可再被认领' })
  releaseInvoiceClaims(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, { description: '发票' }) id: string,
    @Args() asked: Asked,
    @Arg('waybillIds', () => [ID], someArg) waybillIds?: string[],
  ): Promise<InvoiceView> {
    return this.claims.release(actor, { id, waybillIds }, asked)
  }

  @FieldResolver(() => InvoiceWaybillPage, { description: '认领的运单，先出场的在前' })
  waybills(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { id }: InvoiceView,
    @Arg('page', () => PageInput, pageArg) page: PageInput,
  ): Promise<InvoiceWaybillPage> {
    return loaders.waybillsOfInvoice(info, page).load({ actor, id })
  }

  @FieldResolver(() => InvoiceWaybillPage, {
    description: '可以认领的运单：收款人的，在已审核或已付款的结算单中，还没有发票',
  })
  claimableWaybills(
    @Ctx() { actor, loaders }: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Root() { id }: InvoiceView,
    @Arg('page', () => PageInput, pageArg) page: PageInput,
    @Arg('settlementId', () => ID, { nullable: true, description: '只列一张结算单的' }) settlementId?: string,
  ): Promise<InvoiceWaybillPage> {
    return loaders.claimableWaybills(info, { settlementId, page }).load({ actor, id })
  }

  @FieldResolver(() => [InvoiceSettlementView], { description: '有运单可以认领的结算单，后生成的在前，最多 500 张' })
  claimableSettlements(
    @Ctx() { actor, loaders }: RequestContext,
    @Root() { id }: InvoiceView,
  ): Promise<InvoiceSettlementView[]> {
    return loaders.claimableSettlements.load({ actor, id })
  }
}
