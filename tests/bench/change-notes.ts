import assert from 'node:assert/strict'
import pg from 'pg'
import { addImportCompany } from './import-company.ts'
import { run } from './run.ts'
import { time, timeBoth, told } from './times.ts'

/**
 * Benchmark of the notes of changes (ADR 51): 5,000 waybills inserted by one statement, and one by one in a
 * transaction, with the triggers that note them and without, in turns; and the look for new notes among as many as a
 * busy company leaves in a day. Uses a throwaway PostgreSQL.
 */
const [AT_ONCE, SINGLY, ROUNDS] = [5_000, 500, 9]
const NOTES = 200_000

const INSERT = `
  insert into waybill (company_id, id, no, status, project_id, project_name, truck_id, truck_code, captain_id, captain_name,
    tp_mode, go_soil_type, weight_unit, weight_tons, settle_price, price_source, accounted_amount, pay_taxes, go_datetime, complete_datetime)
  select $1, gen_random_uuid(), 'BD' || gen_random_uuid(), 'UNLOADED', p.id, p.name, t.id, t.plate, c.id, c.name,
    'FREIGHT', s.name, 'TRUCK', 1, 66.66, 'TYPED', 0, 0.66, at, at
  from generate_series(1, $2::int) n
    cross join lateral (select now() - interval '30 days' + make_interval(secs => n * 37 % 2000000) as at) x
    cross join (select id, name from captain where company_id = $1 order by id limit 1) c
    join lateral (select * from truck where company_id = $1 and captain_id = c.id order by id limit 1) t on true
    cross join (select id, name from project where company_id = $1 order by id limit 1) p
    cross join (select name from soil_type where company_id = $1 order by id limit 1) s`

const LOOK = `
  select n.type, n.ids from change_note n where n.company_id = any($1::uuid[]) and n.tx >= pg_snapshot_xmin($2::pg_snapshot)
    and not pg_visible_in_snapshot(n.tx, $2::pg_snapshot) and n.tx < pg_snapshot_xmax(pg_current_snapshot()) limit 2001`

/** Inserts in a transaction that is undone: both sides find the table as it was. */
const inserting = (database: pg.Client, company: string, noted: boolean, work: () => Promise<void>) => ({
  before: async () => {
    await database.query('begin')
    if (!noted) await database.query('alter table waybill disable trigger waybill_noted_insert')
  },
  run: work,
  after: async () => {
    const { rows } = await database.query<{ noted: boolean }>(
      "select exists (select from change_note where company_id = $1 and type = 'WAYBILL') as noted",
      [company],
    )
    assert.equal(rows[0]?.noted, noted)
    await database.query('rollback')
  },
})

async function measure(url: string): Promise<void> {
  await run(process.execPath, ['server/dist/migrate.js'], { ...process.env, DATABASE_URL: url })
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    const { id: company } = (await addImportCompany(database)).company
    await database.query('delete from change_note where company_id = $1', [company])
    await database.query('analyze')
    const atOnce = async () => void (await database.query(INSERT, [company, AT_ONCE]))
    const singly = async () => {
      for (let done = 0; done < SINGLY; done++)
        await database.query({ name: 'one', text: INSERT, values: [company, 1] })
    }
    for (const [name, work] of [
      [`${AT_ONCE} waybills by one statement`, atOnce],
      [`${SINGLY} waybills one by one`, singly],
    ] as const) {
      const deeds = [false, true].map((noted) => inserting(database, company, noted, work)) as [
        ReturnType<typeof inserting>,
        ReturnType<typeof inserting>,
      ]
      const [without, noted] = await timeBoth(...deeds, ROUNDS)
      console.log(`${name}, without notes: ${told(without)}`)
      console.log(`${name}, noted: ${told(noted)}`)
      console.log(`${name}, ratio: ${(noted.median / without.median).toFixed(2)}`)
    }
    await database.query(
      `insert into change_note (company_id, type, ids) select $1, 'WAYBILL', array[gen_random_uuid()] from generate_series(1, $2::int)`,
      [company, NOTES],
    )
    await database.query('analyze change_note')
    const { rows } = await database.query<{ place: string }>('select pg_current_snapshot()::text as place')
    for (const role of ['none', 'tufang_walled', 'tufang_walled_several']) {
      await database.query("select set_config('role', $1, false), set_config('tufang.company', $2, false)", [
        role,
        company,
      ])
      const look = await time({ run: () => database.query(LOOK, [[company], rows[0]?.place]) }, 200)
      console.log(`a look that finds nothing among ${NOTES} notes, role ${role}: ${told(look)}`)
    }
  } finally {
    await database.end()
  }
}

if (process.env.TEST_DATABASE_URL) await measure(process.env.TEST_DATABASE_URL)
else await run('.ci/with-postgres', [process.execPath, 'tests/bench/change-notes.ts'])
