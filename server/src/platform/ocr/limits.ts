import { once } from 'node:events'
import { BulkheadRejectedError, bulkhead, TaskCancelledError, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { OcrUnavailable } from './ocr.js'

const LIMIT_MS = 15_000
export const AT_ONCE = 2
const WAITING = 20

/** So many pictures at once, so many that wait, and for each one a limit for waiting and reading together. */
export const newQueue = (limitMs = LIMIT_MS) =>
  wrap(timeout(limitMs, TimeoutStrategy.Aggressive), bulkhead(AT_ONCE, WAITING))

/** Whatever went wrong while a picture was read, as those who asked know it. */
export function unavailable(error: unknown): OcrUnavailable {
  if (error instanceof OcrUnavailable) return error
  if (error instanceof BulkheadRejectedError) return new OcrUnavailable('BUSY')
  if (error instanceof TaskCancelledError || (error instanceof DOMException && error.name === 'AbortError'))
    return new OcrUnavailable('SLOW')
  return new OcrUnavailable('DOWN', { cause: error })
}

/** What is promised, unless the signal comes first. */
export async function beforeEnd<Result>(promised: Promise<Result>, end: AbortSignal): Promise<Result> {
  end.throwIfAborted()
  const over = new AbortController()
  const ended = once(end, 'abort', { signal: over.signal }).then(() => Promise.reject(end.reason))
  try {
    return await Promise.race([promised, ended])
  } finally {
    ended.catch(() => undefined)
    over.abort()
  }
}
