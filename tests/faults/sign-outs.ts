import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Caller } from './caller.ts'
import { startPostgres } from './postgres.ts'
import { startProgram } from './program.ts'

// Measures for how long a session still passes on another process after its sign-out was answered, in two rounds: the
// second one with the listeners of both processes stalled. Prints one figure a line, and fails where a session passes
// for longer than a tenth of a second: `npm run faults:sign-outs`.

const TIMES = 30
const MOST_MS = 100
const MOBILE = '13800000002'
const viewer = { query: '{ viewer { roleType } }', variables: {} }
const signOut = { query: 'mutation { signOut { ended } }', variables: {} }

const postgres = await startPostgres({ durable: true })
const folder = await mkdtemp(path.join(tmpdir(), 'tufang-faults-'))
const env = { DATABASE_URL: postgres.url, DATA_DIR: folder, DEMO: '1' }
const programs = [await startProgram(env), await startProgram({ ...env, DEMO: '1' })]
const database = new pg.Pool({ connectionString: postgres.url, max: 2 })

const signal = async (name: NodeJS.Signals) => {
  const { rows } = await database.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'tufang-listener'`,
  )
  for (const { pid } of rows) process.kill(pid, name)
}

/**
 * Signs out on one process while requests of the same session keep going to the other; counts the requests that still
 * passed after the sign-out, and measures for how long.
 */
async function once(): Promise<{ passed: number; longest: number }> {
  const [here, there] = programs.map(({ url }) => url)
  await database.query('delete from sms_code')
  const caller = await new Caller(here ?? '').signedIn(MOBILE)
  const other = caller.at(there ?? '')
  let [before, passed, longest, over] = [0, 0, 0, Number.POSITIVE_INFINITY]
  let asking = true
  const ask = async () => {
    while (asking) {
      const sent = performance.now()
      const { kind } = await other.send(viewer)
      if (kind !== 'done') continue
      if (sent < over) before += 1
      if (sent < over) continue
      passed += 1
      longest = Math.max(longest, sent - over)
    }
  }
  const askers = [ask(), ask(), ask()]
  await sleep(300)
  await caller.ask(signOut)
  over = performance.now()
  await sleep(500)
  asking = false
  await Promise.all(askers)
  if (before === 0) throw new Error('nobody was in')
  return { passed, longest }
}

try {
  for (const stalled of [false, true]) {
    let [passed, longest] = [0, 0]
    for (let time = 0; time < TIMES; time++) {
      if (stalled) await signal('SIGSTOP')
      const one = await once()
      if (stalled) await signal('SIGCONT')
      passed += one.passed
      longest = Math.max(longest, one.longest)
    }
    const how = stalled ? 'listeners stalled' : 'listeners well'
    console.log(`requests that passed after ${TIMES} sign-outs, ${how}: ${passed}`)
    console.log(`the last of them was sent after, ${how}: ${longest.toFixed(1)} ms`)
    if (longest > MOST_MS) process.exitCode = 1
  }
} finally {
  for (const program of programs) await program.end()
  await database.end()
  await postgres.discard()
  await rm(folder, { recursive: true })
}
