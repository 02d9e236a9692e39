import pg, { type Pool } from 'pg'

const FRESH_MS = 2000
/** A fresh connection is tried no more often than this. */
const TRIED_MS = 5000

/**
 * Tells a dead pool from a lost database. Every connection is given out and none has come back for longer than anybody may use one: then the
 * program has lost them, if a fresh connection works; if it does not, the database is away and a restart would not help.
 */
export class PoolWatch {
  private moved = performance.now()
  private readonly used = new Set<pg.PoolClient>()
  private tried: { at: number; answers: Promise<boolean> } | undefined

  constructor(
    private readonly pool: Pool,
    private readonly url: string,
    private readonly stillMs: number,
  ) {
    pool.on('acquire', (client) => this.used.add(client))
    pool.on('release', (_, client) => this.used.delete(client))
    pool.on('remove', (client) => this.used.delete(client))
    for (const event of ['acquire', 'release', 'remove'] as const) {
      pool.on(event, () => {
        this.moved = performance.now()
      })
    }
  }

  async isDead(): Promise<boolean> {
    const { totalCount, idleCount, options } = this.pool
    const isStill = totalCount >= options.max && idleCount === 0 && performance.now() - this.moved > this.stillMs
    return isStill && (await this.databaseAnswers())
  }

  /** Ends the connections that are given out: whoever waits for an answer on one is told at once that it is lost. */
  endUsed(): void {
    for (const client of this.used) if (client instanceof pg.Client) void client.end()
  }

  /** Takes back what nobody gives back: a connection that was made while its pool was closed is handed out, and used no more. */
  takeBackUsed(): void {
    for (const client of this.used) client.release(true)
  }

  private databaseAnswers(): Promise<boolean> {
    const now = performance.now()
    if (!this.tried || now - this.tried.at > TRIED_MS) this.tried = { at: now, answers: answers(this.url) }
    return this.tried.answers
  }
}

/** Whether a connection outside of the pool works. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: FRESH_MS, query_timeout: FRESH_MS })
  const failed = new Promise<false>((resolve) => client.on('error', () => resolve(false)))
  const answered = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    )
  const works = await Promise.race([answered, failed])
  await client.end()
  return works
}
