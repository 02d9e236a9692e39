import { type RequestError, toRequestError } from '../../../../apollo/errors'
import { uuid } from '../../../../apollo/uuid'
import { type Batch, type Refused, readStored, refusedOf, withRefused, writeStored } from './scanStore'

export interface Answer {
  message: string
  cards: readonly { cardNo: string }[]
  refused: readonly { cardNo: string; code: string; message: string }[]
}

export interface Outcome {
  /** Number of the result, by which a page remembers those that it has shown. */
  id: number
  tone: 'good' | 'duplicate' | 'refused'
  message: string
  /** Newly listed numbers. */
  added: string[]
  /** Numbers that were already on the list. */
  duplicates: string[]
}

export interface QueueState {
  /** Numbers without an answer. */
  waiting: number
  sending: boolean
  /** Temporary problem of the queue, which continues by itself. */
  problem: RequestError | null
  refused: readonly Refused[]
  last: Outcome | null
}

type Send = (cardNos: string[], idempotencyKey: string) => Promise<Answer>

/** Milliseconds between a scan and its request, which includes later scans. */
const SETTLE = 100
const MAX_BATCH = 500
const PAUSES = [1000, 2000, 4000, 8000, 15_000]
/**
 * Problems that the person can solve, and two for which only repeating with the key reveals the outcome: the batch is
 * kept and sent again with its key, as after temporary failures. Other problems are reported card by card.
 */
const KEPT = ['UNAUTHENTICATED', 'USER_HASH_MISMATCH', 'SESSION_LOCKED', 'DONE_NOT_READ', 'OUTCOME_UNKNOWN']

/**
 * Scanned numbers on their way to the server, in one request at a time, each with all waiting numbers. Session storage
 * keeps them with the key of the running request, so that a reload or a lost connection neither loses a number nor
 * scans it twice.
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
    /** False after another person has signed in: the numbers then wait for their own clerk. */
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

  /** Sets the sending function, and sends scans that an earlier page left behind. */
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

  /** Sends at once, when the connection is back or the person demands it. */
  resume = (): void => {
    if (!this.count() || this.state.sending) return
    clearTimeout(this.timer)
    this.timer = undefined
    this.schedule(0)
  }

  dismiss(ids: readonly string[]): void {
    this.publish({ refused: this.state.refused.filter((row) => !ids.includes(row.id)) })
  }

  /** Scans refused cards again, and removes them from the refused ones. */
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
    const [others = [], listed = []] = [false, true].map((isListed) =>
      refused.filter((row) => (row.code === 'CARD_IN_LIST') === isListed),
    )
    const duplicates = listed.map((row) => row.cardNo)
    this.finish(others.map(refusedOf), {
      tone: others.length ? 'refused' : duplicates.length ? 'duplicate' : 'good',
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
    const { message } = error
    const rows = cardNos.map((cardNo) => refusedOf({ cardNo, message: `${cardNo} ${message}` }))
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
