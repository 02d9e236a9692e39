// The worker thread's entry. What it imports must be TypeScript that node can run by stripping types: no decorators, no enums,
// no properties declared in a constructor's parameters.
import { parentPort, workerData } from 'node:worker_threads'
import type { ReadLimits } from './limits.js'
import type { RawRow, RawSheet } from './raw.js'
import { FileRefused, type Refusal } from './refusal.js'
import { readSheet } from './sheet-reader.js'

export interface ReadTask {
  file: Uint8Array
  limits: ReadLimits
  /** Which of the visible sheets, from 0 up. */
  at: number
}

/** Rows come a piece at a time, each when it is asked for, so that taking them over never holds the event loop for long. */
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
