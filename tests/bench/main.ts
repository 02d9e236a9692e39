import { existsSync } from 'node:fs'
import { run } from './run.ts'

/**
 * Runs the named benchmarks, or all that end within an hour, one after the other. Without DATABASE_URL it starts a
 * throwaway PostgreSQL and fills it with a million waybills in twenty companies. In a given database it creates a
 * schema `bench`, and restores changed rows. The lists are compared with PostGraphile, a dependency of this folder
 * alone: `npm ci --prefix tests/bench` installs it.
 */
const WAYBILLS = 1_000_000
const COMPANIES = 20
const ALL = ['lists', 'limit', 'verbs', 'prices', 'documents', 'tracks', 'import', 'anomaly']
const named = process.argv.slice(2)
const chosen = named.length > 0 ? named : ALL

if (chosen.includes('lists') && !existsSync(new URL('node_modules/postgraphile', import.meta.url))) {
  throw new Error('PostGraphile, which the lists are measured against, is missing: npm ci --prefix tests/bench')
}

const { DATABASE_URL: given, TEST_DATABASE_URL: started } = process.env

async function measure(databaseUrl: string): Promise<void> {
  for (const name of chosen) {
    console.log(`== ${name}`)
    const env = { ...process.env, DATABASE_URL: databaseUrl, GRAPHILE_ENV: 'production' }
    await run(process.execPath, [`tests/bench/${name}.ts`], env)
  }
}

if (given) {
  await measure(given)
} else if (started) {
  const env = { ...process.env, DATABASE_URL: started }
  await run(process.execPath, ['server/dist/migrate.js'], env)
  await run(process.execPath, ['seeds/cli.ts', '--waybills', String(WAYBILLS), '--companies', String(COMPANIES)], env)
  await measure(started)
} else {
  await run('.ci/with-postgres', [process.execPath, 'tests/bench/main.ts', ...named])
}
