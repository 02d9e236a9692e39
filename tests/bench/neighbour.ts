import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { startServer } from './processes.ts'
import { settleableIds } from './settleable.ts'

/**
 * What one company's reads take while another company asks for more than its share: a page of the list and a drawer, in rounds that are
 * quiet and hostile in turn. Server, hostile company and PostgreSQL are processes of their own.
 */
const ROUNDS = 7
const ROUND_MS = 4000
const PATIENCE_MS = 15_000
const ROWS = 5000
const FIELDS = 'id no status projectName truckCode captainName driverName goSoilType weightTons goDatetime'

const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
await database.connect()

interface Office {
  company: string
  mobile: string
}

const { rows: offices } = await database.query<Office>(
  `select c.id as company, u.mobile from company c join membership m on m.company_id = c.id and m.role_type = ${RoleType.company} join app_user u on u.id = m.user_id
   where u.mobile like '1390100%' and not c.payee_check order by u.mobile limit 2`,
)
const [victim, hostile] = offices
if (!victim || !hostile) throw new Error('two companies are needed: run npm run seed first')

interface Hostile {
  name: string
  clients: number
  query: string
  variables: object
  /** What somebody else holds meanwhile. */
  locked?: string
}

const ids = await settleableIds(database, hostile.company, ROWS)
const [first = ''] = ids
const hostiles: Hostile[] = [
  {
    name: `24 previews of ${ROWS}`,
    clients: 24,
    query: `mutation ($ids: [ID!]!) { previewSettlements(input: { waybillIds: $ids }) { settleCnt settleAmt groups { settleAmt } } }`,
    variables: { ids },
  },
  {
    name: '20 waiters for one row',
    clients: 20,
    query: `mutation ($input: [WaybillPriceInput!]!) { setWaybillPrices(input: $input) { id ok } }`,
    variables: { input: [{ id: first, settlePrice: '10' }] },
    locked: first,
  },
  {
    name: `50 lists of ${ROWS}`,
    clients: 50,
    query: `query ($page: PageInput) { waybills(page: $page) { total records { ${FIELDS} } } }`,
    variables: { page: { size: ROWS } },
  },
]

type Reads = Record<'list' | 'drawer', number[]>
const noReads = (): Reads => ({ list: [], drawer: [] })

const server = await startServer('ours', 4808)
try {
  const reader = new Caller(server, await signIn(database, victim.mobile))
  const clerk = await signIn(database, hostile.mobile)
  const [opened = ''] = await settleableIds(database, victim.company, 1)
  await read(reader, opened, noReads(), ROUND_MS)
  for (const one of hostiles) {
    const quiet = noReads()
    const beside = noReads()
    const answers: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      await read(reader, opened, quiet, ROUND_MS)
      const crowd = await startCrowd(clerk, one)
      const reading = read(reader, opened, beside, ROUND_MS)
      // Who is kept waiting for longer is let go, and the wait counts as it was until then.
      await Promise.race([reading, pause(ROUND_MS + PATIENCE_MS)])
      answers.push(await crowd.stop())
      await reading
      await idle()
    }
    print(one.name, quiet, beside)
    console.log(`${one.name}, how they were answered in each round: ${answers.join(' ')}`)
  }
} finally {
  server.stop()
  await database.end()
}

/** Reads the list and a drawer in turn, as somebody does who looks things up, for so long. */
async function read(reader: Caller, id: string, reads: Reads, forMs: number): Promise<void> {
  const until = performance.now() + forMs
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

async function timed(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await act()
  return performance.now() - begun
}

async function startCrowd(
  token: string,
  { clients, query, variables, locked }: Hostile,
): Promise<{ stop(): Promise<string> }> {
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await holder.connect()
  await holder.query('begin')
  if (locked) await holder.query('select from waybill where id = $1 for update', [locked])
  const child = fork(new URL('./crowd.ts', import.meta.url))
  child.send({ url: server.url, token, clients, body: JSON.stringify({ query, variables }) })
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

/** Waits until the database has done what was begun. */
async function idle(): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await pause(100)
    const { rowCount } = await database.query(
      `select from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid() and application_name = 'tufang'`,
    )
    quiet = rowCount === 0 ? quiet + 1 : 0
  }
}

function print(name: string, quiet: Reads, beside: Reads): void {
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
