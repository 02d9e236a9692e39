import { run } from '../run.ts'
import { databases, SIZES } from './databases.ts'

/**
 * What grows when waybills do. Fills databases of a hundred thousand, a million and ten million waybills, which takes half an
 * hour and 40 GB, on a PostgreSQL that nobody keeps, or on that of SCALE_SERVER_URL, where they stay for the next time.
 */
const { SCALE_SERVER_URL: kept, TEST_DATABASE_URL: started } = process.env
const server = kept ?? started

if (server) {
  const urls = await databases(server)
  const sizes = Object.fromEntries(SIZES.map((size) => [`WAYBILLS_${size}`, urls.get(size)]))
  const env = { ...process.env, ...sizes, DATABASE_URL: urls.get(SIZES[2]), GRAPHILE_ENV: 'production' }
  for (const name of ['scale/growth', 'scale/figures', 'lists', 'scale/export', 'tracks', 'scale/partitions']) {
    console.log(`== ${name}`)
    await run(process.execPath, [`tests/bench/${name}.ts`], env)
  }
} else {
  await run('.ci/with-postgres', [process.execPath, 'tests/bench/scale/main.ts'])
}
