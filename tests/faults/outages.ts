import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { checkedOver, tellBad } from './acknowledged.ts'
import { Caller } from './caller.ts'
import { Load, placeOf } from './load.ts'
import { startPostgres } from './postgres.ts'
import { startProgram } from './program.ts'
import { terminations } from './terminations.ts'

/**
 * Measures the program when its database crashes under load a number of times: `npm run faults:outages -- --outages
 * 100`. With `--terminate`, it ends the backends of 5, 5 and 6 running scans instead. Prints one figure a line, and
 * fails on any fault.
 */
const { values } = parseArgs({
  options: { outages: { type: 'string', default: '100' }, terminate: { type: 'boolean', default: false } },
})
const OUTAGES = Number(values.outages)
const MOBILE = '13800000002'
const [WRITERS, READERS] = [12, 8]
const LOADED_MS = 700
const GONE_MS = [200, 1500] as const
const READY_MS = 3000
/** Time after which unfinished work counts as hung. */
const NEVER_MS = 30_000

const postgres = await startPostgres({ durable: true })
const folder = await mkdtemp(path.join(tmpdir(), 'tufang-faults-'))
const program = await startProgram({ DATABASE_URL: postgres.url, DATA_DIR: folder, DEMO: '1' })
// Its connections break in each outage, and are opened again on use.
const database = new pg.Pool({ connectionString: postgres.url, max: 4 }).on('error', () => undefined)
const times = { ready: [] as number[], write: [] as number[], jobs: [] as number[], listener: [] as number[] }
const { bad, counts, isDone, check } = checkedOver(database)
let unhealthy = 0

try {
  const caller = await new Caller(program.url).signedIn(MOBILE)
  const place = await placeOf(database, MOBILE)
  if (values.terminate) {
    await terminations(caller, place, postgres.url, bad)
  } else {
    const watch = watchHealth()
    for (let outage = 1; outage <= OUTAGES; outage++) {
      await once(outage, caller, place)
      if (!program.runs()) throw new Error(`the program ended in outage ${outage}`)
      if (outage % 10 === 0) console.error(`${outage} of ${OUTAGES}`)
    }
    await watch.stop()
    tell()
  }
  tellBad(bad)
  tellErrors()
} finally {
  await program.end()
  await database.end()
  await postgres.discard()
  await rm(folder, { recursive: true })
}

async function once(outage: number, caller: Caller, place: Awaited<ReturnType<typeof placeOf>>): Promise<void> {
  let back = Promise.withResolvers<void>()
  back.resolve()
  const load = new Load(caller, place, { run: `o${outage}`, databaseIsBack: () => back.promise, isDone })
  load.start(WRITERS, READERS)
  await sleep(LOADED_MS)
  back = Promise.withResolvers<void>()
  await postgres.crash()
  await sleep(GONE_MS[0] + Math.random() * (GONE_MS[1] - GONE_MS[0]))
  await postgres.start()
  const since = performance.now()
  back.resolve()
  await Promise.all([
    took('ready', since, async () => (await fetch(`${program.url}/readyz`)).status === 200),
    took('write', since, async () => load.acknowledged.some(({ at }) => at > since)),
    took('listener', since, () => holds(`select from pg_stat_activity where application_name = 'tufang-listener'`)),
    jobsRun(caller, since, outage),
  ])
  await load.stop()
  await check(caller, load, place.company)
}

/** Measures the time until a condition holds. */
async function took(name: keyof typeof times, since: number, holds: () => Promise<boolean>): Promise<void> {
  while (performance.now() < since + NEVER_MS) {
    if (await holds().catch(() => false)) {
      times[name].push(performance.now() - since)
      return
    }
    await sleep(10)
  }
  bad.wedged.push(`${name}: not within ${NEVER_MS} ms`)
}

/** Time from the database's return until an export that was started then is done by its job. */
async function jobsRun(caller: Caller, since: number, outage: number): Promise<void> {
  const query =
    'mutation ($input: ExportInput!, $key: String) { startExport(input: $input, idempotencyKey: $key) { id } }'
  const columns = [{ key: 'cardNo', title: '卡号' }]
  const variables = { input: { list: { cards: {} }, columns }, key: `export-${outage}` }
  let id: string | undefined
  await took('jobs', since, async () => {
    const outcome = id === undefined ? await caller.send({ query, variables }) : undefined
    if (outcome?.kind === 'done') id = (outcome.data as { startExport: { id: string } }).startExport.id
    return id !== undefined && holds(`select from export_task where id = '${id}' and status = 'DONE'`)
  })
}

async function holds(query: string): Promise<boolean> {
  return (await database.query(query)).rowCount !== 0
}

/** Requests the health all the time, as a supervisor does; an outage must not make it restart the program. */
function watchHealth(): { stop(): Promise<void> } {
  let watching = true
  const watch = async () => {
    while (watching) {
      const answer = await fetch(`${program.url}/healthz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
      if (answer?.status !== 200) unhealthy++
      await sleep(50)
    }
  }
  const watched = watch()
  return {
    stop() {
      watching = false
      return watched
    },
  }
}

/** Prints the program's logged errors by kind, without those of outages. */
function tellErrors(): void {
  const kinds = new Map<string, number>()
  for (const { msg, err } of program.errors) {
    const kind = `${msg}: ${err?.code ?? ''} ${err?.message ?? ''}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  for (const [kind, count] of kinds) console.log(`logged ${count} ×: ${kind}`)
}

function tell(): void {
  console.log(`outages: ${OUTAGES}`)
  for (const [name, all] of Object.entries(times)) {
    const sorted = all.toSorted((one, other) => one - other)
    const [middle, most] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
    console.log(`${name} again after: ${middle.toFixed(0)} ms in the median, ${most.toFixed(0)} ms at most`)
    if (most > READY_MS && name !== 'jobs') process.exitCode = 1
  }
  console.log(
    `acknowledged writes: ${counts.acknowledged}; told to come again: ${counts.later}; outcome unknown: ${counts.unknown}`,
  )
  console.log(`healthz not 200: ${unhealthy}`)
  if (unhealthy > 0) process.exitCode = 1
}
