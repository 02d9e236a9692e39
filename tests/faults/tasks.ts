import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { read, utils } from 'xlsx'
import { seedBulk } from '../../seeds/bulk.ts'
import { postgresSink } from '../../seeds/sink.ts'
import { signIn } from '../bench/account.ts'
import { addImportCompany } from '../bench/import-company.ts'
import { importSheet } from '../bench/import-sheet.ts'
import { startPostgres } from './postgres.ts'
import { type Program, startProgram } from './program.ts'

/**
 * Measures an export of 100,000 waybills and an import of 20,000 whose program is killed with SIGKILL after a third of
 * the work, while another program runs beside it: `npm run faults:tasks`. Prints one figure a line, and fails above a
 * minute.
 */
const EXPORTED = 100_000
const IMPORTED = 20_000
const LIMIT_S = 60
/** Ends a run that hangs. */
const GIVEN_UP_S = Number(process.env.GIVEN_UP_S ?? 180)
const LOOK_MS = 50

interface State {
  status: string
  runId: string | null
  share: number
}

const postgres = await startPostgres({ durable: false })
const folder = await mkdtemp(path.join(tmpdir(), 'tufang-faults-'))
const database = new pg.Client({ connectionString: postgres.url })
const programs: Program[] = []
const start = async (): Promise<Program> => {
  const program = await startProgram({ DATABASE_URL: postgres.url, DATA_DIR: folder })
  programs.push(program)
  return program
}

try {
  execFileSync(process.execPath, ['server/dist/migrate.js'], { env: { ...process.env, DATABASE_URL: postgres.url } })
  await database.connect()
  let mobile = ''
  const onCompany = (_: string, admin: string) => {
    mobile = admin
  }
  await seedBulk([postgresSink(database)], { waybills: EXPORTED, companies: 1, today: new Date(), onCompany })
  const taker = await addImportCompany(database)
  await database.query('vacuum analyze')
  await exportGoesOn(await signIn(database, mobile))
  await importGoesOn(taker, await signIn(database, taker.mobile))
} finally {
  for (const program of programs) await program.end()
  await database.end()
  await postgres.discard()
  await rm(folder, { recursive: true })
}

async function exportGoesOn(token: string): Promise<void> {
  const columns = ['no', 'truckCode', 'goDatetime', 'projectName'].map((key) => ({ key, title: key }))
  const input = { list: { waybills: {} }, columns }
  const begin = async ({ url }: Program) => {
    const { startExport } = await ask<{ startExport: { id: string } }>(
      url,
      token,
      'mutation ($input: ExportInput!) { startExport(input: $input) { id } }',
      { input },
    )
    return startExport.id
  }
  const state = `select status, run_id as "runId", coalesce(done::float / total, 0) as share from export_task where id = $1`
  const { id, survivor } = await killed('export', begin, state)
  const answer = await fetch(`${survivor.url}/chain/excelExport/download?id=${id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const book = read(Buffer.from(await answer.arrayBuffer()), { dense: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  const [, ...rows] = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : []
  assert.equal(rows.length, EXPORTED)
  assert.equal(new Set(rows.map(([no]) => no)).size, EXPORTED)
  console.log(`export: ${EXPORTED} rows in the file, each once`)
}

async function importGoesOn({ company }: Awaited<ReturnType<typeof addImportCompany>>, token: string): Promise<void> {
  const file = importSheet(company, IMPORTED, 0)
  const begin = async ({ url }: Program) => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(file)]), '导入.xlsx')
    const answer = await fetch(`${url}/chain/thirdImport/importThirdWaybillExcel?check=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const { data, msg } = (await answer.json()) as { data: { id: string } | null; msg: string }
    if (!data) throw new Error(`not taken: ${msg}`)
    await ask(url, token, 'mutation ($id: ID!) { commitWaybillImport(id: $id) { id } }', { id: data.id })
    return data.id
  }
  const state = `select status, run_id as "runId", 1 - pending_count::float / total as share from waybill_import where id = $1`
  const { id } = await killed('import', begin, state)
  const { rows } = await database.query<{ waybills: number; told: number }>(
    `select (select count(*) from waybill where company_id = $1)::int as waybills,
       (select count(distinct waybill_id) from waybill_import_row where company_id = $1 and import_id = $2 and done)::int as told`,
    [company.id, id],
  )
  assert.deepEqual(rows[0], { waybills: IMPORTED, told: IMPORTED })
  console.log(`import: ${IMPORTED} waybills, each once`)
}

/**
 * Makes one of two programs begin a task and kills it after a third; prints when the other continues and when it is
 * done.
 */
async function killed(name: string, begin: (program: Program) => Promise<string>, state: string) {
  const [worker, survivor] = await Promise.all([start(), start()])
  // Either program may take the job, so that one of them is paused until the other has it.
  const paused = begin(worker).then(async (id) => {
    await until(id, state, ({ status }) => status === 'RUNNING')
    return id
  })
  survivor.kill('SIGSTOP')
  const id = await paused
  survivor.kill('SIGCONT')
  const { share, runId } = await until(id, state, ({ share }) => share >= 1 / 3)
  assert.ok(share < 1, `the ${name} was done before its program could be killed`)
  const since = performance.now()
  const seconds = () => (performance.now() - since) / 1000
  await worker.end()
  console.log(`${name}: killed at ${(100 * share).toFixed(0)} %`)
  await until(id, state, (now) => now.runId !== null && now.runId !== runId)
  const goesOn = seconds()
  console.log(`${name}: went on after ${goesOn.toFixed(1)} s`)
  const end = await until(id, state, ({ status }) => status !== 'RUNNING')
  assert.equal(end.status, 'DONE')
  console.log(`${name}: done after ${seconds().toFixed(1)} s`)
  if (goesOn > LIMIT_S) {
    console.log(`${name}: that is more than ${LIMIT_S} s`)
    process.exitCode = 1
  }
  return { id, survivor }
}

async function until(id: string, state: string, holds: (state: State) => boolean): Promise<State> {
  const end = performance.now() + GIVEN_UP_S * 1000
  while (performance.now() < end) {
    const { rows } = await database.query<State>(state, [id])
    if (rows[0] && holds(rows[0])) return rows[0]
    await sleep(LOOK_MS)
  }
  throw new Error(`waited for ${GIVEN_UP_S} s`)
}

async function ask<Data>(url: string, token: string, query: string, variables: object): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] }
  if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
  return data
}
