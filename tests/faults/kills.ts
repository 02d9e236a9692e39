import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { serverOf } from '@tufang/server/platform/database/embedded/embedded'
import pg from 'pg'
import { freePort } from '../support/free-port.ts'
import { checkedOver, tellBad } from './acknowledged.ts'
import { Caller } from './caller.ts'
import { Load, placeOf } from './load.ts'
import { type Program, startProgram } from './program.ts'

/**
 * Measures a program on its embedded database when one of them, or both, are killed with SIGKILL under load a number of
 * times: `npm run faults:kills -- --kills 100`. A killed program is started again here; a killed database restarts by
 * itself. Prints one figure a line, and fails on any fault.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
const KILLS = Number(values.kills)
const VICTIMS = ['program', 'database', 'both'] as const
const MOBILE = '13800000002'
const [WRITERS, READERS] = [12, 8]
const LOADED_MS = [200, 1200] as const
/** Time after which unfinished work counts as hung. */
const NEVER_MS = 60_000
/** Time for which work continues after each kill. */
const AFTER_MS = 300

const folder = await mkdtemp(path.join(tmpdir(), 'tufang-faults-'))
const env = { DATA_DIR: folder, DEMO: '1', PORT: String(await freePort()) }
let program = await startProgram(env)
const { url } = await serverOf({ databaseUrl: undefined, dataDir: folder }, { joins: true })
const database = new pg.Pool({ connectionString: url, max: 4 }).on('error', () => undefined)
const { bad, counts, isDone, check } = checkedOver(database)
const times: Record<(typeof VICTIMS)[number], number[]> = { program: [], database: [], both: [] }

try {
  const caller = await new Caller(program.url).signedIn(MOBILE)
  const place = await placeOf(database, MOBILE)
  for (let kill = 1; kill <= KILLS; kill++) {
    await once(kill, VICTIMS[kill % VICTIMS.length] ?? 'both', caller, place)
    if (kill % 10 === 0) console.error(`${kill} of ${KILLS}`)
  }
  for (const [victim, all] of Object.entries(times)) {
    const sorted = all.toSorted((one, other) => one - other)
    const [middle, most] = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
    console.log(
      `${victim} killed: ${all.length}; ready again after ${middle.toFixed(0)} ms in the median, ${most.toFixed(0)} ms at most`,
    )
  }
  console.log(
    `acknowledged writes: ${counts.acknowledged}; told to come again: ${counts.later}; outcome unknown: ${counts.unknown}; without an answer: ${counts.unanswered}`,
  )
  tellBad(bad)
} finally {
  await database.end()
  // Waits until the program, and with it its database, has ended before the folder is deleted.
  program.kill('SIGTERM')
  while (program.runs()) await sleep(50)
  await rm(folder, { recursive: true })
}

async function once(
  kill: number,
  victim: (typeof VICTIMS)[number],
  caller: Caller,
  place: Awaited<ReturnType<typeof placeOf>>,
): Promise<void> {
  const back = Promise.withResolvers<void>()
  const world = { run: `k${kill}`, databaseIsBack: () => back.promise, isDone, programMayEnd: victim !== 'database' }
  const load = new Load(caller, place, world)
  load.start(WRITERS, READERS)
  await sleep(LOADED_MS[0] + Math.random() * (LOADED_MS[1] - LOADED_MS[0]))
  const since = performance.now()
  if (victim !== 'program') process.kill(await databaseProcess(), 'SIGKILL')
  if (victim !== 'database') {
    await program.end()
    program = await startProgram(env)
  }
  await isReady(program, since)
  times[victim].push(performance.now() - since)
  back.resolve()
  await sleep(AFTER_MS)
  await load.stop()
  await check(caller, load, place.company)
}

async function databaseProcess(): Promise<number> {
  return Number((await readFile(path.join(folder, 'postgres/data/postmaster.pid'), 'utf8')).split('\n', 1)[0])
}

async function isReady({ url: at }: Program, since: number): Promise<void> {
  // The first answer may still come from the killed database.
  for (let seen = 0; seen < 3; await sleep(50)) {
    const ready = await fetch(`${at}/readyz`).catch(() => undefined)
    seen = ready?.status === 200 ? seen + 1 : 0
    if (performance.now() - since > NEVER_MS) throw new Error(`not ready within ${NEVER_MS} ms`)
  }
}
