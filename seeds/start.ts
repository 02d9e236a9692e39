import { readConfig } from '@tufang/server/config'
import { start, stopOnSignals } from '@tufang/server/main'
import type { Database } from '@tufang/server/platform/database/database'
import pg from 'pg'
import { seedDemo } from './demo.ts'
import { passNight } from './night.ts'
import { pgliteSink, postgresSink } from './sink.ts'

/** Starts the server; with DEMO on, an empty database is first filled with the demo world. */
const config = readConfig()
stopOnSignals(await start(config, config.demo ? fillWhenEmpty : undefined))

async function fillWhenEmpty(database: Database): Promise<void> {
  const [row] = await database.em.fork().execute<{ filled: boolean }[]>('select exists (select from company) as filled')
  if (row?.filled) return
  if (database.pglite) {
    await seedDemo(pgliteSink(database.pglite), { today: new Date() })
    await passNight(database)
    return
  }
  const client = new pg.Client({ connectionString: config.databaseUrl })
  await client.connect()
  try {
    await seedDemo(postgresSink(client), { today: new Date() })
  } finally {
    await client.end()
  }
  await passNight(database)
}
