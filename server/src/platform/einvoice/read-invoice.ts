import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { BulkheadRejectedError, bulkhead } from 'cockatiel'
import { refuseInTransaction } from '../database/transaction.js'
import { startProcess } from '../thread.js'
import { readingOf } from './facts.js'
import { invoiceKindOf } from './kind.js'
import { invoiceLimits } from './limits.js'
import type { Found, InvoiceReading } from './reading.js'

export type { InvoiceFact, InvoiceFacts, InvoiceReading } from './reading.js'

/** Others are read, and as many wait. */
export class ReaderBusy extends Error {}

const queue = bulkhead(invoiceLimits.atOnce, invoiceLimits.waiting)

/**
 * What a Chinese electronic invoice says, as XML, OFD or PDF with its text; undefined for anything else, and for what takes too long or too
 * much to read. The file is looked at in a process of its own, which is ended; nothing of it is kept. ReaderBusy when too many wait.
 */
export async function readInvoice(content: Uint8Array): Promise<InvoiceReading | undefined> {
  refuseInTransaction('an invoice that is read')
  if (content.byteLength > invoiceLimits.fileBytes || !invoiceKindOf(content)) return undefined
  try {
    return await queue.execute(() => readBeside(content))
  } catch (error) {
    throw error instanceof BulkheadRejectedError ? new ReaderBusy() : error
  }
}

async function readBeside(content: Uint8Array): Promise<InvoiceReading | undefined> {
  const reader = startProcess(new URL('./worker', import.meta.url), invoiceLimits)
  const timer = setTimeout(() => reader.kill('SIGKILL'), invoiceLimits.milliseconds)
  try {
    const found = await foundBy(reader, content)
    return found && readingOf(found)
  } finally {
    clearTimeout(timer)
    reader.kill('SIGKILL')
  }
}

/** What the reader answers; undefined when it ends without an answer, by the clock or for want of memory. */
async function foundBy(reader: ChildProcess, content: Uint8Array): Promise<Found | undefined> {
  const ended = new AbortController()
  reader.once('exit', () => ended.abort())
  // One that ends before it has taken the file says so by its exit.
  reader.send(content, () => undefined)
  const [found]: (Found | null)[] = await once(reader, 'message', { signal: ended.signal }).catch((error: unknown) => {
    if (ended.signal.aborted) return []
    throw error
  })
  return found ?? undefined
}
