import { fork } from 'node:child_process'
import { once } from 'node:events'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { signIn } from './account.ts'
import { answers, biggest, refused } from './hostile-queries.ts'
import { cpuSeconds, type Server, startServer } from './processes.ts'
import { run } from './run.ts'

/**
 * Benchmark in which ten hostile readers, in a process of their own, keep requesting the largest answers and refused
 * ones from a server with a heap of 1 GB, while another program requests /healthz. Without DATABASE_URL it starts a
 * throwaway PostgreSQL.
 */
const READERS = 10
const SECONDS = Number(process.env.HOSTILE_SECONDS ?? 40)
const ALONE = 10
const HEAP = ['--max-old-space-size=1024']

// The limit stays at its default.
process.env.READ_UNITS_PER_MINUTE ??= '27900000'

const { DATABASE_URL: given, TEST_DATABASE_URL: started } = process.env

if (given) {
  await measure(given)
} else if (started) {
  const env = { ...process.env, DATABASE_URL: started }
  await run(process.execPath, ['server/dist/migrate.js'], env)
  await run(process.execPath, ['seeds/cli.ts', '--waybills', '60000', '--companies', '6', '--largest', '30000'], env)
  await measure(started)
} else {
  await run('.ci/with-postgres', [process.execPath, 'tests/bench/hostile-readers.ts'])
}

async function measure(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const server = await startServer('ours', 4804, url, HEAP)
  try {
    const tokens = await readersOf(database)
    const [first = ''] = tokens
    await alone(server, first)
    await together(server, tokens)
  } finally {
    server.stop()
    await database.end()
  }
}

/** Sessions of people who may only read, spread over the companies. */
async function readersOf(database: pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ mobile: string }>(
    `select mobile from (select u.mobile, row_number() over (partition by m.company_id order by u.mobile) as turn, m.company_id
       from membership m join app_user u on u.id = m.user_id
         join membership_role h on h.company_id = m.company_id and h.membership_id = m.id
         join role r on r.company_id = h.company_id and r.id = h.role_id
       where m.role_type = ${RoleType.COMPANY} and 'chain:companywaybill:get' = any(r.permissions)) a order by turn, company_id limit $1`,
    [READERS],
  )
  const tokens: string[] = []
  for (const { mobile } of rows) tokens.push(await signIn(database, mobile))
  if (tokens.length === 0) throw new Error('no readers: run npm run seed first')
  return Array.from({ length: READERS }, (_, at) => tokens[at % tokens.length] ?? '')
}

/** Cost of the largest accepted queries and of refused ones, without other readers. */
async function alone(server: Server, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const refusals = refused.map((ask, at) => [`refused query ${at + 1}`, ask] as const)
  for (const [name, { path, body }] of [...Object.entries(biggest), ...refusals]) {
    const method = body ? 'POST' : 'GET'
    const ask = async () =>
      (await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) })).arrayBuffer()
    for (let at = 0; at < 3; at++) await ask()
    await server.longestHold()
    const before = await cpuSeconds(server.pid)
    let bytes = 0
    for (let at = 0; at < ALONE; at++) bytes = (await ask()).byteLength
    const cpu = (((await cpuSeconds(server.pid)) - before) * 1000) / ALONE
    const hold = await server.longestHold()
    console.log(
      `${name}: ${cpu.toFixed(0)} ms CPU, ${(bytes / 1e6).toFixed(1)} MB, event loop held ${hold.toFixed(0)} ms at most`,
    )
  }
}

async function together(server: Server, tokens: string[]): Promise<void> {
  const hostile = fork(new URL('./hostile-client.ts', import.meta.url), [server.url, String(SECONDS), ...tokens], {
    execPath: 'taskset',
    execArgv: ['-c', '1', process.execPath],
  })
  const over = once(hostile, 'message') as Promise<[Record<string, number>]>
  await server.longestHold()
  const own = monitorEventLoopDelay({ resolution: 1 })
  own.enable()
  const waits: number[] = []
  const until = performance.now() + SECONDS * 1000
  while (performance.now() < until && !server.isDead()) {
    const begun = performance.now()
    await fetch(`${server.url}/healthz`).then(
      (answer) => answer.text(),
      () => undefined,
    )
    waits.push(performance.now() - begun)
    await setTimeout(20)
  }
  waits.sort((a, b) => a - b)
  const at = (share: number): string => (waits[Math.floor((waits.length - 1) * share)] ?? 0).toFixed(0)
  console.log(`deaths: ${server.isDead() ? 1 : 0}`)
  console.log(`healthz: median ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, longest ${at(1)} ms, of ${waits.length}`)
  if (!server.isDead()) {
    console.log(`event loop held at most: ${(await server.longestHold()).toFixed(0)} ms`)
    console.log(`event loop of this program held at most: ${(own.max / 1e6).toFixed(0)} ms`)
    console.log(`most memory: ${((await server.mostMemory()) / 1e6).toFixed(0)} MB`)
  }
  const [seen] = await over
  hostile.kill()
  console.log(
    `${answers}: ${Object.entries(seen)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')}`,
  )
}
