import { setTimeout } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import { refuseInTransaction } from '../../../kernel/sql/transaction.js'
import { startThread } from '../../thread.js'
import { inspect } from './inspect.js'
import { type ReadLimits, readLimits } from './limits.js'
import type { RawRow, RawSheet } from './raw.js'
import { FileRefused, type Refusal } from './refusal.js'
import type { ReadAnswer, ReadTask } from './worker.js'

export type * from './raw.js'
export { FileRefused, type Refusal, refusalText } from './refusal.js'
export { type ReadLimits, readLimits }

/**
 * Reads a visible sheet of a .xlsx, the first by default, in a thread of its own, which is ended at the limits of time
 * and memory; throws FileRefused for an unreadable or refused file. The file never reaches the disk, and no formula is
 * computed.
 */
export async function readXlsx(content: Uint8Array, limits: ReadLimits = readLimits, at = 0): Promise<RawSheet> {
  refuseInTransaction('a .xlsx file that is read')
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  inspect(file, limits)
  const task: ReadTask = { file: Uint8Array.from(file), limits, at }
  const thread = startThread(new URL('./worker', import.meta.url), {
    workerData: task,
    transferList: [task.file.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
  })
  const timer = new AbortController()
  try {
    return await Promise.race([rowsFrom(thread), tooSlow(limits, timer.signal)])
  } finally {
    timer.abort()
    await thread.terminate()
  }
}

function rowsFrom(thread: Worker): Promise<RawSheet> {
  const rows: RawRow[] = []
  return new Promise((resolve, reject) => {
    thread.on('message', (answer: ReadAnswer) => {
      if (answer.kind === 'end') return resolve({ ...answer.sheet, rows })
      if (answer.kind === 'refused') return reject(refused(answer.refusal))
      rows.push(...answer.rows)
      setImmediate(() => thread.postMessage('next'))
    })
    thread.on('error', (error) => reject(isOutOfMemory(error) ? new FileRefused('TOO_MUCH_MEMORY') : error))
    thread.on('exit', () => reject(new Error('the reading thread has ended')))
    thread.postMessage('next')
  })
}

const refused = ({ reason, detail }: Refusal) => new FileRefused(reason, detail)

async function tooSlow({ milliseconds }: ReadLimits, signal: AbortSignal): Promise<never> {
  await setTimeout(milliseconds, undefined, { signal }).catch(() => undefined)
  throw new FileRefused('TOO_SLOW')
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
