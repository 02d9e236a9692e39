import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from '@tufang/server/kernel/sql/sql'
import { MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { eventually } from '@tufang/tests/eventually'
import { newCard } from '@tufang/tests/factories/card'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { TestGateway } from '@tufang/tests/gateway'
import { whileLocked } from '@tufang/tests/locked'
import { rowOf, rowsOf } from '@tufang/tests/rows'
import { buildServer, KillableServer } from '@tufang/tests/server-process'
import { documents as phone } from '@tufang/tests/sign-in'
import { uniqueMobile } from '@tufang/tests/unique'
import { goodRow, importDocuments, importGround, sheetOf, UPLOAD } from '@tufang/tests/waybill-import'
import { sheetIn } from '@tufang/tests/workbook'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { utils } from 'xlsx'
import { inputOf, START } from '../api/export/export-task'
import { Caller, type Request } from '../faults/caller'
import { type Acknowledged, Load, type Write } from '../faults/load'

/** A killed program loses no acknowledged verb, repeats none, and its work is continued. */
const IMPORTED = 3000
const WRITERS = 2
/** An address may receive 60 codes an hour. */
const CODES = 8
const ROUNDS = [0, 1]

const company = await newCompany()
const { token = '' } = (await company.as('管理员')).credentials
const gateway = await TestGateway.open()
const folder = await mkdtemp(path.join(tmpdir(), 'tufang-killed-'))
let servers: KillableServer[] = []

beforeAll(async () => {
  const main = await buildServer()
  const url = (await testDatabase()).url
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: url,
    SMS_HTTP_URL: gateway.url,
  }
  servers = await Promise.all([KillableServer.of(main, env), KillableServer.of(main, env)])
  await all((server) => server.start())
})
afterAll(async () => {
  await all((server) => server.kill())
  gateway.close()
  await rm(folder, { recursive: true })
})

const all = (work: (server: KillableServer) => Promise<void>) => Promise.all(servers.map(work))
const at = (index: number): KillableServer => {
  const server = servers[index]
  if (!server) throw new Error(`no server ${index}`)
  return server
}
const callerOf = ({ url }: KillableServer) => new Caller(url, { authorization: `Bearer ${token}` }, 10 * MINUTE)

/** Clerks at one of the programs; each write has a key of its own, and is sent again until it is acknowledged. */
async function clerksAt(server: KillableServer, name: string): Promise<Load> {
  const { project, soilType, dumpSite, truck } = await importGround(company)
  const cards = await Promise.all(Array.from({ length: WRITERS }, () => newCard(company)))
  for (const card of cards) await newWaybill(company, { card })
  const trip = {
    ...{ projectId: project.id, truckCode: truck.plate, tpMode: 'FREIGHT', garbageId: dumpSite.id },
    ...{ goSoilType: soilType.name, weightType: 'TRUCK', weightTons: '1', goDatetime: '2026-01-02T08:00:00+08:00' },
  }
  const isDone = async ({ key }: Write) =>
    (await rowsOf(sql`select from idempotency_key where key = ${key} and refusal is null`)).length > 0
  const place = { company: company.id, trip, cards: cards.map(({ cardNo }) => cardNo) }
  return new Load(callerOf(server), place, { run: `${company.id}-${name}`, databaseIsBack: () => server.up, isDone })
}

/** Requests codes; returns the phones that will receive one, according to the answers. */
async function askForCodes(server: KillableServer, count: number): Promise<string[]> {
  const told = await Promise.all(
    Array.from({ length: count }, async () => {
      const mobile = uniqueMobile()
      const send = () => new Caller(server.url).send({ query: phone.sendCode, variables: { mobile, type: 'SIGN_IN' } })
      let { kind } = await send()
      // On a busy machine a program refuses some.
      while (kind === 'later') ({ kind } = await send())
      return kind === 'done' ? [mobile] : []
    }),
  )
  return told.flat()
}

async function startImport(server: KillableServer): Promise<string> {
  const ground = await importGround(company)
  const form = new FormData()
  const file = sheetOf(Array.from({ length: IMPORTED }, () => goodRow(ground)))
  form.append('file', new Blob([new Uint8Array(file)]), '导入.xlsx')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${server.url}${UPLOAD}?check=1`, { method: 'POST', headers, body: form })
  const { data } = (await answer.json()) as { data: { id: string } }
  await askedAgain(server, { query: importDocuments.commit, variables: { id: data.id } })
  return data.id
}

/** Repeats a request until it is answered, since a busy machine asks callers to retry. */
async function askedAgain<Data>(server: KillableServer, request: Request): Promise<Data> {
  for (;;) {
    const outcome = await callerOf(server).send(request)
    if (outcome.kind === 'done') return outcome.data as Data
    if (outcome.kind !== 'later') throw new Error(JSON.stringify(outcome))
    await sleep(100)
  }
}

async function startExport(server: KillableServer, key: string): Promise<string> {
  const { startExport } = await askedAgain<{ startExport: { id: string } }>(server, {
    query: START,
    variables: { input: inputOf(), key },
  })
  return startExport.id
}

/** Sets claims back, as if the half minute had passed after which others take over a killed program's work. */
async function letTimePass(): Promise<void> {
  const past = sql`now() - interval '1 minute'`
  for (const table of ['waybill_import', 'export_task']) {
    await rowsOf(
      sql`update ${sql.ref(table)} set touched_at = ${past} where company_id = ${company.id} and status = 'RUNNING'`,
    )
  }
  await rowsOf(sql`update outbox set claimed_until = ${past} where delivered_at is null and claimed_until is not null`)
  const ofCodes = sql`update pgboss.job set start_after = ${past} where name = 'outbox-sms-code'`
  await rowsOf(sql`${ofCodes} and state in ('created', 'retry')`)
  // A program that was killed between taking a job and taking its message no longer reports that it works on it.
  await rowsOf(
    sql`update pgboss.job set state = 'retry', start_after = ${past}
        where name = 'outbox-sms-code' and state = 'active' and started_on < now() - interval '5 seconds'`,
  )
}

/** Messages of earlier tests in the worker's database must not be delivered. */
const leftBehind = (await rowsOf<{ id: string }>(sql`select id from outbox where delivered_at is null`)).map(
  ({ id }) => id,
)
const openMessages = () =>
  rowsOf<{ id: string }>(sql`select id from outbox where delivered_at is null and id <> all(${leftBehind}::uuid[])`)
const importState = (id: string) =>
  rowOf<{ status: string; left: number }>(
    sql`select status, pending_count as left from waybill_import where id = ${id}`,
  )
/** Runs work while an import has done some of its pieces and cannot finish the next. */
async function whileHalfWay(id: string, work: () => Promise<void>): Promise<void> {
  const database = await testDatabase()
  const held = sql`select from waybill_import where id = ${id} for update`
  let done = false
  while (!done) {
    await whileLocked(database, held, async () => {
      if ((await importState(id)).left === IMPORTED) return
      await work()
      done = true
    })
  }
}
const unfinished = () =>
  rowsOf(sql`select status from export_task where company_id = ${company.id} and status <> 'DONE'
             union all select status from waybill_import where company_id = ${company.id} and status <> 'DONE'`)

it('loses and doubles nothing, three times killed', { timeout: 10 * MINUTE }, async () => {
  const clerks = await Promise.all(servers.map((server, index) => clerksAt(server, String(index))))
  for (const load of clerks) load.start(WRITERS, 1)

  // Both programs at once, with an import half-way, an export before its end, and codes that the gateway has received
  // and not answered.
  gateway.answer = 'none'
  const asking = [askForCodes(at(0), CODES), askForCodes(at(1), CODES)]
  await gateway.hears(CODES)
  await eventually(async () => expect((await openMessages()).length).toBeGreaterThanOrEqual(CODES))
  const importId = await startImport(at(0))
  const exportIds: string[] = []
  await whileHalfWay(importId, async () => {
    exportIds.push(await startExport(at(1), `${company.id}-export`))
    await all((server) => server.kill())
  })
  expect((await importState(importId)).left).toBeGreaterThan(0)
  gateway.release()
  await letTimePass()
  await all((server) => server.start())

  for (const [round, victim] of ROUNDS.entries()) {
    const told = askForCodes(at(victim), CODES)
    exportIds.push(await startExport(at(1 - victim), `${company.id}-export-${round}`))
    await sleep(200 + 200 * round)
    await at(victim).kill()
    asking.push(told)
    await at(victim).start()
    await letTimePass()
  }
  for (const load of clerks) await load.stop()
  await vi.waitFor(
    async () => {
      await letTimePass()
      expect([await unfinished(), await openMessages()]).toEqual([[], []])
    },
    { timeout: 5 * MINUTE, interval: 500 },
  )

  await checkWrites(clerks)
  await checkImport(importId)
  for (const id of exportIds) await checkExport(id)
  await checkCodes((await Promise.all(asking)).flat())
  expect(servers.flatMap(({ faults }) => faults)).toEqual([])
})

async function checkWrites(clerks: readonly Load[]): Promise<void> {
  const acknowledged = clerks.flatMap((load) => load.acknowledged)
  const created = acknowledged.flatMap(({ write }) => (write.kind === 'create' ? [write.key] : []))
  expect(created.length).toBeGreaterThan(20)
  const wrong = await rowsOf(
    sql`select key, count(w.id)::int as count from unnest(${created}::text[]) key
        left join waybill w on w.company_id = ${company.id} and w.remark = key group by key having count(w.id) <> 1`,
  )
  expect(wrong).toEqual([])
  const { count } = await rowOf<{ count: number }>(
    sql`select count(*)::int as count from waybill where company_id = ${company.id} and remark like ${`${company.id}-%`}`,
  )
  expect(count).toBe(created.length)
  const listed = new Set(
    (
      await rowsOf<{ cardNo: string }>(
        sql`select k.card_no as "cardNo" from scan_entry e join card k on k.company_id = e.company_id and k.id = e.card_id
            where e.company_id = ${company.id}`,
      )
    ).map(({ cardNo }) => cardNo),
  )
  const last = new Map(acknowledged.flatMap(({ write }: Acknowledged) => (write.card ? [[write.card, write]] : [])))
  expect([...last.values()].filter(({ card = '', kind }) => listed.has(card) !== (kind === 'scan'))).toEqual([])
  // Callers of a killed program got no answer; no other fault may have occurred.
  expect(
    clerks.flatMap(({ faults, hung }) => [...faults, ...hung]).filter((fault) => !/^no answer: /.test(fault)),
  ).toEqual([])
}

async function checkImport(id: string): Promise<void> {
  const made = await rowOf(
    sql`select count(*)::int as rows, count(distinct waybill_id)::int as waybills, count(w.id)::int as there
        from waybill_import_row r left join waybill w on w.company_id = r.company_id and w.id = r.waybill_id
        where r.company_id = ${company.id} and r.import_id = ${id} and r.done`,
  )
  expect(made).toEqual({ rows: IMPORTED, waybills: IMPORTED, there: IMPORTED })
  // Each trip of the sheet has its own minute.
  const twice = await rowsOf(
    sql`select go_datetime from waybill where company_id = ${company.id} and remark is null and card_id is null
        group by truck_id, go_datetime having count(*) > 1`,
  )
  expect(twice).toEqual([])
}

async function checkExport(id: string): Promise<void> {
  const answer = await fetch(`${at(0).url}/chain/excelExport/download?id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status).toBe(200)
  const [, ...lines] = utils.sheet_to_json<unknown[]>(sheetIn(Buffer.from(await answer.arrayBuffer())), { header: 1 })
  expect(lines.length).toBeGreaterThan(0)
  expect(new Set(lines.map(([no]) => no)).size).toBe(lines.length)
}

/** Checks that every announced code exists and signs in once, and counts once, however often it was sent. */
async function checkCodes(told: readonly string[]): Promise<void> {
  const counted = await rowsOf<{ mobile: string; count: number }>(
    sql`select mobile, count(*)::int as count from sms_code where address = '127.0.0.1' group by mobile`,
  )
  expect(counted.filter(({ count }) => count !== 1)).toEqual([])
  const phones = new Set(counted.map(({ mobile }) => mobile))
  expect(told.filter((mobile) => !phones.has(mobile))).toEqual([])
  for (const mobile of phones) {
    const code = gateway.codesOf(mobile).at(-1)
    const variables = { mobile, code }
    const check = () => new Caller(at(0).url).send({ query: phone.checkCode, variables })
    expect([mobile, (await check()).kind, (await check()).kind]).toEqual([mobile, 'done', 'refused'])
  }
}
