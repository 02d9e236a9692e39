import assert from 'node:assert/strict'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { addImportCompany } from './import-company.ts'
import { startServer } from './processes.ts'
import { run } from './run.ts'
import { time, timeBoth, told } from './times.ts'

/**
 * Benchmark of the operation log of a year with 10,000 lines and with ten million, or LOG_LINES: the first page, one by
 * person and time, one by a rare verb, one far down, and the total; also the cost of a line for a verb, with and
 * without its sums. Uses a throwaway PostgreSQL.
 */
const FEW = 10_000
const MANY = Number(process.env.LOG_LINES ?? 10_000_000)
const [PEOPLE, DAYS, AT_ONCE] = [40, 365, 500_000]
const MOST_RATIO = 2
const ROUNDS = 9

interface Office {
  company: string
  caller: Caller
}

/** Adds lines spread evenly over the last year; one in ten thousand is of a rare verb. */
async function fill(database: pg.Client, company: string, lines: number): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    `insert into app_user (id, mobile, name)
     select gen_random_uuid(), '19' || lpad((random() * 1e9)::bigint::text, 9, '0'), '员工' || n from generate_series(1, ${PEOPLE}) n returning id`,
  )
  const people = rows.map(({ id }) => id)
  const begun = performance.now()
  for (let from = 1; from <= lines; from += AT_ONCE)
    await database.query(
      `insert into operation_log (company_id, id, user_id, create_by, type, name, title, service_id, method, request_uri, remote_addr, request_id,
         time, created_at)
       select $1, gen_random_uuid(), ($2::uuid[])[1 + n % ${PEOPLE}], '员工' || (1 + n % ${PEOPLE}), case when n % 50 = 0 then 'FAILURE' else 'SUCCESS' end,
         'x.y', case when n % 10000 = 0 then '作废结算卡' else '操作' || n % 30 end, case when n % 3 = 0 then 'REST' else 'WEB' end, 'POST', '/graphql',
         '10.0.' || n % 256 || '.' || n % 200, gen_random_uuid()::text, n % 300, now() - n * (interval '${DAYS} days' / ${lines})
       from generate_series($3::int, least($3::int + ${AT_ONCE - 1}, ${lines})) n`,
      [company, people, from],
    )
  for (let folded = 1; folded > 0; ) {
    const { rows: done } = await database.query<{ days: number }>(`select fold_operation_log_count($1, 1000) as days`, [
      company,
    ])
    folded = done[0]?.days ?? 0
  }
  console.log(`filled: ${lines} lines in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString()

const reading = (
  { caller }: Office,
  filter: object,
  { fields = 'records { createTime createBy title type }', current = 1 } = {},
) => ({
  run: () =>
    caller.ask<{ operationLogs: { total: number } }>(
      `query ($filter: OperationLogFilter, $page: PageInput) { operationLogs(filter: $filter, page: $page) { total ${fields} summary { failed } } }`,
      { filter, page: { current, size: 20 } },
    ),
})

/** Cost of a line for a verb: single inserts with and without the triggers of the sums. */
async function costOfLine(database: pg.Client, company: string): Promise<void> {
  const insert = {
    run: async () => {
      for (let n = 0; n < 200; n++)
        await database.query(
          `insert into operation_log (company_id, id, user_id, create_by, type, name, title, service_id, method)
           select $1, gen_random_uuid(), u.id, '员工', 'SUCCESS', 'x.y', '操作', 'WEB', 'POST' from (select id from app_user limit 1) u`,
          [company],
        )
    },
  }
  const switched = (how: 'disable' | 'enable always') => ({
    ...insert,
    before: () => database.query(`alter table operation_log ${how} trigger operation_log_count_insert`),
  })
  const [without, with_] = await timeBoth(switched('disable'), switched('enable always'), ROUNDS)
  const one = (ms: number) => `${((ms / 200) * 1000).toFixed(0)} µs`
  console.log(
    `a line: without its sums ${one(without.median)}, with them ${one(with_.median)}, ratio ${(with_.median / without.median).toFixed(2)}`,
  )
}

async function compare(few: Office, many: Office): Promise<void> {
  const person = { createBy: '员工7', createTime: { from: daysAgo(90), to: daysAgo(30) } }
  const kinds: [string, object, object?][] = [
    ['the first page', {}],
    ['a page by person and time', person],
    ['a page of what went wrong', { type: 'FAILURE' }],
    ['a page of a rare verb', { title: '作废结算卡' }],
    ['page 300', {}, { current: 300 }],
    ['the total alone', {}, { fields: '' }],
    ['the total by person and time', person, { fields: '' }],
  ]
  for (const [name, filter, how] of kinds) {
    const [short, long] = await timeBoth(reading(few, filter, how), reading(many, filter, how), ROUNDS)
    const ratio = long.median / short.median
    console.log(
      `${name}: ${FEW} lines ${told(short)}, ${MANY} lines ${told(long)}, ratio ${ratio.toFixed(2)} (wanted: ${MOST_RATIO})`,
    )
  }
}

async function measure(url: string): Promise<void> {
  await run(process.execPath, ['server/dist/migrate.js'], { ...process.env, DATABASE_URL: url })
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  await database.query(`set timezone to 'Asia/Shanghai'`)
  const offices = [await addImportCompany(database), await addImportCompany(database)]
  const [first, second] = offices
  assert.ok(first && second)
  await fill(database, first.company.id, FEW)
  await fill(database, second.company.id, MANY)
  await database.query('vacuum analyze operation_log, operation_log_count')
  const server = await startServer('ours', 4805, url)
  try {
    const office = async ({ company, mobile }: (typeof offices)[number]): Promise<Office> => ({
      company: company.id,
      caller: new Caller(server, await signIn(database, mobile)),
    })
    const [few, many] = [await office(first), await office(second)]
    await compare(few, many)
    const { operationLogs } = await reading(many, {}).run()
    assert.equal(operationLogs.total, MANY)
    const counting = await time(
      { run: () => database.query('select count(*) from operation_log where company_id = $1', [many.company]) },
      2,
    )
    console.log(`counting ${MANY} lines one by one: ${told(counting)}`)
    await costOfLine(database, many.company)
  } finally {
    server.stop()
    await database.end()
  }
}

if (process.env.TEST_DATABASE_URL) await measure(process.env.TEST_DATABASE_URL)
else await run('.ci/with-postgres', [process.execPath, 'tests/bench/logs.ts'])
