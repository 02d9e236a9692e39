import type { Database } from '@tufang/server/kernel/sql/database'
import pg from 'pg'
import { inject } from 'vitest'

/** Takes a database away from under the program, with every connection to it. */
export async function lose(database: Database): Promise<void> {
  const template = inject('template')
  if ('dump' in template) return database.close()
  const name = new URL(database.url).pathname.slice(1)
  const client = new pg.Client({ connectionString: template.url })
  await client.connect()
  await client.query(`drop database ${name} with (force)`)
  await client.end()
}
