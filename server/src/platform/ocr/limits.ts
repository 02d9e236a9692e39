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

/** Pictures that wait for their turn, and are given up when their time is over. */
export class OcrQueue {
  private readonly policy

  constructor(limitMs = ocrLimits.milliseconds) {
    this.policy = wrap(timeout(limitMs, TimeoutStrategy.Aggressive), bulkhead(ocrLimits.atOnce, ocrLimits.waiting))
  }

  /**
   * Does the work when it is its turn; an OcrUnavailable says why it was not done. Slow is what had most of its time for itself: what had to
   * wait for longer met a long queue.
   */
  async execute<Result>(work: (signal: AbortSignal) => Promise<Result>, end: AbortSignal): Promise<Result> {
    const asked = performance.now()
    let begun = Number.POSITIVE_INFINITY
    const begin = ({ signal }: { signal: AbortSignal }) => {
      begun = performance.now()
      return work(signal)
    }
    try {
      return await this.policy.execute(begin, end)
    } catch (error) {
      const isSlow = performance.now() - begun > begun - asked
      throw end.aborted ? new OcrUnavailable('DOWN') : unavailable(error, isSlow)
    }
  }
}

/** Whatever went wrong while a picture was read, as those who asked know it. */
function unavailable(error: unknown, isSlow: boolean): OcrUnavailable {
  if (error instanceof OcrUnavailable) return error
  if (error instanceof BulkheadRejectedError) return new OcrUnavailable('BUSY')
  if (error instanceof TaskCancelledError || (error instanceof DOMException && error.name === 'AbortError'))
    return new OcrUnavailable(isSlow ? 'SLOW' : 'BUSY')
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
