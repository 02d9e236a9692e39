import type { Actor } from '../../../kernel/command/actor.js'
import { type FieldError, invalidInput } from '../../../kernel/errors.js'
import { compareMoney, type Money, type Quantity, sameDecimal } from '../../../kernel/money/money.js'
import type { InvoiceReading } from '../../../platform/einvoice/read-invoice.js'
import { itemsOf, taxed } from './tax.js'
import { invoiceTexts as texts } from './texts.js'

/** Reads the document of an uploaded invoice; undefined for a picture, or without a document. */
export type ReadDocument = (actor: Actor, fileUrl: string) => Promise<InvoiceReading | undefined>

/** Entered amounts of an invoice, with the address of its document. */
interface Given {
  invoiceSumPrice: Money
  taxPoint: Quantity
  taxInvoiceSumPrice?: Money | null | undefined
  invoiceUrl?: string | undefined
}

/**
 * Checked tax of an invoice; itemCount is the number of items by which its document rounds, null where the tax was
 * entered by hand.
 */
export interface TaxSaid {
  tax: Money
  itemCount: number | null
}

/** Tax of a stored invoice, with the amounts that it belongs to; positive for a red-letter invoice, too. */
export type TaxKept = TaxSaid & { net: Money; taxPoint: Quantity }

/**
 * Tax of an invoice: net amount times tax point, or the stored tax while neither has changed. Any other tax must be
 * proved by a document, which is read before anything is locked. INVALID_INPUT says why the document does not prove it.
 */
export async function taxSaid(
  read: ReadDocument,
  actor: Actor,
  { invoiceSumPrice, taxPoint, taxInvoiceSumPrice, invoiceUrl }: Given,
  at: string,
  kept?: TaxKept,
): Promise<TaxSaid> {
  const { tax } = taxed(invoiceSumPrice, taxPoint)
  const isKept = kept && sameDecimal(kept.net, invoiceSumPrice) && sameDecimal(kept.taxPoint, taxPoint)
  const own: TaxSaid = isKept ? { tax: kept.tax, itemCount: kept.itemCount } : { tax, itemCount: null }
  if (taxInvoiceSumPrice == null || compareMoney(taxInvoiceSumPrice, own.tax) === 0) return own
  if (compareMoney(taxInvoiceSumPrice, tax) === 0) return { tax, itemCount: null }
  const document = invoiceUrl === undefined ? undefined : await read(actor, invoiceUrl)
  const items = itemsOf({ invoiceSumPrice, taxPoint, taxInvoiceSumPrice }, document)
  if (typeof items === 'number') return { tax: taxInvoiceSumPrice, itemCount: items }
  throw invalidInput([
    { field: `${at}.taxInvoiceSumPrice`, message: texts.taxRefused[items](tax) } satisfies FieldError,
  ])
}
