import { once } from 'node:events'
import { TaskCancelledError, TimeoutStrategy, timeout } from 'cockatiel'
import { DomainError } from '../../kernel/errors.js'
import { FewAtOnce } from '../pictures/few-at-once.js'
import { OcrUnavailable } from './ocr.js'

export const ocrLimits = {
  /** Longest time of one picture, waiting included. */
  milliseconds: 15_000,
  /** Most pictures that are read at once, and that wait. */
  atOnce: 2,
  waiting: 20,
}

/** Pictures that wait for their turn, until their time is over. */
export class OcrQueue {
  private readonly few = new FewAtOnce(ocrLimits.atOnce, ocrLimits.waiting)
  private readonly timeout

  constructor(limitMs = ocrLimits.milliseconds) {
    this.timeout = timeout(limitMs, TimeoutStrategy.Aggressive)
  }

  /**
   * Runs work at its turn; throws OcrUnavailable with the reason why it was not done, or TOO_OFTEN for strangers who
   * have used much. SLOW means that most of the time was its own; otherwise the queue was long.
   */
  async execute<Result>(work: (signal: AbortSignal) => Promise<Result>, { end, stranger }: Asker): Promise<Result> {
    const asked = performance.now()
    let begun = Number.POSITIVE_INFINITY
    try {
      return await this.timeout.execute(({ signal }) => {
        const begin = () => {
          begun = performance.now()
          return work(signal)
        }
        return this.few.run(begin, { stranger, end: signal })
      }, end)
    } catch (error) {
      const isSlow = performance.now() - begun > begun - asked
      throw end.aborted ? new OcrUnavailable('DOWN') : unavailable(error, isSlow)
    }
  }
}

/** Caller of a reading, and the signal that ends all reading. */
interface Asker {
  end: AbortSignal
  stranger?: string | undefined
}

/** Error of a reading for its callers. */
function unavailable(error: unknown, isSlow: boolean): Error {
  if (error instanceof OcrUnavailable) return error
  if (error instanceof DomainError) return error.code === 'TOO_MANY_AT_ONCE' ? new OcrUnavailable('BUSY') : error
  if (error instanceof TaskCancelledError || (error instanceof DOMException && error.name === 'AbortError'))
    return new OcrUnavailable(isSlow ? 'SLOW' : 'BUSY')
  return new OcrUnavailable('DOWN', { cause: error })
}

/** Result of a promise, unless the signal comes first. */
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
