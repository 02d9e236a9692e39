import { RequestError } from './errors'

/** Longest wait of a call for the server, in total and at a time; the caller decides about longer ones. */
const PATIENCE_SECONDS = 60
const LONGEST_SECONDS = 15

/** Most uploads, and most readings of pictures, at once: as many as the server does at once for one person. */
const AT_ONCE = { upload: 2, reading: 1 } as const
export type Queue = keyof typeof AT_ONCE

interface Waiting {
  working: number
  waiting: (() => void)[]
}

const queues: Record<Queue, Waiting> = {
  upload: { working: 0, waiting: [] },
  reading: { working: 0, waiting: [] },
}

/** Resolves when a place is free, or rejects when the signal ends the wait. */
function place(queue: Queue, signal: AbortSignal | null): Promise<void> {
  const own = queues[queue]
  signal?.throwIfAborted()
  if (own.working < AT_ONCE[queue]) {
    own.working += 1
    return Promise.resolve()
  }
  return new Promise((resolve, reject) => {
    const enter = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      own.waiting = own.waiting.filter((one) => one !== enter)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave, { once: true })
    own.waiting.push(enter)
  })
}

/** Runs work at its turn, in the order of the calls. */
export async function inTurn<T>(queue: Queue, signal: AbortSignal | null, work: () => Promise<T>): Promise<T> {
  await place(queue, signal)
  try {
    return await work()
  } finally {
    const next = queues[queue].waiting.shift()
    if (next) next()
    else queues[queue].working -= 1
  }
}

/** Codes of a busy reader of pictures, which is a program besides the server. */
const READER_BUSY = ['OCR_BUSY', 'OCR_SLOW']

/**
 * Pause that the server demands, in seconds. Null for errors to show at once: limits of what a person does, such as
 * wrong passwords, and an unavailable database, which the page explains.
 */
function pauseOf(error: unknown): number | null {
  if (!(error instanceof RequestError) || error.errorCode === 'TOO_OFTEN') return null
  const isBusy = error.status === 429 || READER_BUSY.includes(error.errorCode)
  return isBusy && error.retryAfter !== null && error.retryAfter <= LONGEST_SECONDS ? error.retryAfter : null
}

function pause(seconds: number, signal: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }
    const timer = setTimeout(done, seconds * 1000)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

/** Repeats a call while the server postpones it, which happens only before it has begun. Throws the last refusal. */
export async function patiently<T>(signal: AbortSignal | null, call: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; ) {
    try {
      return await call()
    } catch (error) {
      const seconds = pauseOf(error)
      if (seconds === null || waited + seconds > PATIENCE_SECONDS) throw error
      waited += seconds
      await pause(seconds, signal)
    }
  }
}
