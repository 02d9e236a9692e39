import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { cpuSeconds, type Server, startServer } from './processes.ts'
import { run } from './run.ts'
import { largest } from './scale/databases.ts'

/**
 * Bulk query of all waybills of a company, BULK_WAYBILLS of them, with objects beside them: seconds, memory beyond that
 * of the idle program, and pages of the list for a colleague meanwhile, in turns with pages without it (BULK_TURNS).
 * Fills a throwaway PostgreSQL, or reads the database of BULK_DATABASE_URL, where the colleague stays.
 */
const WAYBILLS = Number(process.env.BULK_WAYBILLS ?? 100_000)
const [MOST_SECONDS, MOST_MIB, MOST_MS] = [60, 150, 100]
const QUIET_MS = 8000
/** The download ends, and what it held is let go, before the reader is measured alone again. */
const SETTLE_MS = 2000
const TURNS = Number(process.env.BULK_TURNS ?? 1)
/** Starting takes more memory than idling, so that the highest mark since then tells nothing. */
const SAMPLE_MS = 100
const QUERY =
  process.env.BULK_QUERY ??
  '{ waybills { records { no truckCode goDatetime weightTons receivable card { cardNo } project { projectName } settlement { settleNo status settleAmt } } } }'

interface Task {
  id: string
  status: string
  done: number
  error: string | null
}

/** Does the query, and downloads its file. */
async function bulk(clerk: Caller): Promise<{ records: number; bytes: number; seconds: number }> {
  const begun = performance.now()
  const { startBulkQuery } = await clerk.ask<{ startBulkQuery: { id: string } }>(
    'mutation ($query: String!) { startBulkQuery(query: $query) { id } }',
    { query: QUERY },
  )
  for (;;) {
    await pause(200)
    const { exportTasks } = await clerk.ask<{ exportTasks: Task[] }>('{ exportTasks { id status done error } }', {})
    const task = exportTasks.find(({ id }) => id === startBulkQuery.id)
    assert.ok(task)
    if (task.status === 'DONE') {
      const seconds = (performance.now() - begun) / 1000
      const file = await clerk.fetch(`/chain/excelExport/download?id=${task.id}`)
      return { records: task.done, bytes: file.length, seconds }
    }
    assert.ok(['QUEUED', 'RUNNING'].includes(task.status), task.error ?? task.status)
  }
}

/** Times of pages for a reader who asks for one after the other until `work` ends. */
async function whileListing<Answer>(reader: Caller, work: () => Promise<Answer>): Promise<[Answer, number[]]> {
  const times: number[] = []
  let over = false
  const reading = (async () => {
    for (let current = 1; !over; current = (current % 50) + 1) {
      const begun = performance.now()
      await reader.ask(
        'query ($page: PageInput) { waybills(page: $page) { total records { id no status projectName truckCode goDatetime } } }',
        { page: { current, size: 20 } },
      )
      times.push(performance.now() - begun)
      await pause(10)
    }
  })()
  const answer = await work().finally(() => {
    over = true
  })
  await reading
  return [answer, times]
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0
}

const pageTimes = (times: number[]): string =>
  `${percentile(times, 0.99).toFixed(1)} ms at the 99th percentile, ${percentile(times, 0.5).toFixed(1)} ms in the middle of ${times.length}`

async function residentBytes(pid: number): Promise<number> {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

interface Place {
  server: Server
  clerk: Caller
  reader: Caller
  waybills: number
}

/** One bulk query of all waybills, with a reader beside it. */
async function oneBulk({
  server,
  clerk,
  reader,
  waybills,
}: Place): Promise<{ busy: number[]; figures: string; holds: string }> {
  const idle = await residentBytes(server.pid)
  const [before, quietHold] = [await cpuSeconds(server.pid), await server.longestHold()]
  let most = idle
  const sampling = setInterval(async () => {
    most = Math.max(most, await residentBytes(server.pid))
  }, SAMPLE_MS)
  const [{ records, bytes, seconds }, busy] = await whileListing(reader, () => bulk(clerk))
  clearInterval(sampling)
  assert.ok(Math.abs(records - waybills) <= 1, `${records} of ${waybills}`)
  const more = (most - idle) / 2 ** 20
  const hold = await server.longestHold()
  const own = (await cpuSeconds(server.pid)) - before
  const took = `${seconds.toFixed(1)} s (${own.toFixed(1)} s of the program's processor), ${(bytes / 2 ** 20).toFixed(0)} MiB, ${more.toFixed(0)} MiB more memory at most`
  return {
    busy,
    figures: `bulk query of ${records.toLocaleString('en')} waybills: ${took}`,
    holds: `the event loop was held for ${hold.toFixed(0)} ms at most; without it: ${quietHold.toFixed(0)} ms`,
  }
}

/** Mobile of a colleague of the company's manager, with the same roles. */
async function colleague(database: pg.Client, manager: string): Promise<string> {
  const mobile = '13909990001'
  await database.query(
    `with person as (insert into app_user (id, name, mobile) values (gen_random_uuid(), '同事', $2) on conflict do nothing returning id),
       member as (insert into membership (company_id, id, user_id, role_type, position_name, joined_at)
         select m.company_id, gen_random_uuid(), p.id, m.role_type, '同事', m.joined_at
         from person p, membership m join app_user u on u.id = m.user_id where u.mobile = $1 returning company_id, id)
     insert into membership_role (company_id, membership_id, role_id) select n.company_id, n.id, h.role_id
     from member n, membership_role h join membership m on m.company_id = h.company_id and m.id = h.membership_id
       join app_user u on u.id = m.user_id where u.mobile = $1`,
    [manager, mobile],
  )
  return mobile
}

async function measure(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const { mobile, waybills } = await largest(url)
  const server = await startServer('ours', 4817, url)
  try {
    const clerk = new Caller(server, await signIn(database, mobile))
    const reader = new Caller(server, await signIn(database, await colleague(database, mobile)))
    const quiet: number[] = []
    const listen = async () => quiet.push(...(await whileListing(reader, () => pause(QUIET_MS)))[1])
    await listen()
    const ratios: number[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      const { busy, ...told } = await oneBulk({ server, clerk, reader, waybills })
      console.log(told.figures)
      console.log(told.holds)
      console.log(`a page of the list meanwhile: ${pageTimes(busy)}`)
      await pause(SETTLE_MS)
      await listen()
      ratios.push(percentile(busy, 0.99) / percentile(quiet, 0.99))
    }
    console.log(`a page of the list without it, before, between and after: ${pageTimes(quiet)}`)
    console.log(`99th percentile beside it against without it: ${ratios.map((one) => one.toFixed(2)).join(', ')} ×`)
    console.log(`wanted of a million: ${MOST_SECONDS} s, ${MOST_MIB} MiB more, ${MOST_MS} ms at the 99th percentile`)
  } finally {
    server.stop()
    await database.end()
  }
}

const { TEST_DATABASE_URL: started, BULK_DATABASE_URL: given } = process.env
if (given) await measure(given)
else if (started) {
  const env = { ...process.env, DATABASE_URL: started }
  await run(process.execPath, ['server/dist/migrate.js'], env)
  await run(process.execPath, ['seeds/cli.ts', '--waybills', String(WAYBILLS), '--companies', '1'], env)
  await measure(started)
} else await run('.ci/with-postgres', [process.execPath, 'tests/bench/bulk.ts'])
