import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType, movesOf } from '../../../kernel/command/action-type.js'
import { Asked } from '../../../kernel/command/asked.js'
import { deletionOf } from '../../../kernel/command/deletion.js'
import { RefusedAction } from '../../../kernel/command/refused-action.js'
import type { RequestContext } from '../../../kernel/context.js'
import { requestedFields } from '../../../kernel/graphql.js'
import { countsWanted } from '../../../kernel/list/list.js'
import { PageInput, pageArg } from '../../../kernel/list/page.types.js'
import { invoiceMachine } from './invoice.machine.js'
import { InvoiceService } from './invoice.service.js'
import {
  InvoiceDeletion,
  InvoiceFilter,
  InvoiceInput,
  InvoicePage,
  InvoiceSort,
  InvoiceView,
  RedInvoiceInput,
} from './invoice.view.js'

/** Verbs of an invoice. */
const InvoiceAction = actionType('Invoice', movesOf(invoiceMachine))

const versionArg = { nullable: true, description: apiTexts.seenVersion } as const

@Resolver(() => InvoiceView)
export class InvoiceResolver {
  constructor(private readonly invoices: InvoiceService) {}

  @Query(() => InvoicePage, { name: 'invoices', description: '发票列表，默认按登记时间降序' })
  list(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('filter', () => InvoiceFilter, { nullable: true }) filter?: InvoiceFilter,
    @Arg('sort', () => [InvoiceSort], { nullable: true }) sort?: InvoiceSort[],
    @Arg('page', () => PageInput, pageArg) page?: PageInput,
  ): Promise<InvoicePage> {
    const [fields, counted] = [requestedFields(info, 'records'), countsWanted(requestedFields(info))]
    return this.invoices.list(context.actor, { filter, sort, page, fields, counted })
  }

  @Query(() => InvoiceView, { name: 'invoice', nullable: true, description: '取一张发票' })
  async find(
    @Ctx() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => ID) id: string,
  ): Promise<InvoiceView | null> {
    return (await this.invoices.find(context.actor, id, requestedFields(info))) ?? null
  }

  @Mutation(() => InvoiceView, {
    description: '登记发票；同一代码和号码的发票只能登记一次，税额和价税合计由不含税金额和税率得出',
  })
  createInvoice(
    @Ctx() context: RequestContext,
    @Arg('input', () => InvoiceInput) input: InvoiceInput,
    @Args() asked: Asked,
  ): Promise<InvoiceView> {
    return this.invoices.create(context.actor, input, asked)
  }

  @Mutation(() => InvoiceView, {
    description: '修改发票，内容以所给的为准；已认领或已红冲的，金额和收款人不能改；红字发票的数量和金额填正数',
  })
  updateInvoice(
    @Ctx() context: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => InvoiceInput) input: InvoiceInput,
    @Args() asked: Asked,
  ): Promise<InvoiceView> {
    return this.invoices.update(context.actor, { id, version, ...input }, asked)
  }

  @Mutation(() => InvoiceDeletion, { description: '删除没有认领运单、没有红字发票的发票；删除红字发票则蓝字发票恢复' })
  async deleteInvoice(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID) id: string,
    @Args() asked: Asked,
    @Arg('version', () => Int, versionArg) version?: number,
  ): Promise<InvoiceDeletion> {
    const changed = await this.invoices.delete(actor, { id, version }, asked)
    return { ...deletionOf('Invoice', id), ...changed }
  }

  @Mutation(() => InvoiceView, { description: '登记红字发票：冲销一张发票未认领的全部或部分金额；返回红字发票' })
  createRedInvoice(
    @Ctx() { actor }: RequestContext,
    @Arg('id', () => ID, { description: '所冲销的蓝字发票' }) id: string,
    @Arg('input', () => RedInvoiceInput) input: RedInvoiceInput,
    @Args() asked: Asked,
  ): Promise<InvoiceView> {
    return this.invoices.createRed(actor, { id, ...input }, asked)
  }

  @FieldResolver(() => [InvoiceAction], { description: apiTexts.actions })
  allowedActions(@Ctx() { actor }: RequestContext, @Root() invoice: InvoiceView): string[] {
    return invoiceMachine.actions(ENTERED, actor, invoice)
  }

  @FieldResolver(() => [RefusedAction], { description: apiTexts.refusedActions })
  refusedActions(@Ctx() { actor }: RequestContext, @Root() invoice: InvoiceView): RefusedAction[] {
    return invoiceMachine.refusedActions(ENTERED, actor, invoice)
  }
}

const ENTERED = invoiceMachine.initial
