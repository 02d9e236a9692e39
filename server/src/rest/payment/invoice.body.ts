import { z } from 'zod'
import { MAX_ROWS } from '../../modules/payment/invoice/claim.service.js'
import { invoiceTable as table } from '../../modules/payment/invoice/fields.js'
import { invoiceTexts } from '../../modules/payment/invoice/texts.js'
import { paymentSettlementTable } from '../../modules/payment/payment/fields.js'
import { decimal, given, judgedRow, maybe, rowsOf, texts as textList } from '../fields.js'
import { EXAMPLE_ID } from '../openapi/examples.js'

const MAX_ID = 36
const MOST = 20_000

/** Members of a new invoice, by the names of the list's rows. */
const entered = {
  invoiceSn: given(table.invoiceSn.label),
  invoiceCode: maybe(table.invoiceCode.label),
  invoiceDate: given(`${table.invoiceDate.label}${table.invoiceDate.note}`),
  payeeId: maybe(table.payeeId.label, MAX_ID),
  sellerName: maybe(table.sellerName.label),
  sellerTaxNo: maybe(table.sellerTaxNo.label),
  invoiceSumCount: decimal(table.invoiceSumCount.label).nullish(),
  invoiceSumPrice: decimal(table.invoiceSumPrice.label),
  taxPoint: decimal(`${table.taxPoint.label}${table.taxPoint.note}`),
  taxInvoiceSumPrice: decimal(table.taxInvoiceSumPrice.label).nullish(),
  sumPrice: decimal(table.sumPrice.label).nullish(),
  paymentId: maybe(table.paymentId.label, MAX_ID),
  invoiceUrl: maybe(table.invoiceUrl.label),
  remark: maybe(table.remark.label),
}
const fresh = z.object(entered)

const row = z
  .object({
    id: maybe(`${table.id.label}，没有则按发票号码登记新的`, MAX_ID),
    invoiceId: maybe(`${table.id.label}，同 id`, MAX_ID),
    settleId: maybe(paymentSettlementTable.settlementId.label, MAX_ID),
    settleIds: textList(paymentSettlementTable.settlementId.label, MOST).nullish(),
    waybillIds: textList(invoiceTexts.waybills, MOST).nullish(),
    ...fresh.partial().shape,
  })
  .transform(({ id, invoiceId = id, settleId, settleIds, waybillIds, ...said }, context) => {
    const wanted = { settlementIds: settleIds ?? (settleId ? [settleId] : []), waybillIds: waybillIds ?? [] }
    if (invoiceId) return { invoiceId, ...wanted }
    const { data: invoice, error } = fresh.safeParse(said)
    if (invoice) return { invoice, ...wanted }
    for (const { path, message } of error.issues) context.issues.push({ code: 'custom', path, message, input: said })
    return z.NEVER
  })

/** Name of a row that cannot be read: its invoice, or the number of its new one. */
function nameOf(row: unknown): string {
  const { id, invoiceId = id, invoiceSn } = new Object(row) as Record<string, unknown>
  const name = invoiceId ?? invoiceSn
  return typeof name === 'string' || typeof name === 'number' ? String(name) : ''
}

/** Invoices that claim waybills, stored or new ones. */
export const claimBody = rowsOf(judgedRow(row, nameOf), invoiceTexts.invoices, MAX_ROWS).meta({
  example: [{ id: EXAMPLE_ID, settleIds: [EXAMPLE_ID] }],
})
