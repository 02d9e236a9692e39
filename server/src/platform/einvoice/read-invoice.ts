import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { FewAtOnce } from '../pictures/few-at-once.js'
import { askProcess, type ProcessLimits } from '../thread.js'
import { readingOf } from './facts.js'
import { invoiceKindOf } from './kind.js'
import { invoiceLimits } from './limits.js'
import type { Found, InvoiceReading } from './reading.js'

export type { InvoiceFact, InvoiceFacts, InvoiceReading } from './reading.js'

const few = new FewAtOnce(invoiceLimits.atOnce, invoiceLimits.waiting)

/**
 * Reading of a Chinese electronic invoice, given as XML, OFD or PDF with text; undefined for any other file, and for
 * one beyond the limits. The file is read in a process of its own, which then ends; nothing is stored. TOO_MANY_AT_ONCE
 * when too many wait, or it takes too long.
 */
export async function readInvoice(
  content: Uint8Array,
  limits: ProcessLimits = invoiceLimits,
): Promise<InvoiceReading | undefined> {
  refuseInTransaction('an invoice that is read')
  if (content.byteLength > invoiceLimits.fileBytes || !invoiceKindOf(content)) return undefined
  const found = await few.run(() => askProcess<Found>(new URL('./worker', import.meta.url), content, limits))
  return found && readingOf(found)
}
