import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { utils, write } from 'xlsx'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { addImportCompany } from './import-company.ts'
import { startServer } from './processes.ts'
import { run } from './run.ts'

/**
 * Benchmark of a sheet of 5,000 trucks of twelve captains over GraphQL: uploaded and checked, imported by the job, and
 * checked again without changes; compared with 500 trucks in the same run. Uses a throwaway PostgreSQL.
 */
const [FEW, MANY] = [500, 5_000]
const EVERY_MS = 50

interface Task {
  id: string
  status: string
  createCount: number
  unchangedCount: number
  pendingCount: number
}
const TASK = 'id status createCount unchangedCount pendingCount'

/** Plates that no other sheet of the run has; the letter of the city differs for each sheet. */
const plateOf = (city: string, at: number): string => `粤${city}${String(at).padStart(5, '0')}`

function sheet(captains: readonly { name: string }[], city: string, rows: number): string {
  const trucks = Array.from({ length: rows }, (_, at) => [
    plateOf(city, at),
    captains[at % captains.length]?.name,
    '重型自卸货车',
    18 + (at % 5) / 2,
    31,
  ])
  const book = utils.book_new()
  const heads = ['车牌', '车队长', '车型', '车厢容积', '核定载重']
  utils.book_append_sheet(book, utils.aoa_to_sheet([heads, ...trucks]), '车辆')
  return (write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer).toString('base64')
}

async function upload(caller: Caller, content: string): Promise<Task> {
  const { task } = await caller.ask<{ task: Task }>(
    `mutation ($input: DataImportInput!) { task: uploadDataImport(kind: TRUCK, input: $input) { ${TASK} } }`,
    { input: { fileName: '车辆.xlsx', content } },
  )
  return task
}

async function imported(caller: Caller, { id }: Task): Promise<Task> {
  await caller.ask(`mutation ($id: ID!) { commitDataImport(id: $id) { id } }`, { id })
  for (;;) {
    const { task } = await caller.ask<{ task: Task }>(`query ($id: ID!) { task: dataImport(id: $id) { ${TASK} } }`, {
      id,
    })
    if (task.status === 'DONE') return task
    assert.notEqual(task.status, 'FAILED')
    await setTimeout(EVERY_MS)
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const begun = performance.now()
  const result = await work()
  return [performance.now() - begun, result]
}

interface Times {
  check: number
  commit: number
  again: number
}

async function measure(
  caller: Caller,
  captains: readonly { name: string }[],
  city: string,
  rows: number,
): Promise<Times> {
  const content = sheet(captains, city, rows)
  const [check, task] = await timed(() => upload(caller, content))
  assert.equal(task.createCount, rows)
  const [commit, done] = await timed(() => imported(caller, task))
  assert.equal(done.pendingCount, 0)
  const [again, known] = await timed(() => upload(caller, content))
  assert.equal(known.unchangedCount, rows)
  return { check, commit, again }
}

async function measured(url: string): Promise<void> {
  await run(process.execPath, ['server/dist/migrate.js'], { ...process.env, DATABASE_URL: url })
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const { company, mobile } = await addImportCompany(database)
  const server = await startServer('ours', 4808, url)
  try {
    const caller = new Caller(server, await signIn(database, mobile))
    await measure(caller, company.captains, 'A', FEW)
    await database.query('analyze truck, data_import_row')
    const few = await measure(caller, company.captains, 'C', FEW)
    const many = await measure(caller, company.captains, 'D', MANY)
    for (const [name, step] of [
      ['upload and check', 'check'],
      ['commit to done', 'commit'],
      ['check again, nothing new', 'again'],
    ] as const) {
      const [less, more] = [few[step], many[step]]
      console.log(
        `${name}: ${FEW} trucks ${less.toFixed(0)} ms, ${MANY} trucks ${more.toFixed(0)} ms, ${(more / less).toFixed(1)} ×`,
      )
    }
    console.log(`event loop held at most ${(await server.longestHold()).toFixed(0)} ms meanwhile`)
  } finally {
    server.stop()
    await database.end()
  }
}

if (process.env.TEST_DATABASE_URL) await measured(process.env.TEST_DATABASE_URL)
else await run('.ci/with-postgres', [process.execPath, 'tests/bench/data-import.ts'])
