// Entry of the worker thread. Its imports must be TypeScript that node can run by stripping types: no decorators, no
// enums, no properties declared in a constructor's parameters.
import { parentPort, workerData } from 'node:worker_threads'
import type { ReadLimits } from './limits.js'
import type { RawRow, RawSheet } from './raw.js'
import { FileRefused, type Refusal } from './refusal.js'
import { readSheet } from './sheet-reader.js'

export interface ReadTask {
  file: Uint8Array
  limits: ReadLimits
  /** Number of a visible sheet, from 0. */
  at: number
}

/**
 * Answer of the thread. Rows are sent piece by piece on request, so that receiving them never blocks the event loop for
 * long.
 */
export type ReadAnswer =
  | { kind: 'rows'; rows: RawRow[] }
  | { kind: 'end'; sheet: Omit<RawSheet, 'rows'> }
  | { kind: 'refused'; refusal: Refusal }

const PIECE = 500
const { file, limits, at } = workerData as ReadTask
const tell = (answer: ReadAnswer) => parentPort?.postMessage(answer)

function* answers(): Generator<ReadAnswer> {
  try {
    const { rows, ...sheet } = readSheet(Buffer.from(file.buffer, file.byteOffset, file.byteLength), limits, at)
    for (let from = 0; from < rows.length; from += PIECE) yield { kind: 'rows', rows: rows.slice(from, from + PIECE) }
    yield { kind: 'end', sheet }
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error
    yield { kind: 'refused', refusal: error.refusal }
  }
}

const left = answers()
parentPort?.on('message', () => {
  const next = left.next()
  if (!next.done) tell(next.value)
})
