import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { keepPictures } from '../../file/index.js'
import { payeesByIds } from '../../settlement/index.js'
import { assertPast } from '../past.js'
import type { TaxSaid } from './document-tax.js'
import { invoiceTable } from './fields.js'
import { type Entered, findGivenFor, insertInvoice } from './invoice.queries.js'
import type { InvoiceSaid } from './invoice.schema.js'
import { invoiceTexts as texts } from './texts.js'

/** Argument with the day of an invoice. */
export const issued = { field: 'input.invoiceDate', label: invoiceTable.invoiceDate.label } as const

/** Writes a new invoice and returns its id. INVOICE_TAKEN, INVOICE_OTHER_PAYEE, NOT_FOUND. */
export async function enter(tx: Tx, said: InvoiceSaid, tax: TaxSaid): Promise<string> {
  await assertPast(tx, said.invoiceDate, issued)
  const entered = await enteredOf(tx, said, tax)
  await keepPictures(tx, [entered.invoiceUrl])
  return insertInvoice(tx, entered, null)
}

/** Columns of a new invoice, with its seller, and with the payee of its payment. */
export async function enteredOf(tx: Tx, said: InvoiceSaid, { tax, itemCount }: TaxSaid): Promise<Entered> {
  const { invoiceSn, invoiceCode, invoiceDate, invoiceSumPrice, taxPoint, paymentId } = said
  const payment = paymentId == null ? undefined : await findGivenFor(tx, paymentId)
  if (paymentId != null && !payment) throw new DomainError('NOT_FOUND', { what: texts.payment })
  const payeeId = said.payeeId ?? payment?.payeeId ?? ''
  const [payee] = await payeesByIds(tx, [payeeId])
  if (!payee) throw new DomainError('NOT_FOUND', { what: invoiceTable.payeeName.label })
  if (payment && payment.payeeId !== payee.id)
    throw new DomainError('INVOICE_OTHER_PAYEE', { invoiceSn, what: texts.payment + payment.paymentNo })
  return {
    invoiceSn,
    invoiceCode,
    invoiceDate,
    payeeId: payee.id,
    sellerName: said.sellerName ?? (payee.carrierName || payee.name),
    sellerTaxNo: said.sellerTaxNo ?? null,
    invoiceSumCount: said.invoiceSumCount ?? null,
    invoiceSumPrice,
    taxPoint,
    taxInvoiceSumPrice: tax,
    itemCount,
    paymentId: payment?.id ?? null,
    invoiceUrl: said.invoiceUrl ?? null,
    remark: said.remark ?? null,
  }
}
