import pg, { type Pool } from 'pg'

const FRESH_MS = 2000
/** Shortest interval between trials of a fresh connection. */
const TRIED_MS = 5000

/**
 * Distinguishes a dead pool from a lost database. If every connection is taken and none has been returned for longer
 * than any use may last, then either the program has lost them, and a fresh connection works, or the database is
 * unreachable, and a restart would not help.
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

  /** Ends the connections in use, so that callers waiting on them learn at once that they are lost. */
  endUsed(): void {
    for (const client of this.used) if (client instanceof pg.Client) void client.end()
  }

  /** Closes connections that were never returned, because they were opened while their pool closed. */
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
