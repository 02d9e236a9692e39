import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Logger } from 'pino'
import { pause } from '../pause.js'

const BEAT_MS = 2000
const LEASE_MS = 6000
const RETRY_MS = 1000

/**
 * Hears a channel of the database on a connection of its own, and knows whether it does: every two seconds it sends itself a
 * word, and for six seconds after one that came back it counts as listening. A lost connection, a stalled process, or a
 * pooler that does not pass notifications on all end that.
 */
export class Listener {
  private readonly end = new AbortController()
  private readonly own = `beat_${randomUUID()}`
  private trustedUntil = 0
  private running: Promise<void> | undefined

  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly log: Logger,
    /** Hears every notification's payload, and an empty one when listening begins: nobody knows what happened before. */
    private readonly heard: (payload: string) => void,
  ) {}

  /** Whether every notification since this was last true has been heard. */
  get listens(): boolean {
    return performance.now() < this.trustedUntil
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
      connectionTimeoutMillis: LEASE_MS,
      query_timeout: LEASE_MS,
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
      else if (!lost.signal.aborted) this.trustedUntil = Number(payload) + LEASE_MS
    })
    try {
      await client.connect()
      for (const channel of [this.own, this.channel]) await client.query(`listen ${client.escapeIdentifier(channel)}`)
      this.heard('')
      const ended = AbortSignal.any([this.end.signal, lost.signal])
      while (!ended.aborted) {
        await client.query('select pg_notify($1, $2)', [this.own, String(performance.now())])
        await pause(BEAT_MS, ended)
      }
      if (lost.signal.aborted) throw lost.signal.reason
    } finally {
      this.trustedUntil = 0
      await client.end()
    }
  }
}
