import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { serverOf } from '@tufang/server/platform/database/embedded/embedded'
import pg from 'pg'
import { freePort } from '../support/free-port.ts'
import { Caller } from './caller.ts'
import { placeOf } from './load.ts'
import { startProgram } from './program.ts'

/**
 * Measures how callers see a program that is stopped under load a number of times: `npm run faults:terminations --
 * --runs 50`. It runs on its embedded database, or on the one in DATABASE_URL. Prints one figure a line, and fails on a
 * slow stop or a broken answer.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '50' } } })
const RUNS = Number(values.runs)
const MOST_MS = 5000
const MOBILE = '13800000002'
const LIST =
  '{ waybills(page: { current: 1, size: 5000 }) { total records { id no status receivable truckCode remark goDatetime } } }'
const REST = '/chain/systemdictionaryitem/listDictionaryItem?dictionary=exist_type'
const WRITE = 'mutation ($input: CreateWaybillInput!) { createWaybill(input: $input) { id no } }'
const [LISTS, SMALL, WRITERS] = [30, 20, 4]
const LOADED_MS = [200, 1200] as const

const counts = { whole: 0, later: 0, closed: 0, refused: 0, broken: 0 }
const broken: string[] = []
const codes: (number | null)[] = []
const took: number[] = []
let [cut, slow] = [0, 0]

let world: Awaited<ReturnType<typeof worldOf>> | undefined
const folder = await mkdtemp(path.join(tmpdir(), 'tufang-stops-'))
const { DATABASE_URL } = process.env
try {
  for (let run = 1; run <= RUNS; run++) {
    await once(run % 2 === 0)
    if (run % 10 === 0) console.error(`${run} of ${RUNS}`)
  }
} finally {
  await rm(folder, { recursive: true })
}
const late = took.filter((ms) => ms > MOST_MS).length
const sorted = took.toSorted((one, other) => one - other)
console.log(`stops: ${took.length}, with exit code 0: ${codes.filter((code) => code === 0).length}`)
console.log(`slowest stop: ${sorted.at(-1)?.toFixed(0)} ms (median ${sorted[sorted.length >> 1]?.toFixed(0)} ms)`)
console.log(
  `stops that cut somebody off: ${cut} (in every other run some send half a body or take no answer); that did not wait for the database: ${slow}`,
)
console.log(`whole answers: ${counts.whole}; told to come again: ${counts.later}`)
console.log(
  `connections closed before a byte of the answer: ${counts.closed}; refused, as nobody listened: ${counts.refused}`,
)
console.log(`broken answers: ${counts.broken}`)
for (const each of broken.slice(0, 10)) console.log(`  ${each}`)
if (late > 0 || counts.broken > 0 || codes.some((code) => code !== 0)) process.exitCode = 1

/** Person who sends requests, and rows that he writes. */
async function worldOf(at: string) {
  const { headers } = await new Caller(at).signedIn(MOBILE)
  const { url } = await serverOf({ databaseUrl: DATABASE_URL, dataDir: folder }, { joins: true })
  const database = new pg.Pool({ connectionString: url, max: 1 })
  const { trip } = await placeOf(database, MOBILE)
  await database.end()
  return { headers, input: trip }
}

/** Starts the program, overloads it with callers of every kind, and stops it meanwhile; some callers may be awkward. */
async function once(isAwkward: boolean): Promise<void> {
  const program = await startProgram({
    ...{ DATA_DIR: folder, DEMO: '1', PORT: String(await freePort()) },
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
  })
  const port = Number(new URL(program.url).port)
  world ??= await worldOf(program.url)
  const { headers, input } = world
  const agent = new Agent({ keepAlive: true })
  const end = new AbortController()
  const asks: Ask[] = [
    ...Array.from({ length: LISTS }, () => ask('POST', '/graphql', { query: LIST })),
    ...Array.from({ length: SMALL }, (_, at) => (at % 2 ? ask('GET', '/') : ask('GET', REST))),
    ...Array.from({ length: WRITERS }, () => ask('POST', '/graphql', { query: WRITE, variables: { input } })),
  ]
  const loops = asks.map(async (one) => {
    while (!end.signal.aborted) {
      const outcome = await sent(port, agent, headers, one)
      counts[outcome.kind]++
      if (outcome.kind === 'broken') broken.push(`${one.path}: ${outcome.reason}`)
      if (outcome.kind === 'closed' || outcome.kind === 'refused') await sleep(20)
    }
  })
  const awkward = isAwkward ? [halfBody(port), opened(port), ...Array.from({ length: 3 }, () => unread(port))] : []
  await sleep(LOADED_MS[0] + Math.random() * (LOADED_MS[1] - LOADED_MS[0]))
  const since = performance.now()
  program.kill('SIGTERM')
  codes.push(await program.exited)
  took.push(performance.now() - since)
  if (program.lines.some(({ msg }) => msg === 'cut off at the stop')) cut++
  if (program.lines.some(({ msg }) => msg === 'stop took too long')) slow++
  for (const { msg, err } of program.errors) broken.push(`logged: ${msg} ${err?.message ?? ''}`)
  counts.broken += program.errors.length
  end.abort()
  await Promise.all(loops)
  agent.destroy()
  for (const socket of awkward) socket.destroy()
}

interface Ask {
  method: 'GET' | 'POST'
  path: string
  body: string
}

type Outcome = { kind: 'whole' | 'later' | 'closed' | 'refused' } | { kind: 'broken'; reason: string }

function ask(method: Ask['method'], at: string, body?: object): Ask {
  return { method, path: at, body: body ? JSON.stringify(body) : '' }
}

/** Sends one request. Its connection may close before the first byte of the answer, never within it. */
function sent(
  port: number,
  agent: Agent,
  credentials: Record<string, string>,
  { method, path: at, body }: Ask,
): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const headers = {
    ...credentials,
    ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
  }
  const request = httpRequest({ port, host: '127.0.0.1', method, path: at, agent, headers }, (answer) => {
    let text = ''
    answer.setEncoding('utf8')
    answer.on('data', (part: string) => {
      text += part
    })
    answer.on('error', (error) => resolve({ kind: 'broken', reason: error.message }))
    answer.on('end', () => resolve(answer.complete ? outcomeOf(answer, text) : { kind: 'broken', reason: 'not whole' }))
  })
  request.on('error', (error) =>
    resolve({ kind: 'code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'closed' }),
  )
  request.end(body)
  return promise
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, text: string): Outcome {
  if (statusCode === 503 || statusCode === 429) {
    return headers['retry-after'] ? { kind: 'later' } : { kind: 'broken', reason: `${statusCode} without Retry-After` }
  }
  return statusCode === 200 ? { kind: 'whole' } : { kind: 'broken', reason: `${statusCode} ${text.slice(0, 200)}` }
}

function opened(port: number): Socket {
  return connect(port, '127.0.0.1').on('error', () => undefined)
}

/** Sends half of a body, and no more. */
function halfBody(port: number): Socket {
  const socket = opened(port)
  socket.write(
    'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"query":',
  )
  return socket
}

/** Requests much and reads nothing. */
function unread(port: number): Socket {
  const socket = opened(port).pause()
  for (let asked = 0; asked < 60; asked++) socket.write('GET /openapi.json HTTP/1.1\r\nHost: a\r\n\r\n')
  return socket
}
