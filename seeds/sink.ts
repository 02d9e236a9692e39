import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { copyStatement, copyText, TRUSTED } from './copy.ts'

export type Value = string | number | boolean | null
export type SqlRow = Record<string, unknown>

/** Receiver of rows: as `COPY` text, so that a million rows and a demo go one way. */
export interface Sink {
  query(sql: string, params?: unknown[]): Promise<SqlRow[]>
  /** Loads rows whose values are in the order of the columns. */
  copy(table: string, columns: readonly string[], rows: Iterable<readonly Value[]>): Promise<void>
  /** Transaction: everything or nothing. With `trusted`, foreign keys are not looked up where the role may say so. */
  transaction<T>(work: () => Promise<T>, trusted?: boolean): Promise<T>
}

async function superuser(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ rolsuper: boolean }>(
    'select rolsuper from pg_roles where rolname = current_user',
  )
  return rows[0]?.rolsuper === true
}

/** Loads into a PostgreSQL server over one connection that the caller opens and closes. */
export function postgresSink(client: Client): Sink {
  return {
    async query(sql, params) {
      return (await client.query<SqlRow>(sql, params)).rows
    },
    async copy(table, columns, rows) {
      const target = client.query(copyFrom(copyStatement(table, columns, 'stdin')))
      await pipeline(Readable.from(copyText(rows), { objectMode: false }), target)
    },
    async transaction(work, trusted = false) {
      await client.query('begin')
      try {
        if (trusted && (await superuser(client))) await client.query(TRUSTED)
        const result = await work()
        await client.query('commit')
        return result
      } catch (error) {
        await client.query('rollback')
        throw error
      }
    },
  }
}
