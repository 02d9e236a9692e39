import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import { pause } from '../pause.js'

/** Silence after which a connection is checked. */
const IDLE_MS = 2000
/** Time after which a query without an answer means a lost connection. */
const PATIENCE_MS = 6000
const RETRY_MS = 1000
/** Time after an answer for which callers rely on the connection. */
const LEASE_MS = 100

/**
 * Listens to a channel of the database on a connection of its own, and knows whether it still hears: a word that it
 * sends to itself returns after all earlier notifications, and proves this for a tenth of a second after it was sent.
 * Each question sends the next word, so that a frequent caller always knows, and a rare one costs nothing. A lost
 * connection, a stalled process, or a pooler that does not pass on notifications all end that.
 */
export class Listener {
  private readonly end = new AbortController()
  private readonly own = `beat_${randomUUID()}`
  private trustedUntil = 0
  private beatDue = 0
  private beat: (() => void) | undefined
  private running: Promise<void> | undefined

  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly log: Logger,
    /**
     * Called with the payload of every notification, and with an empty one when listening begins, since earlier
     * notifications are unknown.
     */
    private readonly heard: (payload: string) => void,
    private readonly leaseMs = LEASE_MS,
  ) {}

  /** Whether every notification older than the lease has been heard. */
  hears(): boolean {
    const now = performance.now()
    if (now >= this.beatDue) this.beat?.()
    return now < this.trustedUntil
  }

  start(): void {
    this.running ??= this.run()
  }

  async stop(): Promise<void> {
    this.end.abort()
    await this.running
  }

  private async run(): Promise<void> {
    while (!this.end.signal.aborted) {
      try {
        await this.listen()
      } catch (error) {
        if (!this.end.signal.aborted) this.log.warn({ err: error }, 'listener')
      }
      this.trustedUntil = 0
      await pause(RETRY_MS, this.end.signal)
    }
  }

  /** Listens until the connection fails or the program stops. */
  private async listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'tufang-listener',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    })
    const lost = new AbortController()
    const lose = (reason: unknown): void => {
      this.trustedUntil = 0
      lost.abort(reason)
    }
    client.on('error', lose)
    client.on('end', () => lose(new Error('the connection ended')))
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== this.own) this.heard(payload)
      else if (!lost.signal.aborted) this.trustedUntil = Number(payload) + this.leaseMs
    })
    try {
      await client.connect()
      for (const channel of [this.own, this.channel]) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      this.heard('')
      const ended = AbortSignal.any([this.end.signal, lost.signal])
      this.beat = this.beatOver(client, lose)
      while (!ended.aborted) {
        this.beat()
        await pause(IDLE_MS, ended)
      }
      if (lost.signal.aborted) throw lost.signal.reason
    } finally {
      this.beat = undefined
      this.trustedUntil = 0
      await client.end()
    }
  }

  /** Sends a word over a connection, one at a time. */
  private beatOver(client: pg.Client, lose: (reason: unknown) => void): () => void {
    let isUnderWay = false
    return () => {
      if (isUnderWay) return
      isUnderWay = true
      const now = performance.now()
      this.beatDue = now + this.leaseMs / 2
      const sent = client.query('select pg_notify($1, $2)', [this.own, String(now)])
      void sent.then(() => {
        isUnderWay = false
      }, lose)
    }
  }
}
