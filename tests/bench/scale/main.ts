import { run } from '../run.ts'
import { databases, urlName } from './databases.ts'

/**
 * Benchmark of costs that might grow with waybills. It fills databases of a hundred thousand, a million and ten million
 * waybills, which takes half an hour and 25 GB, on a throwaway PostgreSQL, or on that of SCALE_SERVER_URL, which keeps
 * them for the next time. With SCALE_WAYBILLS=1000000 the largest has a million, and a run takes a quarter of an hour.
 * Benchmarks can be named, such as that of the graph (`npm run bench:graph`), which needs PostGraphile.
 */
const ALL = ['scale/growth', 'scale/figures', 'lists', 'scale/export', 'tracks', 'scale/partitions']
const named = process.argv.slice(2)
const { SCALE_SERVER_URL: kept, TEST_DATABASE_URL: started } = process.env
const server = kept ?? started

if (server) {
  const urls = [...(await databases(server))]
  const [, largest] = urls.at(-1) ?? []
  const places = Object.fromEntries(urls.map(([size, url]) => [urlName(size), url]))
  const env = { ...process.env, ...places, DATABASE_URL: largest, GRAPHILE_ENV: 'production' }
  for (const name of named.length > 0 ? named : ALL) {
    console.log(`== ${name}`)
    await run(process.execPath, [`tests/bench/${name}.ts`], env)
  }
} else {
  await run('.ci/with-postgres', [process.execPath, 'tests/bench/scale/main.ts', ...named])
}
