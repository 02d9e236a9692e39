import { Field, ObjectType } from 'type-graphql'
import { type Fields, objectOf } from '../../../kernel/fields.js'
import { invoiceTable as invoice } from '../invoice/fields.js'

const nullable = { nullable: true } as const

/** Fields of a reading: the invoice's own, as forms take them, and further ones that a person compares. */
const table = {
  invoiceCode: { ...invoice.invoiceCode, ...nullable },
  invoiceSn: { ...invoice.invoiceSn, ...nullable },
  invoiceDate: { ...invoice.invoiceDate, ...nullable },
  sellerName: { ...invoice.sellerName, ...nullable },
  sellerTaxNo: { ...invoice.sellerTaxNo, ...nullable },
  buyerName: { label: '购买方', kind: 'text', ...nullable },
  buyerTaxNo: { label: '购买方税号', kind: 'text', ...nullable },
  invoiceSumCount: { ...invoice.invoiceSumCount, note: '，各项目之和' },
  invoiceSumPrice: { ...invoice.invoiceSumPrice, ...nullable },
  taxPoint: { ...invoice.taxPoint, ...nullable, note: '（%），各项目不同则为空' },
  taxInvoiceSumPrice: { label: invoice.taxInvoiceSumPrice.label, kind: 'money', ...nullable },
  sumPrice: { ...invoice.sumPrice, ...nullable },
  itemCount: { label: '项目数', kind: 'count', ...nullable },
  remark: { ...invoice.remark, ...nullable },
} as const satisfies Fields

@ObjectType('InvoiceReading', { description: '从发票文件读到的内容，供登记发票时核对；没有读到的为空' })
export class InvoiceReadingView extends objectOf(table) {
  @Field(() => [String], { description: '没有读到、不合规则或合不上的字段名，请核对' })
  unsure!: string[]
}
