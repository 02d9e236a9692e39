import { z } from 'zod'
import { pick } from '../../kernel/fields.js'
import type { InvoiceWaybillView } from '../../modules/payment/invoice/claim.view.js'
import { invoiceTable, invoiceWaybillTable } from '../../modules/payment/invoice/fields.js'
import type { InvoiceView } from '../../modules/payment/invoice/invoice.view.js'
import { paymentTable } from '../../modules/payment/payment/fields.js'
import type { WaybillView } from '../../modules/waybill/waybill/waybill.view.js'
import { rowOfFields } from '../members.js'
import { presenterOf } from '../rows.js'
import { decimalOrNull, textOrNull } from '../shapes.js'
import { waybillOf, waybillShape } from '../waybill/presenter.js'

/** Invoice of the list (docs/behaviour/payment.md), with the number and amount of its payment. */
export const invoiceMembers = rowOfFields(invoiceTable)
export const invoiceOf: (invoice: InvoiceView) => Record<string, unknown> = presenterOf(invoiceMembers.row)

/** Parameters for opening the page of paid invoices (docs/behaviour/payment.md). */
export const paidShape = z.object({
  paymentNo: textOrNull(paymentTable.paymentNo.label),
  amt: decimalOrNull(paymentTable.amt.label),
  invoices: z.array(invoiceMembers.shape).describe('发票'),
})

const claim = rowOfFields(pick(invoiceWaybillTable, 'amt'))
/** Waybill with every field, and its amount that the invoice claims. */
export const claimedShape = waybillShape.extend(claim.shape.shape)
const showClaim = presenterOf(claim.row)
export const claimedOf = (waybill: WaybillView, own: InvoiceWaybillView): Record<string, unknown> => ({
  ...waybillOf(waybill),
  ...showClaim(own),
})
