import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, request as send } from 'node:http'
import path from 'node:path'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { signIn } from './account.ts'
import { cpuSeconds } from './processes.ts'
import { type Part, type Variant, variants } from './servers/switches.ts'

/**
 * Benchmark of the fast path without each of its parts, with the query of the waybill page and the same query with
 * edges: processor time per request of the server and of its PostgreSQL connections, as medians of pairs of rounds.
 * FAST_ROUNDS and FAST_REQUESTS set their numbers, FAST_ONLY the variants.
 */
const [ROUNDS, REQUESTS] = [Number(process.env.FAST_ROUNDS ?? 9), Number(process.env.FAST_REQUESTS ?? 300)]
const [CLIENTS, SIZE, PORT] = [4, 20, 4811]

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const database = new pg.Client({ connectionString: url })
await database.connect()

const folder = path.join(import.meta.dirname, '../../web/src/features/waybill/waybill')
const documents = await readFile(path.join(folder, 'waybill.graphql'), 'utf8')
const fragment = /fragment WaybillFields[\s\S]*?\n}\n/.exec(documents)?.[0]
const query = /query Waybills\([\s\S]*?\n}\n/.exec(documents)?.[0]
if (!fragment || !query) throw new Error('the page has another query by now')
const EDGES = 'project { id projectName } settlement { id settleNo status } review { id status }'

/** Plans are kept by text and name, so that each variant has an operation of its own. */
function bodyOf({ name, query: kind }: Variant): string {
  const operationName = `Waybills_${name.replaceAll(/\W/g, '_')}`
  const text = `${fragment}${query?.replace('query Waybills', `query ${operationName}`)}`
  return JSON.stringify({
    operationName,
    query: kind === 'edges' ? text.replace('...WaybillFields', `...WaybillFields ${EDGES}`) : text,
    variables: {
      filter: { projectId: where?.project, goDatetime: { from, to } },
      sort: [{ field: 'GO_DATETIME', direction: 'DESC' }],
      page: { current: 1, size: SIZE },
    },
  })
}

const { rows } = await database.query<{ project: string; mobile: string; month: string; n: number }>(`
  select w.project_id as project, u.mobile, to_char(date_trunc('month', w.go_datetime), 'YYYY-MM-01') as month, count(*)::int as n
  from waybill w join membership m on m.company_id = w.company_id and m.role_type = ${RoleType.COMPANY} join app_user u on u.id = m.user_id and u.mobile like '1390100%'
  where w.go_datetime >= now() - interval '200 days'
  group by 1, 2, 3 order by n desc limit 1`)
const [where] = rows
if (!where) throw new Error('no waybills: run npm run seed first')
const from = `${where.month}T00:00:00+08:00`
const end = new Date(from)
end.setMonth(end.getMonth() + 1)
const to = end.toISOString()

const child = fork(new URL('./servers/ablated.ts', import.meta.url), {
  env: { ...process.env, PORT: String(PORT), HOST: '127.0.0.1', DEMO: '0', READ_UNITS_PER_MINUTE: '1000000000000' },
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
})
child.once('exit', (code) => code && process.exit(code))
await once(child, 'message')
const token = await signIn(database, where.mobile)

/** Switches parts off, and returns the server's processor time so far in ms. */
async function switched(off: readonly Part[]): Promise<number> {
  child.send(off)
  const [spent] = (await once(child, 'message')) as [number]
  return spent
}

/** Processor time of the database connections so far, in ms. */
async function databaseMs(): Promise<number> {
  const backends = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  const spent = await Promise.all(backends.rows.map(({ pid }) => cpuSeconds(pid)))
  return spent.reduce((sum, one) => sum + one * 1000, 0)
}

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
function asked(body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const sent = send({ port: PORT, path: '/graphql', method: 'POST', agent, headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.once('end', () => resolve(Buffer.concat(pieces).toString()))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

interface Spent {
  server: number
  database: number
}

async function round(variant: Variant, requests: number): Promise<Spent> {
  const body = bodyOf(variant)
  const [server, inDatabase] = [await switched(variant.off), await databaseMs()]
  let left = requests
  const client = async () => {
    while (left-- > 0) await asked(body)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return {
    server: ((await switched(variant.off)) - server) / requests,
    database: ((await databaseMs()) - inDatabase) / requests,
  }
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Medians with and without a part, and the share of time that the part saves; the figures in brackets are for both
 * processes together.
 */
function told(pairs: readonly [withIt: Spent, without: Spent][]): string {
  const ms = (at: 0 | 1, of: keyof Spent) => median(pairs.map((pair) => pair[at][of])).toFixed(3)
  const saved = (of: (one: Spent) => number) =>
    `${(100 * median(pairs.map(([withIt, without]) => 1 - of(withIt) / of(without)))).toFixed(0)} %`
  const both = saved((one) => one.server + one.database)
  return `server ${ms(0, 'server')} → ${ms(1, 'server')} ms, database ${ms(0, 'database')} → ${ms(1, 'database')} ms; saves ${saved(({ server }) => server)} (${both})`
}

try {
  const answers = new Map<string, string>()
  for (const variant of variants) {
    await switched(variant.off)
    const answer = (await asked(bodyOf(variant))).trim()
    assert.ok(answer.startsWith('{"data"'), answer.slice(0, 300))
    // Answers stay the same, byte for byte, without any of the parts.
    assert.equal(answer, answers.get(variant.query) ?? answer, variant.name)
    answers.set(variant.query, answer)
    await round(variant, REQUESTS)
  }
  console.log(`rows in the month: ${where.n}; ${ROUNDS} pairs of rounds of ${REQUESTS} requests`)
  for (const variant of variants) {
    const base = variants.find(({ name }) => name === variant.than)
    if (!base || !variant.name.includes(process.env.FAST_ONLY ?? '')) continue
    const pairs: [withIt: Spent, without: Spent][] = []
    // Measured in turns, since the machine's load changes from one minute to the next.
    for (let turn = 0; turn < ROUNDS; turn++) {
      const [first, second] = turn % 2 ? [variant, base] : [base, variant]
      const [one, other] = [await round(first, REQUESTS), await round(second, REQUESTS)]
      pairs.push(turn % 2 ? [other, one] : [one, other])
    }
    console.log(`${variant.name}: ${told(pairs)}`)
  }
} finally {
  agent.destroy()
  child.kill('SIGKILL')
  await database.end()
}
