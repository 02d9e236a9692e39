import { migrations } from '@tufang/server/platform/database/migrations/index'
import pg from 'pg'
import { seedBulk } from '../../seeds/bulk.ts'
import { postgresSink } from '../../seeds/sink.ts'
import { run } from './run.ts'

/**
 * Benchmark of the migrations 0059 to 0062 on a database with a million waybills. Each is reverted and run again alone,
 * compared with grouping the waybills once, and printed with the tables that it locks until the end. Uses a throwaway
 * PostgreSQL, or the oldest supported one under .ci/with-postgres --oldest; MIGRATION_WAYBILLS=100000 takes a fraction
 * of the time.
 */
const WAYBILLS = Number(process.env.MIGRATION_WAYBILLS ?? 1_000_000)
/** Twenty companies, one of which has a fifth of all waybills. */
const [COMPANIES, SHARE] = [20, 5]

/** Statements that undo each migration as far as the next run needs. */
const undo: Record<string, string> = {
  '0059-confirmed-accounts': `alter table payee drop column account_by cascade, drop column account_confirmed_by cascade,
      drop column account_confirmed_by_name cascade, drop column account_confirmed_at cascade, drop column account_confirm_reason cascade;
    alter table payment drop column account_note`,
  '0060-published-signatures': '',
  // The migration creates sums and triggers anew under the old names.
  '0061-whole-costs': 'drop view published_ticket_month_cost',
  '0062-tickets-without-trips':
    'drop view if exists published_ticket_entry, published_ticket_refund; drop index if exists ticket_entry_without_trip',
}

function statementsOf(name: string): string[] {
  const found = migrations.find((migration) => migration.name === name)
  if (!found) throw new Error(`no migration ${name}`)
  // Statements of a migration, which need neither a driver nor settings.
  const migration = new found.class(...([] as unknown as ConstructorParameters<typeof found.class>))
  migration.up()
  return migration.getQueries().map(String)
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

async function fill(database: pg.Client, url: string): Promise<void> {
  const env = { ...process.env, DATABASE_URL: url }
  await run(process.execPath, ['server/dist/migrate.js'], env)
  const { rows } = await database.query<{ filled: boolean }>('select exists (select from waybill) as filled')
  if (rows[0]?.filled) return
  await seedBulk([postgresSink(database)], {
    ...{ waybills: WAYBILLS, companies: COMPANIES, largest: WAYBILLS / SHARE },
    today: new Date(),
  })
  // Tickets are bought elsewhere. These are only used, a tenth as many as there are waybills.
  await database.query(
    `with places as (select p.company_id, p.id as project_id, g.id as dump_site_id, t.name as soil_type, u.id as clerk
         from company c
           cross join lateral (select * from project p where p.company_id = c.id order by p.id limit 1) p
           cross join lateral (select * from dump_site g where g.company_id = c.id order by g.id limit 1) g
           cross join lateral (select * from soil_type t where t.company_id = c.id order by t.id limit 1) t
           cross join lateral (select u.id from membership m join app_user u on u.id = m.user_id where m.company_id = c.id order by u.id limit 1) u)
     insert into ticket_entry (company_id, id, kind, quantity, project_id, dump_site_id, soil_type, happened_at, company_change, reason, create_id, create_by)
     select company_id, gen_random_uuid(), 'USE', 1, project_id, dump_site_id, soil_type, now() - make_interval(mins => n), 0, 'bench', clerk, 'bench'
     from places, generate_series(1, $1::int) n`,
    [Math.ceil(WAYBILLS / COMPANIES / 10)],
  )
  await database.query('vacuum analyze')
}

const tablesOf = async (database: pg.Client): Promise<string[]> =>
  (
    await database.query<{ oid: string }>(
      `select oid::text from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    )
  ).rows.map(({ oid }) => oid)

/** Existing tables for which this transaction blocks reading, or writing alone. */
async function lockedBy(database: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ name: string; reading: boolean }>(
    `select c.relname as name, bool_or(l.mode = 'AccessExclusiveLock') as reading from pg_locks l join pg_class c on c.oid = l.relation
     where l.granted and l.pid = pg_backend_pid() and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
       and l.mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock') and c.oid = any($1)
     group by 1 order by 1`,
    [tables],
  )
  return rows.map(({ name, reading }) => `${name} (${reading ? 'neither read nor written' : 'not written'})`)
}

async function measure(url: string): Promise<void> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    await fill(database, url)
    const { rows } = await database.query<{ version: string; waybills: number }>(
      `select current_setting('server_version') as version, (select count(*)::int from waybill) as waybills`,
    )
    console.log(`PostgreSQL ${rows[0]?.version}, ${rows[0]?.waybills} waybills`)
    for (const [name, before] of Object.entries(undo)) {
      if (before) await database.query(before)
      const grouping = await timed(() =>
        database.query(`select company_id, project_id, go_datetime::date, count(*), sum(weight_tons) from waybill
          where status <> 'VOID' group by 1, 2, 3`),
      )
      const tables = await tablesOf(database)
      await database.query('begin')
      const took = await timed(async () => {
        for (const statement of statementsOf(name)) await database.query(statement)
      })
      const locked = await lockedBy(database, tables)
      await database.query('commit')
      const ratio = (took / grouping).toFixed(2)
      console.log(
        `${name}: ${seconds(took)}, ${ratio} times grouping the waybills (${seconds(grouping)}); locks ${locked.join(', ') || 'nothing'}`,
      )
    }
  } finally {
    await database.end()
  }
}

if (process.env.TEST_DATABASE_URL) await measure(process.env.TEST_DATABASE_URL)
else await run('.ci/with-postgres', [process.execPath, 'tests/bench/migrations.ts'])
