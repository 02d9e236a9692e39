import { RequestError, toRequestError } from '../errors'
import { exclusively } from '../lock'
import { texts } from '../texts'
import type { Carrier, Entry, EntryStore, NewEntry, OutboxState } from './entry'

/** Most entries of one request. */
const MOST = 50
/** Latest entries that are shown. */
const SHOWN = 200
/** Milliseconds before the first and at most before every other attempt after a failure. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [1000, 60_000]
/** Milliseconds for which answered entries are kept. */
const KEPT = 7 * 24 * 3_600_000

/** Refusals of the person or the program, not of an entry: what waits stays until they are solved. */
const NOT_OF_ENTRY = [
  'FORBIDDEN',
  'SESSION_LOCKED',
  'SECOND_FACTOR_NEEDED',
  'SECOND_FACTOR_CODE_NEEDED',
  'DONE_NOT_READ',
  'READ_ONLY_TOKEN',
  'COMPANY_SUSPENDED',
]

/** Whether the server has looked at a batch and refused something in it. */
const isOfEntry = (error: RequestError): boolean =>
  error.isOutcome &&
  !error.isPassing &&
  !error.unauthenticated &&
  error.status !== 403 &&
  !NOT_OF_ENTRY.includes(error.errorCode)

/**
 * Messages of one person in one company on their way to the server: kept on the device first, sent in the order of
 * making, and kept until the server has answered. A message that is sent twice has one id, by which the server knows
 * it. All windows of a browser share the messages, and one of them sends.
 */
export class Outbox {
  private state: OutboxState = { waiting: null, sending: false, problem: null, sentAt: null, entries: [] }
  private readonly listeners = new Set<() => void>()
  private readonly others = new BroadcastChannel('tufang.outbox')
  private timer: ReturnType<typeof setTimeout> | undefined
  private running: Promise<void> | null = null
  /** Whether something was asked for since the running attempt began. */
  private asked = false
  private failures = 0
  private most = MOST

  constructor(
    private readonly owner: string,
    private readonly store: EntryStore,
    private readonly carriers: Readonly<Record<string, Carrier>>,
    /** False after another person has signed in: the messages then wait for their own sender. */
    private readonly isOurs: () => boolean,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get = (): OutboxState => this.state

  /** Begins to send, and goes on whenever the connection or the person comes back; answers how to stop. */
  start(): () => void {
    const goOn = () => void (document.visibilityState === 'visible' && this.resume())
    const news = () => void this.refresh()
    window.addEventListener('online', goOn)
    document.addEventListener('visibilitychange', goOn)
    this.others.addEventListener('message', news)
    const before = new Date(Date.now() - KEPT).toISOString()
    void this.store.forget(this.owner, before).then(() => this.resume(), this.failed)
    return () => {
      clearTimeout(this.timer)
      window.removeEventListener('online', goOn)
      document.removeEventListener('visibilitychange', goOn)
      this.others.removeEventListener('message', news)
    }
  }

  /**
   * Keeps a message and sends it as soon as possible.
   * @throws when the device cannot keep it, for example for lack of space
   */
  async add<Payload>(entry: NewEntry<Payload>): Promise<void> {
    const none = { pictureName: null, pictureFault: null, answer: null, answeredAt: null, reason: null }
    await this.store.add({ ...entry, ...none, owner: this.owner, state: 'WAITING' })
    // Browsers that ask nobody keep the database however full the device is; elsewhere nothing is lost by the question.
    void navigator.storage?.persist?.()
    await this.refresh()
    this.others.postMessage('added')
    void this.resume()
  }

  /** Sends a refused message again, behind nothing else: its place is that of its making. */
  async again(id: string): Promise<void> {
    await this.store.change([id], () => ({ state: 'WAITING', reason: null, answeredAt: null }))
    await this.resume()
  }

  /** Takes a refused message away. */
  async dismiss(id: string): Promise<void> {
    await this.store.remove(id)
    await this.refresh()
  }

  /** Sends at once, unless it is sending already. */
  resume = (): Promise<void> => {
    clearTimeout(this.timer)
    this.asked = true
    this.running ??= this.run().finally(() => {
      this.running = null
    })
    return this.running
  }

  private async run(): Promise<void> {
    try {
      while (this.asked) {
        this.asked = false
        await this.refresh()
        if (this.state.waiting) await exclusively('outbox', () => this.sendAll())
      }
    } catch (error) {
      this.failed(error)
    }
    this.publish({ sending: false })
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const batch = await this.nextBatch()
      if (batch.length === 0 || !this.isOurs()) return
      this.publish({ sending: true })
      try {
        await this.carry(batch)
        ;[this.failures, this.most] = [0, MOST]
        this.publish({ problem: null })
      } catch (error) {
        const reason = toRequestError(error)
        if (!isOfEntry(reason)) throw reason
        // One entry of the batch is refused with all others: halves find out which.
        if (batch.length > 1) this.most = Math.ceil(batch.length / 2)
        else await this.refuse(batch, reason.message)
      }
      await this.refresh()
      this.others.postMessage('sent')
    }
  }

  /** Oldest entries that one carrier takes. */
  private async nextBatch(): Promise<Entry[]> {
    const waiting = await this.store.waiting(this.owner, this.most)
    const other = waiting.findIndex(({ kind }) => kind !== waiting[0]?.kind)
    return other < 0 ? waiting : waiting.slice(0, other)
  }

  private async carry(batch: readonly Entry[]): Promise<void> {
    const carrier = this.carriers[batch[0]?.kind ?? '']
    if (!carrier) throw new Error(`nothing carries ${batch[0]?.kind}`)
    const entries = await Promise.all(batch.map((entry) => this.withPicture(carrier, entry)))
    const answers = await carrier.send(entries)
    if (answers.length !== batch.length) {
      throw new RequestError(texts.unreadable, { errorCode: 'INTERNAL', status: 500 })
    }
    const byId = new Map(batch.map(({ id }, at) => [id, answers[at]]))
    const answeredAt = new Date().toISOString()
    await this.store.change([...byId.keys()], ({ id }) => ({
      state: 'ANSWERED',
      answer: byId.get(id) ?? null,
      answeredAt,
      picture: null,
    }))
  }

  /** Entry whose picture the server has, or has refused. */
  private async withPicture(carrier: Carrier, entry: Entry): Promise<Entry> {
    if (!entry.picture || entry.pictureName || entry.pictureFault) return entry
    const uploaded = await this.uploaded(carrier, entry.picture, entry.id)
    await this.store.change([entry.id], () => uploaded)
    return { ...entry, ...uploaded }
  }

  private async uploaded(carrier: Carrier, picture: Blob, key: string): Promise<Partial<Entry>> {
    try {
      return { pictureName: await carrier.upload(picture, key) }
    } catch (error) {
      const reason = toRequestError(error)
      // A message is worth more than its picture, which the person may not upload.
      if (!isOfEntry(reason) && reason.errorCode !== 'FORBIDDEN') throw reason
      return { pictureFault: reason.message }
    }
  }

  private async refuse(batch: readonly Entry[], reason: string): Promise<void> {
    const answeredAt = new Date().toISOString()
    await this.store.change(
      batch.map(({ id }) => id),
      () => ({ state: 'REFUSED', reason, answeredAt }),
    )
    this.most = MOST
  }

  /** Tells a failure, and tries again after a pause that grows and differs from that of other devices. */
  private failed = (error: unknown): void => {
    this.publish({ problem: toRequestError(error), sending: false })
    this.failures += 1
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (this.failures - 1))
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.resume(), pause * (0.5 + Math.random()))
  }

  private async refresh(): Promise<void> {
    const [waiting, entries] = await Promise.all([this.store.count(this.owner), this.store.latest(this.owner, SHOWN)])
    const answered = entries.flatMap(({ state, answeredAt }) => (state === 'ANSWERED' && answeredAt) || [])
    const sentAt = answered.toSorted().at(-1) ?? null
    this.publish({ waiting, entries, sentAt, ...(waiting === 0 ? { problem: null } : {}) })
  }

  private publish(change: Partial<OutboxState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
