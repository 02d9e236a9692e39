import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { refuseInTransaction } from '../database/transaction.js'
import { startThread } from '../thread.js'
import { readingOf } from './facts.js'
import { invoiceKindOf } from './kind.js'
import { invoiceLimits } from './limits.js'
import type { Found, InvoiceReading } from './reading.js'

export type { InvoiceFact, InvoiceFacts, InvoiceReading } from './reading.js'

/**
 * What a Chinese electronic invoice says, as XML, OFD or PDF with its text; undefined for anything else, and for what takes too long or too
 * much to read. The file is looked at in a thread of its own, which is ended; nothing of it is kept.
 */
export async function readInvoice(content: Uint8Array): Promise<InvoiceReading | undefined> {
  refuseInTransaction('an invoice that is read')
  if (content.byteLength > invoiceLimits.fileBytes || !invoiceKindOf(content)) return undefined
  const file = Uint8Array.from(content)
  const thread = startThread(new URL('./worker', import.meta.url), {
    workerData: file,
    transferList: [file.buffer],
    resourceLimits: { maxOldGenerationSizeMb: invoiceLimits.heapMb },
  })
  const timer = new AbortController()
  try {
    const found = await Promise.race([foundBy(thread), tooSlow(timer.signal)])
    return found && readingOf(found)
  } finally {
    timer.abort()
    await thread.terminate()
  }
}

async function foundBy(thread: Worker): Promise<Found | undefined> {
  try {
    const [found]: (Found | null)[] = await once(thread, 'message')
    return found ?? undefined
  } catch (error) {
    if (isOutOfMemory(error)) return undefined
    throw error
  }
}

async function tooSlow(signal: AbortSignal): Promise<undefined> {
  await setTimeout(invoiceLimits.milliseconds, undefined, { signal }).catch(() => undefined)
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
