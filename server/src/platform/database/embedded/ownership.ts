import pg from 'pg'
import { databaseError } from '../../../kernel/sql/database-error.js'
import { pause } from '../../pause.js'
import { OWNER } from './folder.js'

/** Arbitrary number, the same in all programs. */
const LOCK = 7_210_001
const WITHIN_MS = 5000
const AGAIN_MS = 50

/**
 * Ownership of a server: the owner's connection holds a lock there. A lock ends with its program in every case, whereas
 * a process id in a file may outlive the program or be reused.
 */
export class Ownership {
  private readonly end = new AbortController()
  private client: pg.Client | undefined

  constructor(private readonly url: string) {}

  /**
   * Makes the server this program's until `leave`, even through lost connections; false where it belongs to another
   * program, undefined where it did not answer.
   */
  async take(): Promise<boolean | undefined> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'tufang-owner',
      connectionTimeoutMillis: WITHIN_MS,
      query_timeout: WITHIN_MS,
    })
    const lost = new Promise<void>((resolve) => client.once('end', resolve))
    client.on('error', () => client.end())
    const isOurs = await locked(client)
    if (!isOurs || this.end.signal.aborted) {
      await client.end()
      return isOurs
    }
    this.client = client
    void lost.then(() => this.takeAgain())
    return true
  }

  /** Creates the program's database if it is missing. */
  async prepare(): Promise<void> {
    const found = await this.client?.query('select from pg_database where datname = $1', [OWNER])
    if (found?.rows.length === 0) await this.client?.query(`create database ${OWNER}`)
  }

  async leave(): Promise<void> {
    this.end.abort()
    await this.client?.end()
  }

  /** A crash of the server has ended the connection that held the lock. */
  private async takeAgain(): Promise<void> {
    while (!this.end.signal.aborted && !(await this.take())) await pause(AGAIN_MS, this.end.signal)
  }
}

/**
 * Whether this connection now holds the lock; undefined from a server that starts, stops or belongs to another program.
 */
async function locked(client: pg.Client): Promise<boolean | undefined> {
  try {
    await client.connect()
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [LOCK])
    return rows[0]?.ours === true
  } catch (error) {
    if (databaseError(error) === error) throw error
    return undefined
  }
}
