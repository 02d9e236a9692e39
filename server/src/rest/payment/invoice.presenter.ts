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

/** An invoice of the list (001 §3), with the number and the amount of the payment that it was given for. */
export const invoiceMembers = rowOfFields(invoiceTable)
export const invoiceOf: (invoice: InvoiceView) => Record<string, unknown> = presenterOf(invoiceMembers.row)

/** What the page of paid invoices is opened with (001 §2). */
export const paidShape = z.object({
  paymentNo: textOrNull(paymentTable.paymentNo.label),
  amt: decimalOrNull(paymentTable.amt.label),
  invoices: z.array(invoiceMembers.shape).describe('发票'),
})

const claim = rowOfFields(pick(invoiceWaybillTable, 'amt'))
/** A waybill with every field, and what the invoice claims of it. */
export const claimedShape = waybillShape.extend(claim.shape.shape)
const showClaim = presenterOf(claim.row)
export const claimedOf = (waybill: WaybillView, own: InvoiceWaybillView): Record<string, unknown> => ({
  ...waybillOf(waybill),
  ...showClaim(own),
})
