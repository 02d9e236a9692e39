import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Caller } from './caller.ts'
import { startPostgres } from './postgres.ts'
import { startProgram } from './program.ts'

/**
 * Time of one company's list while six senders of another one, or six strangers, send bodies of 3 to 3.7 MB that are
 * refused, in rounds that are quiet and hostile in turn: `npm run faults:refused`. SERVER_ROOT is another checkout to
 * measure, built. Senders, program and PostgreSQL are processes of their own.
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '4' } },
})
const ROUNDS = Number(values.rounds)
const ROUND_MS = Number(values.seconds) * 1000
const SENDERS = 6
const LIST =
  'query ($page: PageInput) { waybills(page: $page) { total records { id no status projectName truckCode captainName weightTons goDatetime } } }'
const [READER, HOSTILE] = ['13800000002', '13800000004']

const MB = 1024 * 1024
const of = (megabytes: number, sign: string) => sign.repeat(Math.floor((megabytes * MB) / sign.length))
const numbers = Array.from({ length: 300_000 }, (_, at) => `B${100_000 + at}`)
const cards = 'query ($filter: CardFilter) { cards(filter: $filter) { total } }'
const bind = 'mutation ($input: BindCardsInput!) { bindCards(input: $input) { cardNo } }'
const bodies: Record<string, string> = {
  comments: JSON.stringify({ query: `{ __typename ${of(2.4, '#\n')}}` }),
  commas: JSON.stringify({ query: `{ __typename ${of(3.7, ',')}}` }),
  blanks: JSON.stringify({ query: '{ __typename }' }).padEnd(3.7 * MB, ' '),
  'card numbers that are searched': JSON.stringify({ query: cards, variables: { filter: { cardNos: numbers } } }),
  'card numbers before their verb': JSON.stringify({ variables: { input: { cardNos: numbers } }, query: bind }),
  'deep lists': `{"query":"{ __typename }","variables":{"a":${of(1.7, '[')}${of(1.7, ']')}}}`,
  'twelve lists of card numbers, and a verb': JSON.stringify({
    variables: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`a${at}`, numbers.slice(0, 20_000)])),
    query: bind,
  }),
}

const postgres = await startPostgres({ durable: false })
const files = await mkdtemp(path.join(tmpdir(), 'tufang-refused-'))
const program = await startProgram({ DATABASE_URL: postgres.url, DEMO: '1', DATA_DIR: files })
try {
  const reader = await new Caller(program.url).signedIn(READER)
  const { headers } = await new Caller(program.url).signedIn(HOSTILE)
  await read(reader, ROUND_MS)
  for (const [name, body] of Object.entries(bodies)) await measure(name, reader, { headers, body })
  await measure('comments of strangers', reader, { headers: {}, body: bodies.comments ?? '' })
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)} at the end; faults logged: ${program.errors.length}`)
  process.exitCode = program.errors.length > 0 ? 1 : 0
} finally {
  await program.end()
  await postgres.discard()
  await rm(files, { recursive: true })
}

/** Asks for a page of the list over and over; gives the times, in ms. */
async function read(reader: Caller, forMs: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + forMs
  while (performance.now() < until) {
    const begun = performance.now()
    await reader.ask({ query: LIST, variables: { page: { size: 20 } } })
    times.push(performance.now() - begun)
  }
  return times
}

async function measure(
  name: string,
  reader: Caller,
  sent: { headers: Record<string, string>; body: string },
): Promise<void> {
  const [quiet, beside]: [number[], number[]] = [[], []]
  const answers: Record<string, number> = {}
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push(...(await read(reader, ROUND_MS)))
    const senders = fork(new URL('./refused-senders.ts', import.meta.url))
    senders.send({ url: program.url, senders: SENDERS, ...sent })
    await once(senders, 'message')
    beside.push(...(await read(reader, ROUND_MS)))
    senders.send('over')
    const [seen] = (await once(senders, 'message')) as [Record<string, number>]
    for (const [status, count] of Object.entries(seen)) answers[status] = (answers[status] ?? 0) + count
    senders.kill()
    await pause(200)
  }
  const told = [0.5, 0.99].map((share) => {
    const [alone, crowded] = [quantile(quiet, share), quantile(beside, share)]
    return `p${share * 100} ${alone.toFixed(1)} → ${crowded.toFixed(1)} ms, ${(crowded / alone).toFixed(2)} ×`
  })
  console.log(`${name}: ${told.join('; ')}; answers ${JSON.stringify(answers)}`)
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
