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
 * What a Chinese electronic invoice says, as XML, OFD or PDF with its text; undefined for anything else, and for what takes too much to read.
 * The file is looked at in a process of its own, which is ended; nothing of it is kept. TOO_MANY_AT_ONCE when too many wait, or it takes too long.
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
