import pg from 'pg'
import type { Read } from './check.js'

/** A connection that can only read. */
export interface Reading {
  read: Read
  close(): Promise<void>
}

const CONNECT_MS = 10_000

/** Connects as the program does, but runs each statement in a read-only transaction with a limit in seconds. */
export async function openReading(url: string, seconds: number): Promise<Reading> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tufang-doctor',
    connectionTimeoutMillis: CONNECT_MS,
    options: `-c TimeZone=Asia/Shanghai -c jit=off -c default_transaction_read_only=on -c statement_timeout=${seconds * 1000}`,
  })
  await client.connect()
  const read: Read = async (statement, values = []) => {
    await client.query('begin transaction read only')
    try {
      // A pooler may drop options that a connection sets when it is opened.
      await client.query(`set local statement_timeout = ${seconds * 1000}`)
      return (await client.query(statement, [...values])).rows
    } finally {
      await client.query('rollback')
    }
  }
  return { read, close: () => client.end() }
}
