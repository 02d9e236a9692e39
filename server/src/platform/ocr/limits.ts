import { once } from 'node:events'
import { BulkheadRejectedError, bulkhead, TaskCancelledError, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import { OcrUnavailable } from './ocr.js'

export const ocrLimits = {
  /** Wall time of one picture, that of waiting included. */
  milliseconds: 15_000,
  /** So many pictures at once, and so many that wait. */
  atOnce: 2,
  waiting: 20,
}

export const newQueue = (limitMs = ocrLimits.milliseconds) =>
  wrap(timeout(limitMs, TimeoutStrategy.Aggressive), bulkhead(ocrLimits.atOnce, ocrLimits.waiting))

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
