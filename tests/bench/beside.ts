import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { startServer } from './processes.ts'
import { settleableIds } from './settleable.ts'

const ROUNDS = Number(process.env.NEIGHBOUR_ROUNDS ?? 7)
const ROUND_MS = 4000
const PATIENCE_MS = 15_000
export const FIELDS = 'id no status projectName truckCode captainName driverName goSoilType weightTons goDatetime'

export interface Office {
  company: string
  mobile: string
}

/** Figures that the clerks of a company request again and again, all at once. */
export interface Hostile {
  name: string
  clients: number
  query: string
  variables: object
  /** Lock that another program holds meanwhile. */
  locked?: string
}

/** Times of answers and refusals, and the number of refusals. */
type Reads = Record<'list' | 'drawer', number[]> & { refused: number }
const noReads = (): Reads => ({ list: [], drawer: [], refused: 0 })

/**
 * Measures a company's list and drawer, alternating rounds with and without hostile requests. Server, hostile company
 * and PostgreSQL are separate processes.
 */
export async function measureBeside(
  database: pg.Client,
  { victim, hostile }: Record<'victim' | 'hostile', Office>,
  hostilesOf: (clerk: Caller) => Promise<Hostile[]>,
): Promise<void> {
  const server = await startServer('ours', 4808)
  try {
    const reader = new Caller(server, await signIn(database, victim.mobile))
    const token = await signIn(database, hostile.mobile)
    const [opened = ''] = await settleableIds(database, victim.company, 1)
    const rounds = { database, reader, opened, crowd: { url: server.url, token } }
    await read(reader, opened, noReads(), ROUND_MS)
    for (const one of await hostilesOf(new Caller(server, token))) await measureOne(rounds, one)
  } finally {
    server.stop()
  }
}

interface Rounds {
  database: pg.Client
  reader: Caller
  /** Waybill whose drawer is opened. */
  opened: string
  crowd: { url: string; token: string }
}

async function measureOne({ database, reader, opened, crowd: asker }: Rounds, one: Hostile): Promise<void> {
  const quiet = noReads()
  const beside = noReads()
  const answers: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await read(reader, opened, quiet, ROUND_MS)
    const crowd = await startCrowd(asker, one)
    const reading = read(reader, opened, beside, ROUND_MS)
    // Requests that still wait are aborted, and their time so far counts.
    await Promise.race([reading, pause(ROUND_MS + PATIENCE_MS)])
    answers.push(await crowd.stop())
    await reading
    await idle(database)
  }
  print(one.name, quiet, beside)
  console.log(`${one.name}, how they were answered in each round: ${answers.join(' ')}`)
}

/** Reads the list and a drawer in turn for a time, like a person who looks things up. */
async function read(reader: Caller, id: string, reads: Reads, forMs: number): Promise<void> {
  const until = performance.now() + forMs
  const timed = async (act: () => Promise<unknown>) => {
    const begun = performance.now()
    reads.refused += await act().then(
      () => 0,
      (error: Error) => (error.message.includes('SERVER_BUSY') ? 1 : Promise.reject(error)),
    )
    return performance.now() - begun
  }
  while (performance.now() < until) {
    reads.list.push(
      await timed(() =>
        reader.ask(`query ($page: PageInput) { waybills(page: $page) { total records { ${FIELDS} } } }`, {
          page: { size: 20 },
        }),
      ),
    )
    const drawer = `query ($id: ID!) { waybill(id: $id) { ${FIELDS} settlePrice expectedPrice allowedActions review { id } } waybillChanges(id: $id) { id } }`
    reads.drawer.push(await timed(() => reader.ask(drawer, { id })))
  }
}

async function startCrowd(
  asker: Rounds['crowd'],
  { clients, query, variables, locked }: Hostile,
): Promise<{ stop(): Promise<string> }> {
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  await holder.query('begin')
  if (locked) await holder.query('select from waybill where id = $1 for update', [locked])
  const child = fork(new URL('./crowd.ts', import.meta.url))
  child.send({ ...asker, clients, body: JSON.stringify({ query, variables }) })
  await once(child, 'message')
  return {
    async stop() {
      child.send('seen?')
      const [seen] = (await once(child, 'message')) as [object]
      child.kill('SIGKILL')
      await holder.end()
      return JSON.stringify(seen)
    },
  }
}

/** Waits until the database has finished all work. */
async function idle(database: pg.Client): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await pause(100)
    const { rowCount } = await database.query(
      `select from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() and application_name = 'tufang'`,
    )
    quiet = rowCount === 0 ? quiet + 1 : 0
  }
}

function print(name: string, quiet: Reads, beside: Reads): void {
  console.log(
    `${name}, reads: ${quiet.list.length + quiet.drawer.length} quiet, ${beside.list.length + beside.drawer.length} hostile`,
  )
  console.log(`${name}, refused: ${quiet.refused} quiet, ${beside.refused} hostile`)
  for (const read of ['list', 'drawer'] as const) {
    for (const [figure, share] of [
      ['median', 0.5],
      ['p99', 0.99],
    ] as const) {
      const [alone, crowded] = [quantile(quiet[read], share), quantile(beside[read], share)]
      console.log(
        `${name}, ${read}, ${figure}: ${alone.toFixed(1)} ms quiet, ${crowded.toFixed(1)} ms hostile, ${(crowded / alone).toFixed(2)} ×`,
      )
    }
  }
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
