import { type Field, pick } from '../../../kernel/fields.js'
import { leftOutTable } from '../../../kernel/list/left-out.js'
import { unitFieldsOf } from '../../../kernel/list/stats.types.js'
import { invoiceTable } from '../invoice/fields.js'

const nullable = { nullable: true } as const
const [issued, made] = [unitFieldsOf(invoiceTable.invoiceDate), unitFieldsOf(invoiceTable.createTime)]

/** Fields by which invoices are told apart; each is there where the figures are asked by it. */
export const groupTable = {
  red: { ...invoiceTable.red, ...nullable },
  payeeId: { ...invoiceTable.payeeId, ...nullable },
  sellerName: { ...invoiceTable.sellerName, ...nullable },
  sellerTaxNo: invoiceTable.sellerTaxNo,
  taxPoint: { ...invoiceTable.taxPoint, ...nullable },
  createBy: { ...invoiceTable.createBy, ...nullable },
  day: issued.day,
  month: issued.month,
  year: issued.year,
  createDay: made.day,
  createMonth: made.month,
  createYear: made.year,
} as const satisfies Record<string, Field>

/** Sums of a group: those of the list's own summary, and how much was cancelled. */
export const measureTable = {
  counted: leftOutTable.counted,
  ...pick(invoiceTable, 'invoiceSumPrice', 'taxInvoiceSumPrice', 'sumPrice', 'claimedAmt', 'cancelledAmt', 'leftAmt'),
  ...pick(invoiceTable, 'waybillCnt'),
} as const satisfies Record<string, Field>
