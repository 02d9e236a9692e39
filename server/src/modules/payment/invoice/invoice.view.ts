import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { Deletion } from '../../../kernel/command/deletion.js'
import { describe, objectOf, pick } from '../../../kernel/fields.js'
import { DecimalScalar, day, describeEnum, optional, text } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { invoiceSettlementTable, invoiceTable as table } from './fields.js'

@ObjectType('Invoice', { description: '发票：收款人为其运单开具的；红字发票的数量和金额为负' })
export class InvoiceView extends nodeOf(table) {
  companyAuthId!: string
}

@ObjectType({ description: '发票认领的一张结算单' })
export class InvoiceSettlementView extends objectOf(invoiceSettlementTable) {}

const sums = pick(table, ...(['invoiceSumPrice', 'taxInvoiceSumPrice', 'sumPrice', 'claimedAmt', 'leftAmt'] as const))

@ObjectType({ description: '查询到的发票的合计；红字发票为负，与蓝字相抵' })
export class InvoiceSummary extends objectOf(sums) {}

@ObjectType({ description: '一页发票' })
export class InvoicePage extends pageOf('发票', InvoiceView, InvoiceSummary) {}

@InputType({ description: '发票查询条件' })
export class InvoiceFilter extends listFilterOf(table, 'Invoice') {
  @Field(text, optional(`所认领运单的${invoiceSettlementTable.settleNo.label}`))
  settleNo?: string | null

  @Field(() => ID, optional(`所认领运单的${invoiceSettlementTable.settlementId.label}`))
  settlementId?: string | null

  @Field(() => Boolean, optional('是否还有可认领的金额'))
  open?: boolean | null

  @Field(day, optional(`${table.invoiceDate.label}起，yyyy-MM-dd`))
  invoiceDateFrom?: string | null

  @Field(day, optional(`${table.invoiceDate.label}止，yyyy-MM-dd`))
  invoiceDateTo?: string | null
}

export enum InvoiceSortField {
  INVOICE_SN = 'INVOICE_SN',
  INVOICE_DATE = 'INVOICE_DATE',
  PAYEE_NAME = 'PAYEE_NAME',
  SUM_PRICE = 'SUM_PRICE',
  LEFT_AMT = 'LEFT_AMT',
  CREATE_TIME = 'CREATE_TIME',
}
describeEnum('InvoiceSortField', InvoiceSortField, '发票排序字段')

@InputType({ description: '发票排序' })
export class InvoiceSort extends sortBy(InvoiceSortField) {}

/** Members that the inputs of an invoice and of a red-letter invoice share. */
@InputType()
abstract class InvoiceNumber {
  @Field({ description: `${table.invoiceSn.label}，8 位或 20 位数字` })
  invoiceSn!: string

  @Field(text, optional(`${table.invoiceCode.label}，10 位或 12 位数字；20 位号码的全电发票不填`))
  invoiceCode?: string | null

  @Field(day, { description: describe(table.invoiceDate) })
  invoiceDate!: string

  @Field(text, optional(takes(table.invoiceUrl)))
  invoiceUrl?: string | null

  @Field(text, optional(takes(table.remark)))
  remark?: string | null
}

@InputType({ description: '发票' })
export class InvoiceInput extends InvoiceNumber {
  @Field(() => ID, optional(`${table.payeeId.label}；不填则为付款单的收款人`))
  payeeId?: string | null

  @Field(text, optional(`${takes(table.sellerName)}；不填则为收款人的承运人名称`))
  sellerName?: string | null

  @Field(text, optional(`${table.sellerTaxNo.label}，15 至 20 位`))
  sellerTaxNo?: string | null

  @Field(() => DecimalScalar, optional(table.invoiceSumCount.label))
  invoiceSumCount?: Quantity | null

  @Field(() => DecimalScalar, { description: describe(table.invoiceSumPrice) })
  invoiceSumPrice!: Money

  @Field(() => DecimalScalar, { description: `${describe(table.taxPoint)}，0 至 100` })
  taxPoint!: Quantity

  @Field(
    () => DecimalScalar,
    optional(`${describe(table.taxInvoiceSumPrice)}；填写则核对，与不含税金额×税率不同的须有发票原件（XML、OFD、PDF）`),
  )
  taxInvoiceSumPrice?: Money | null

  @Field(() => DecimalScalar, optional(`${describe(table.sumPrice)}；填写则核对`))
  sumPrice?: Money | null

  @Field(() => ID, optional('所属付款单的编号，须为同一收款人的'))
  paymentId?: string | null
}

@InputType({ description: `${table.red.label}：税率、收款人和销售方与蓝字发票相同` })
export class RedInvoiceInput extends InvoiceNumber {
  @Field(() => DecimalScalar, optional(`所冲销的${describe(table.invoiceSumPrice)}，填正数；不填则为未冲销的全部`))
  invoiceSumPrice?: Money | null

  @Field(() => DecimalScalar, optional(`${table.invoiceSumCount.label}，所冲销的，填正数`))
  invoiceSumCount?: Quantity | null
}

@ObjectType({ implements: Deletion, description: '已删除的一张发票' })
export class InvoiceDeletion extends Deletion {
  @Field(() => ID, optional('所删的是红字发票时，随之恢复金额的蓝字发票'))
  originalId!: string | null
}
