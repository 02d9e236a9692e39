import type { Database } from '@tufang/server/kernel/sql/database'
import pg from 'pg'
import { seedDemo } from './demo.ts'
import { passNight } from './night.ts'
import { postgresSink } from './sink.ts'

/** Fills an empty database with the demo world, as it stands in the morning. */
export async function fillWhenEmpty(database: Database): Promise<void> {
  const [row] = await database.em.fork().execute<{ filled: boolean }[]>('select exists (select from company) as filled')
  if (row?.filled) return
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await seedDemo(postgresSink(client), { today: new Date() })
  } finally {
    await client.end()
  }
  await passNight(database)
}
