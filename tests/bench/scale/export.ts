import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { signIn } from '../account.ts'
import { Caller } from '../caller.ts'
import { startServer } from '../processes.ts'
import { largest } from './databases.ts'

/**
 * Benchmark of an export of 100,000 waybills in the background, and of its effect on a person who pages through the
 * list meanwhile.
 */
const MOST_ROWS = 100_000
const COLUMNS = [
  'no',
  'projectName',
  'truckCode',
  'captainName',
  'driverName',
  'goSoilType',
  'weightTons',
  'goDatetime',
  'names',
  'status',
]
const QUIET_MS = 8_000

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const database = new pg.Client({ connectionString: url })
await database.connect()
const { company, mobile, waybills } = await largest(url)
const ROWS = Math.min(MOST_ROWS, Math.floor(waybills / 2))
const { rows } = await database.query<{ until: Date }>(
  'select go_datetime as until from waybill where company_id = $1 order by go_datetime limit 1 offset $2',
  [company, ROWS],
)
const until = rows[0]?.until
assert.ok(until, 'too few waybills')

const server = await startServer('ours', 4814)
try {
  const clerk = new Caller(server, await signIn(database, mobile))
  const filter = { goDatetime: { to: until.toISOString() } }
  const quiet = await whileListing(clerk, () => pause(QUIET_MS))
  const before = await server.mostMemory()
  const begun = performance.now()
  let took = 0
  const busy = await whileListing(clerk, async () => {
    const done = await exported(clerk, filter)
    took = performance.now() - begun
    assert.ok(Math.abs(done - ROWS) < 100, `${done} rows`)
  })
  const more = ((await server.mostMemory()) - before) / 2 ** 20
  console.log(
    `export of ${ROWS.toLocaleString('en')} rows × ${COLUMNS.length} columns: ${(took / 1000).toFixed(1)} s, ${more.toFixed(0)} MiB more memory at most`,
  )
  console.log(`a page of the list meanwhile: ${ninetyNine(busy)}; without an export: ${ninetyNine(quiet)}`)
} finally {
  server.stop()
  await database.end()
}

interface Task {
  id: string
  status: string
  done: number
  error: string | null
}

async function exported(clerk: Caller, filter: object): Promise<number> {
  const columns = COLUMNS.map((key) => ({ key, title: key }))
  const { startExport } = await clerk.ask<{ startExport: { id: string } }>(
    'mutation ($input: ExportInput!) { startExport(input: $input) { id } }',
    { input: { list: { waybills: { filter } }, columns } },
  )
  for (;;) {
    const { exportTasks } = await clerk.ask<{ exportTasks: Task[] }>('{ exportTasks { id status done error } }', {})
    const task = exportTasks.find(({ id }) => id === startExport.id)
    assert.ok(task)
    if (task.status === 'DONE') return task.done
    assert.ok(['QUEUED', 'RUNNING'].includes(task.status), task.error ?? task.status)
    await pause(100)
  }
}

/** Times of pages for a reader who requests one after the other until `work` ends. */
async function whileListing(clerk: Caller, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let over = false
  const reading = (async () => {
    for (let current = 1; !over; current = (current % 50) + 1) {
      const begun = performance.now()
      await clerk.ask(
        'query ($page: PageInput) { waybills(page: $page) { total records { id no status projectName truckCode goDatetime } } }',
        { page: { current, size: 20 } },
      )
      times.push(performance.now() - begun)
      await pause(10)
    }
  })()
  await work().finally(() => {
    over = true
  })
  await reading
  return times
}

function ninetyNine(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  return `${at(0.99)} ms at the 99th percentile, ${at(0.5)} ms in the middle of ${times.length}`
}
