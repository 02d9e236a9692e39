import type { Actor } from '../../../kernel/command/actor.js'
import { type FieldError, invalidInput } from '../../../kernel/errors.js'
import { compareMoney, type Money, type Quantity, sameDecimal } from '../../../kernel/money/money.js'
import type { InvoiceReading } from '../../../platform/einvoice/read-invoice.js'
import { itemsOf, taxed } from './tax.js'
import { invoiceTexts as texts } from './texts.js'

/** Reads the file of an invoice that the company sent; undefined for none, and for a picture. */
export type ReadDocument = (actor: Actor, fileUrl: string) => Promise<InvoiceReading | undefined>

/** What is entered of an invoice's tax, and where its document is. */
interface Given {
  invoiceSumPrice: Money
  taxPoint: Quantity
  taxInvoiceSumPrice?: Money | null | undefined
  invoiceUrl?: string | undefined
}

/** The tax of an invoice, and of how many items its document is; null where one has entered it by hand. */
export interface TaxSaid {
  tax: Money
  itemCount: number | null
}

/** What an invoice has already, as it is entered: a red-letter one without its minus. */
export type TaxKept = TaxSaid & { net: Money; taxPoint: Quantity }

/**
 * The tax of an invoice: by hand its net amount times its tax point, or what it has already as long as these stay. Another one is taken of the
 * document alone, which is read for that before anything is locked. INVALID_INPUT says why it is not taken.
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
