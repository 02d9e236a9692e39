import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { RowResult } from '../../../kernel/command/row-result.js'
import { describe, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, optional, text } from '../../../kernel/graphql.js'
import { PageView } from '../../../kernel/list/page.types.js'
import type { Money } from '../../../kernel/money/money.js'
import { invoiceTable, invoiceWaybillTable } from './fields.js'

@ObjectType('InvoiceWaybill', { description: '发票认领的，或可以认领的一张运单' })
export class InvoiceWaybillView extends objectOf(invoiceWaybillTable) {}

@ObjectType({ description: '一页发票的运单，先出场的在前' })
export class InvoiceWaybillPage extends PageView {
  @Field(() => [InvoiceWaybillView], { description: '运单' })
  records!: InvoiceWaybillView[]

  @Field(() => DecimalScalar, { description: `全部运单的${describe(invoiceWaybillTable.amt)}` })
  amt!: Money
}

@InputType({ description: '一张发票认领的运单：所选结算单中收款人的全部运单，和所选的运单' })
export class ClaimInvoiceInput {
  @Field(() => ID, { description: '发票' })
  invoiceId!: string

  @Field(() => [ID], optional(`${invoiceWaybillTable.settlementId.label}：认领其中可认领的全部运单`))
  settlementIds?: string[] | null

  @Field(() => [ID], optional(invoiceWaybillTable.waybillId.label))
  waybillIds?: string[] | null
}

/** Result of one invoice's claim. */
@ObjectType({ description: '发票认领中一张发票的结果' })
export class ClaimResult extends RowResult {
  @Field(text, optional('拒绝的错误码'))
  code!: string | null

  @Field(text, optional(invoiceTable.invoiceSn.label))
  invoiceSn!: string | null

  @Field(() => Int, { description: '本次认领的运单数' })
  waybillCnt!: number

  @Field(() => DecimalScalar, { description: `本次${describe(invoiceWaybillTable.amt)}` })
  amt!: Money

  @Field(() => DecimalScalar, optional(`认领后的${describe(invoiceTable.leftAmt)}`))
  leftAmt!: Money | null
}
