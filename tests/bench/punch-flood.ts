import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { RoleType } from '@tufang/server/modules/identity/role-types'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { addImportCompany } from './import-company.ts'
import { startServer } from './processes.ts'
import { run } from './run.ts'

/**
 * Benchmark of fifty phones that come back from a pit at once, each with forty punches of its own two trucks, while a
 * clerk of another company reads a list. Tells how long the phones wait, whether every trip exists once, and how much
 * slower the list is than in the seconds before. Uses a throwaway PostgreSQL.
 */
const [PHONES, TRUCKS, PUNCHES] = [50, 2, 40]
const KINDS = ['LOAD', 'DEPART', 'UNLOAD'] as const
const [QUIET_MS, GAP_MINUTES] = [4_000, 12]

const LIST = 'query ($page: PageInput) { waybills(page: $page) { total records { id no truckCode goDatetime } } }'
const SEND = `mutation ($punches: [PunchInput!]!, $sentAt: DateTime!) {
  punchTrips(punches: $punches, sentAt: $sentAt) { id state conflict waybillId } }`

interface Answered {
  punchTrips: { id: string; state: string; conflict: string | null; waybillId: string | null }[]
}

/** Sessions of new operators of the company, one for each phone. */
async function operators(database: pg.Client, company: string): Promise<string[]> {
  const tokens: string[] = []
  const prefix = String(Date.now()).slice(-6)
  for (let at = 0; at < PHONES; at++) {
    const [user, mobile] = [randomUUID(), `177${prefix}${String(at).padStart(2, '0')}`]
    await database.query('insert into app_user (id, mobile, name) values ($1, $2, $3)', [user, mobile, `装车员${at}`])
    await database.query(
      `insert into membership (company_id, id, user_id, role_type, position_name, joined_at) values ($1, $2, $3, $4, '挖机手', now())`,
      [company, randomUUID(), user, RoleType.OPERATOR],
    )
    tokens.push(await signIn(database, mobile))
  }
  return tokens
}

async function terms(database: pg.Client, company: string) {
  const one = async (text: string) => (await database.query<Record<string, string>>(text, [company])).rows
  const [project] = await one('select id from project where company_id = $1 and enabled order by id limit 1')
  const [soil] = await one('select name from soil_type where company_id = $1 order by id limit 1')
  const trucks = await one('select plate from truck where company_id = $1 order by id')
  assert.ok(project && soil && trucks.length >= PHONES * TRUCKS)
  return { projectInfoId: project.id, soilType: soil.name, plates: trucks.map(({ plate }) => plate ?? '') }
}

/** Punches of a phone in the order in which they were made: its trucks in turn, trip after trip. */
function made(phone: number, { projectInfoId, soilType, plates }: Awaited<ReturnType<typeof terms>>) {
  const began = Date.now() - (PUNCHES + 1) * GAP_MINUTES * 60_000
  return Array.from({ length: PUNCHES }, (_, at) => ({
    id: randomUUID(),
    kind: KINDS[Math.floor(at / TRUCKS) % KINDS.length],
    at: new Date(began + at * GAP_MINUTES * 60_000),
    truckCode: plates[phone * TRUCKS + (at % TRUCKS)],
    ...{ projectInfoId, soilType, tpMode: 'RELEASE', weightTons: '1' },
  }))
}

/** Sends punches as the phone's outbox does: a busy server says when it is asked again, and the batch is the same. */
async function send(
  phone: Caller,
  punches: readonly object[],
  told: { busy: number },
): Promise<Answered['punchTrips']> {
  for (;;) {
    try {
      return (await phone.ask<Answered>(SEND, { punches, sentAt: new Date() })).punchTrips
    } catch (error) {
      const [, seconds] = /: 429 .*"retryAfter":(\d+)/.exec((error as Error).message) ?? []
      if (seconds === undefined) throw error
      told.busy++
      await pause(Number(seconds) * 1000)
    }
  }
}

/** Times of a clerk's list until `until` has come about, in ms. */
async function readUntil(clerk: Caller, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let over = false
  void until.finally(() => {
    over = true
  })
  while (!over) {
    const begun = performance.now()
    await clerk.ask(LIST, { page: { size: 20 } })
    times.push(performance.now() - begun)
  }
  return times.toSorted((one, other) => one - other)
}

const at = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? 0

async function measure(url: string): Promise<void> {
  await run(process.execPath, ['server/dist/migrate.js'], { ...process.env, DATABASE_URL: url })
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const [flooding, beside] = [await addImportCompany(database), await addImportCompany(database)]
  const server = await startServer('ours', 4811, url)
  try {
    const tokens = await operators(database, flooding.company.id)
    const ground = await terms(database, flooding.company.id)
    const clerk = new Caller(server, await signIn(database, beside.mobile))
    await database.query('analyze')
    await clerk.ask(LIST, { page: { size: 20 } })
    const quiet = await readUntil(clerk, pause(QUIET_MS))
    const waits: number[] = []
    const answers: Answered['punchTrips'] = []
    const told = { busy: 0 }
    const flood = Promise.all(
      tokens.map(async (token, phone) => {
        const caller = new Caller(server, token)
        const [punches, begun] = [made(phone, ground), performance.now()]
        answers.push(...(await send(caller, punches, told)))
        waits.push(performance.now() - begun)
      }),
    )
    const crowded = await readUntil(clerk, flood)
    await flood
    const sorted = waits.toSorted((one, other) => one - other)
    const { rows } = await database.query<{ trips: number; loads: number }>(
      `select (select count(*)::int from waybill where company_id = $1) as trips,
         (select count(*)::int from punch where company_id = $1 and kind = 'LOAD') as loads`,
      [flooding.company.id],
    )
    console.log(`punches answered: ${answers.length} of ${PHONES * PUNCHES}`)
    console.log(`of them with a conflict: ${answers.filter(({ state }) => state === 'CONFLICT').length}`)
    console.log(`trips made by loadings: ${rows[0]?.trips} of ${rows[0]?.loads}`)
    console.log(`times that a phone was told to come back: ${told.busy}`)
    console.log(`a phone waits, median: ${at(sorted, 0.5).toFixed(0)} ms`)
    console.log(`the last phone waits: ${(sorted.at(-1) ?? 0).toFixed(0)} ms`)
    for (const [name, share] of [
      ['median', 0.5],
      ['p99', 0.99],
    ] as const) {
      const [alone, along] = [at(quiet, share), at(crowded, share)]
      console.log(
        `list of another company, ${name}: ${alone.toFixed(1)} ms before, ${along.toFixed(1)} ms meanwhile, ${(along / alone).toFixed(2)} ×`,
      )
    }
    console.log(`lists read meanwhile: ${crowded.length}`)
  } finally {
    server.stop()
    await database.end()
  }
}

if (process.env.TEST_DATABASE_URL) await measure(process.env.TEST_DATABASE_URL)
else await run('.ci/with-postgres', [process.execPath, 'tests/bench/punch-flood.ts'])
