import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { read, utils } from 'xlsx'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { addImportCompany, removeImportCompany } from './import-company.ts'
import { importSheet } from './import-sheet.ts'
import { startServer } from './processes.ts'

/**
 * Benchmark of a third party's sheet of 20,000 trips over HTTP: uploaded and checked, then imported by the job;
 * compared with SheetJS reading the same file, and with one COPY of the same waybills into the same table. It uses a
 * company of its own, removed at the end where the role of DATABASE_URL may.
 */
const ROWS = 20_000
const ROUNDS = 3
const UPLOAD = '/chain/thirdImport/importThirdWaybillExcel?check=1'

const folder = await mkdtemp(path.join(tmpdir(), 'tufang-bench-'))
process.env.DATA_DIR = folder
const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
await database.connect()
const { rows: sizes } = await database.query<{ waybills: number }>('select count(*)::int as waybills from waybill')
const { company, mobile } = await addImportCompany(database)
const server = await startServer('ours', 4807)

interface Times {
  check: number
  commit: number
  sheetJs: number
  copy: number
}

try {
  const token = await signIn(database, mobile)
  const clerk = new Caller(server, token)
  const seen: Times[] = []
  await server.longestHold()
  for (let round = 0; round <= ROUNDS; round++) {
    const file = importSheet(company, ROWS, round)
    const sheetJs = await took(async () => sheetAlone(file))
    // Kept connections that the server has closed meanwhile are noticed.
    await setTimeout(200)
    const [check, id] = await timed(() => upload(file, token, { createCount: ROWS, refusedCount: 0 }))
    const commit = await took(() => imported(clerk, id))
    const copy = await copyAlone(`PT${round}-%`)
    if (round > 0) seen.push({ check, commit, sheetJs, copy })
    // The planner gets statistics on the company, as it has on older ones.
    else await database.query('analyze waybill, waybill_import_row, waybill_import_key')
    if (round < ROUNDS) continue
    const again = await took(() => upload(file, token, { unchangedCount: ROWS, createCount: 0 }))
    tell(seen, again)
  }
  console.log(`event loop held at most ${(await server.longestHold()).toFixed(0)} ms meanwhile`)
} finally {
  server.stop()
  const { rows } = await database.query<{ may: boolean }>(
    'select rolsuper as may from pg_roles where rolname = current_user',
  )
  if (rows[0]?.may) await removeImportCompany(database, company, mobile)
  await database.query('vacuum analyze')
  await database.end()
  await rm(folder, { recursive: true })
}

function tell(seen: readonly Times[], again: number): void {
  const of = (pick: (times: Times) => number) => seen.map(pick)
  const whole = of(({ check, commit }) => check + commit)
  const [reading, copying] = [middle(of(({ sheetJs }) => sheetJs)), middle(of(({ copy }) => copy))]
  const waybills = sizes[0]?.waybills.toLocaleString('en')
  console.log(
    `import of ${ROWS.toLocaleString('en')} rows beside ${waybills} waybills, upload to done: ${seconds(whole)}`,
  )
  console.log(
    `upload and check: ${seconds(of(({ check }) => check))}; SheetJS alone ${(reading / 1000).toFixed(1)} s, ` +
      `${(middle(of(({ check }) => check)) / reading).toFixed(1)} ×`,
  )
  console.log(
    `commit to done: ${seconds(of(({ commit }) => commit))}; one COPY of the same waybills ${(copying / 1000).toFixed(1)} s, ` +
      `${(middle(of(({ commit }) => commit)) / copying).toFixed(1)} ×`,
  )
  console.log(`check of the same file again, nothing new: ${(again / 1000).toFixed(1)} s`)
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
function seconds(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)].map((value) => (value / 1000).toFixed(1))
  return `${(middle(values) / 1000).toFixed(1)} s (${least}–${most})`
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const begun = performance.now()
  const result = await work()
  return [performance.now() - begun, result]
}
async function took(work: () => Promise<unknown>): Promise<number> {
  return (await timed(work))[0]
}

function sheetAlone(file: Buffer): void {
  const book = read(file, { dense: true })
  const sheet = book.Sheets[book.SheetNames[0] ?? '']
  assert.equal(sheet && utils.sheet_to_json(sheet, { header: 1 }).length, ROWS + 1)
}

/** Uploads a file for checking, compares the counts, and returns the id of the import. */
async function upload(file: Buffer, token: string, counts: Record<string, number>): Promise<string> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(file)]), '压测.xlsx')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(server.url + UPLOAD, { method: 'POST', headers, body: form })
  const { data, msg } = (await answer.json()) as { data: Record<string, unknown> | null; msg: string | null }
  if (!data) throw new Error(`not taken: ${msg}`)
  assert.deepEqual(Object.fromEntries(Object.keys(counts).map((name) => [name, data[name]])), counts)
  return String(data.id)
}

async function imported(clerk: Caller, id: string): Promise<void> {
  await clerk.ask('mutation ($id: ID!) { commitWaybillImport(id: $id) { id } }', { id })
  for (;;) {
    const { waybillImport: task } = await clerk.ask<{ waybillImport: { status: string; error: string | null } }>(
      'query ($id: ID!) { waybillImport(id: $id) { status error } }',
      { id },
    )
    if (task.status === 'DONE') return
    assert.ok(task.status === 'QUEUED' || task.status === 'RUNNING', task.error ?? task.status)
    await setTimeout(100)
  }
}

/** Time of the fastest copy of the waybills in PostgreSQL under other names; rolled back. */
async function copyAlone(numbers: string): Promise<number> {
  const { rows } = await database.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = 'waybill' and is_generated = 'NEVER' order by ordinal_position`,
  )
  const columns = rows.map(({ name }) => name)
  const other: Record<string, string> = { id: 'gen_random_uuid()', no: `no || 'x'` }
  const source = `select ${columns.map((name) => other[name] ?? name).join(', ')} from waybill
    where company_id = '${company.id}' and no like '${numbers}'`
  const lines = await buffer(database.query(copyTo(`copy (${source}) to stdout`)))
  await database.query('begin')
  try {
    return await took(() =>
      pipeline(Readable.from([lines]), database.query(copyFrom(`copy waybill (${columns.join(', ')}) from stdin`))),
    )
  } finally {
    await database.query('rollback')
  }
}
