import { RequestError } from './errors'

/** So long a call waits for the server in all, and at a time: a limit that lasts longer is told to whoever asked. */
const PATIENCE_SECONDS = 60
const LONGEST_SECONDS = 15

/** How many files go up at once, and how many pictures are read: no more than the server does at once for one person. */
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

/** Until the place is free, or the signal says that nobody wants it any more. */
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

/** Does the work when it is its turn, in the order in which it came. */
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

/** Whoever reads pictures is somebody else, who may be busy when the server is not. */
const READER_BUSY = ['OCR_BUSY', 'OCR_SLOW']

/**
 * How long the server asks to be left alone for. Null for what is told at once: a limit on what a person does, such as wrong passwords, and
 * trouble of the database, of which the page says more.
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

/**
 * A call that is made again as often as the server says when to come back, which it says of what it has not begun. What it says at last is
 * thrown.
 */
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
