import { type RequestError, toRequestError } from '../../../../apollo/errors'
import { uuid } from '../../../../apollo/uuid'
import { type Batch, type Refused, readStored, refusedOf, withRefused, writeStored } from './scanStore'

export interface Answer {
  message: string
  cards: readonly { cardNo: string }[]
  refused: readonly { cardNo: string; errorCode: string; message: string }[]
}

export interface Outcome {
  /** Counts up, so that a page can tell an outcome it has already shown. */
  id: number
  tone: 'good' | 'duplicate' | 'refused'
  message: string
  /** Numbers that are on the list now. */
  added: string[]
  /** Numbers that were on the list before. */
  duplicates: string[]
}

export interface QueueState {
  /** Numbers the server has not answered yet. */
  waiting: number
  sending: boolean
  /** Why the queue stands still; it goes on by itself. */
  problem: RequestError | null
  refused: readonly Refused[]
  last: Outcome | null
}

type Send = (cardNos: string[], idempotencyKey: string) => Promise<Answer>

/** A scan is handled 100 ms after it was read (000 §9); what arrives meanwhile goes along. */
const SETTLE = 100
const MAX_BATCH = 500
const PAUSES = [1000, 2000, 4000, 8000, 15_000]
/**
 * The person can end these, and the key finds out about the last two: the batch is kept and sent again under its key, as after failures that
 * pass by themselves. All others are told card by card.
 */
const KEPT = ['UNAUTHENTICATED', 'USER_HASH_MISMATCH', 'SESSION_LOCKED', 'DONE_NOT_READ', 'OUTCOME_UNKNOWN']

/**
 * Numbers on their way to the server: one request at a time, each carrying all that waits. Kept in session storage with the
 * key of the request under way, so that a reload or a lost connection neither loses a number nor scans one twice.
 */
export class ScanQueue {
  private waiting: string[]
  private batch: Batch | null
  private timer: ReturnType<typeof setTimeout> | undefined
  private failures = 0
  private state: QueueState
  private send: Send | null = null
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly key: string,
    /** False once somebody else has signed in: the numbers then wait for their own clerk. */
    private readonly isOurs: () => boolean,
  ) {
    const stored = readStored(key)
    this.waiting = stored.waiting
    this.batch = stored.batch
    this.state = { waiting: this.count(), sending: false, problem: null, refused: stored.refused, last: null }
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get = (): QueueState => this.state

  /** Names the way to the server, and sends what an earlier page has left behind. */
  connect(send: Send): void {
    this.send = send
    this.resume()
  }

  add(cardNos: readonly string[]): void {
    if (!cardNos.length) return
    this.waiting.push(...cardNos)
    this.publish({})
    this.schedule(SETTLE)
  }

  /** Goes on without waiting: when the connection is back, when the person asks for it. */
  resume = (): void => {
    if (!this.count() || this.state.sending) return
    clearTimeout(this.timer)
    this.timer = undefined
    this.schedule(0)
  }

  dismiss(ids: readonly string[]): void {
    this.publish({ refused: this.state.refused.filter((row) => !ids.includes(row.id)) })
  }

  /** Scans refused cards once more, and takes them off the list of refused ones. */
  again(row: Refused): void {
    this.dismiss([row.id])
    this.add([row.cardNo])
  }

  private count(): number {
    return this.waiting.length + (this.batch?.cardNos.length ?? 0)
  }

  private schedule(pause: number): void {
    if (this.timer !== undefined || this.state.sending) return
    this.timer = setTimeout(() => {
      this.timer = undefined
      void this.run()
    }, pause)
  }

  private async run(): Promise<void> {
    if (!this.send || !this.count() || !this.isOurs()) return
    this.batch ??= { key: uuid(), cardNos: this.waiting.splice(0, MAX_BATCH) }
    const { key, cardNos } = this.batch
    this.publish({ sending: true })
    try {
      this.answered(await this.send(cardNos, key))
    } catch (error) {
      this.failed(toRequestError(error), cardNos)
    }
    if (this.count()) this.schedule(this.failures ? (PAUSES[Math.min(this.failures, PAUSES.length) - 1] ?? 0) : 0)
  }

  private answered({ message, cards, refused }: Answer): void {
    const duplicates = refused.filter((row) => row.errorCode === 'CARD_IN_LIST').map((row) => row.cardNo)
    const others = refused.length > duplicates.length
    this.finish(refused.map(refusedOf), {
      tone: others ? 'refused' : duplicates.length ? 'duplicate' : 'good',
      message,
      added: cards.map((card) => card.cardNo),
      duplicates,
    })
  }

  private failed(error: RequestError, cardNos: readonly string[]): void {
    if (error.isPassing || KEPT.includes(error.errorCode)) {
      this.failures++
      this.publish({ sending: false, problem: error })
      return
    }
    const { errorCode, message } = error
    const rows = cardNos.map((cardNo) => refusedOf({ cardNo, errorCode, message: `${cardNo} ${message}` }))
    this.finish(rows, { tone: 'refused', message, added: [], duplicates: [] })
  }

  private finish(refused: readonly Refused[], outcome: Omit<Outcome, 'id'>): void {
    this.batch = null
    this.failures = 0
    this.publish({
      sending: false,
      problem: null,
      refused: withRefused(this.state.refused, refused),
      last: { ...outcome, id: (this.state.last?.id ?? 0) + 1 },
    })
  }

  private publish(change: Partial<QueueState>): void {
    this.state = { ...this.state, ...change, waiting: this.count() }
    writeStored(this.key, { waiting: this.waiting, batch: this.batch, refused: this.state.refused })
    for (const listener of this.listeners) listener()
  }
}
