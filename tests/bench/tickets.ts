import assert from 'node:assert/strict'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { addImportCompany } from './import-company.ts'
import { startServer } from './processes.ts'
import { run } from './run.ts'
import { time, timeBoth, told } from './times.ts'

/**
 * Benchmark of ticket statistics over ten million waybills of two years: 50 projects, 10 dump sites, 8 soils. A page of
 * a year is compared with one of a week, by day and by month, with and without a search; totals are compared with
 * counting the waybills; also the stock board and a recount. Uses a throwaway PostgreSQL, or the database of
 * TEST_DATABASE_URL, which is filled only once; TICKET_WAYBILLS=1000000 takes a fraction of the time.
 */
const WAYBILLS = Number(process.env.TICKET_WAYBILLS ?? 10_000_000)
const [PROJECTS, SITES, SOILS] = [50, 10, 8]
const DAYS = 730
const DAYS_AT_ONCE = 20
const MOST = { year: 2, least: 200 }
const ROUNDS = 9

/**
 * Drops indexes, references and triggers that do not concern tickets, so that ten million rows are added within
 * minutes.
 */
async function leanWaybills(database: pg.Client): Promise<void> {
  await database.query(`
    alter table waybill disable trigger all;
    alter table waybill enable always trigger ticket_count_insert;
    do $$ declare name text; begin
      for name in select i.indexrelid::regclass::text from pg_index i where i.indrelid = 'waybill'::regclass and not i.indisunique
        and i.indexrelid <> 'waybill_go'::regclass loop execute 'drop index ' || name; end loop;
    end $$`)
}

/** Names of projects, sites and soils, each kind in one list. */
const PLACES = `
  select (select array_agg(id order by name) from project where company_id = $1 and name like '工地%') as projects,
    (select array_agg(name order by name) from project where company_id = $1 and name like '工地%') as project_names,
    (select array_agg(id order by name) from dump_site where company_id = $1 and name like '场__') as sites,
    (select array_agg(name order by name) from dump_site where company_id = $1 and name like '场__') as site_names,
    (select array_agg(name order by name) from soil_type where company_id = $1 and name ~ '^土[0-9]$') as soils,
    array_agg(t.id order by t.id) as trucks, array_agg(t.plate order by t.id) as plates,
    array_agg(c.id order by t.id) as captains, array_agg(c.name order by t.id) as captain_names
  from truck t join captain c on c.company_id = t.company_id and c.id = t.captain_id where t.company_id = $1`

/** Adds trips, spread evenly; one in eight has no ticket. */
async function fill(database: pg.Client, company: string): Promise<void> {
  await database.query(
    `with places as (
       insert into project (company_id, id, name) select $1, gen_random_uuid(), '工地' || lpad(n::text, 2, '0') from generate_series(1, ${PROJECTS}) n
     ), sites as (
       insert into dump_site (company_id, id, code, name, garbage_type)
       select $1, gen_random_uuid(), 'C' || n, '场' || lpad(n::text, 2, '0'), (1 + n % 3)::text from generate_series(1, ${SITES}) n
     )
     insert into soil_type (company_id, id, name) select $1, gen_random_uuid(), '土' || n from generate_series(1, ${SOILS}) n`,
    [company],
  )
  await leanWaybills(database)
  const perDay = Math.ceil(WAYBILLS / DAYS)
  const begun = performance.now()
  for (let day = 0; day < DAYS; day += DAYS_AT_ONCE) {
    // Names come from arrays by position: without statistics a join would compare every trip with every place.
    await database.query(
      `with w as materialized (${PLACES})
       insert into waybill (company_id, id, no, status, project_id, project_name, truck_id, truck_code, captain_id, captain_name, dump_site_id,
         garbage_name, tp_mode, go_soil_type, weight_unit, weight_tons, go_datetime, complete_datetime, is_ticket)
       select $1, lpad(to_hex(d::bigint * 1000000 + n), 32, '0')::uuid, 'YT' || d || '-' || n, 'UNLOADED', projects[p], project_names[p], trucks[t],
         plates[t], captains[t], captain_names[t], sites[s], site_names[s], 'FREIGHT', soils[l], 'TRUCK', 1, at, at, n % 8 <> 0
       from w cross join generate_series($2::int, least($2::int + ${DAYS_AT_ONCE}, ${DAYS}) - 1) d cross join generate_series(1, ${perDay}) n
         cross join lateral (select (hashtextextended(d || '-' || n, 7) & 1048575)::int as r offset 0) h
         cross join lateral (select 1 + r % ${PROJECTS} as p, 1 + (r / ${PROJECTS}) % ${SITES} as s, 1 + (r / ${PROJECTS * SITES}) % ${SOILS} as l,
           1 + n % cardinality(trucks) as t, date_trunc('day', now()) - make_interval(days => d + 1) + make_interval(secs => (n * 7.9)::int % 86400) as at
           offset 0) x`,
      [company, day],
    )
    for (const table of ['waybill_count', 'ticket_count'])
      await database.query(`select fold_${table}($1, 1000)`, [company])
  }
  console.log(`filled: ${WAYBILLS} waybills in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  await database.query('vacuum analyze')
}

async function measure(url: string): Promise<void> {
  await run(process.execPath, ['server/dist/migrate.js'], { ...process.env, DATABASE_URL: url })
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  await database.query(`set timezone to 'Asia/Shanghai'`)
  const { company, mobile } = (await filled(database)) ?? (await fillNew(database))
  const server = await startServer('ours', 4804, url)
  try {
    const caller = new Caller(server, await signIn(database, mobile))
    await compare(caller, database, company)
    await timeOthers(caller, database, company)
  } finally {
    server.stop()
    await database.end()
  }
}

interface Office {
  company: string
  mobile: string
}

/** Company of an earlier run. */
async function filled(database: pg.Client): Promise<Office | undefined> {
  const { rows } = await database.query<Office>(
    `select p.company_id as company, u.mobile from project p join membership m on m.company_id = p.company_id join app_user u on u.id = m.user_id
     where p.name = '工地01' limit 1`,
  )
  return rows[0]
}

async function fillNew(database: pg.Client): Promise<Office> {
  const { company, mobile } = await addImportCompany(database, { captains: 20, trucks: 25 })
  await fill(database, company.id)
  return { company: company.id, mobile }
}

const dayBefore = (days: number): string =>
  new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)
const stats = (caller: Caller, by: 'DAY' | 'MONTH', filter: object, current = 1) => ({
  run: () =>
    caller.ask<{ ticketStats: { total: number; summary: { total: { useTickets: number } } } }>(
      `query ($by: TicketPeriod!, $filter: TicketStatFilter, $page: PageInput) { ticketStats(by: $by, filter: $filter, page: $page) {
        total records { dayDetailDate monthDetailDate projectName garbageName soilType earlyRemainingTickets collectTickets useTickets refundTickets
          inRemainingTickets } summary { total { useTickets inRemainingTickets } projects { useTickets } } } }`,
      { by, filter, page: { current, size: 20 } },
    ),
})

async function compare(caller: Caller, database: pg.Client, company: string): Promise<void> {
  const endDate = dayBefore(1)
  const [week, year] = [
    { startDate: dayBefore(7), endDate },
    { startDate: dayBefore(365), endDate },
  ]
  const { rows } = await database.query<{ id: string }>(
    `select id from dump_site where company_id = $1 and name like '场__' limit 1`,
    [company],
  )
  const site = { garbageIds: rows.map(({ id }) => id) }
  const pairs: [string, 'DAY' | 'MONTH', object, number][] = [
    ['by day', 'DAY', {}, 1],
    ['by day, page 300', 'DAY', {}, 300],
    ['by day, of a site', 'DAY', site, 1],
    ['by month', 'MONTH', {}, 1],
    ['by month, of a soil', 'MONTH', { soilTypes: ['土3'] }, 1],
  ]
  let fastest = 0
  for (const [name, by, filter, current] of pairs) {
    const { ticketStats: first } = await stats(caller, by, { ...filter, ...week }).run()
    const page = Math.min(current, Math.ceil(first.total / 20))
    const [short, long] = await timeBoth(
      stats(caller, by, { ...filter, ...week }, page),
      stats(caller, by, { ...filter, ...year }, page),
      ROUNDS,
    )
    const ratio = long.median / short.median
    console.log(`${name}: week ${told(short)}, year ${told(long)}, ratio ${ratio.toFixed(2)} (at most ${MOST.year})`)
    if (name === 'by day') fastest = long.median
  }
  const { ticketStats } = await stats(caller, 'DAY', year).run()
  const counting = await time(
    {
      run: () =>
        database.query(
          `select project_id, dump_site_id, go_soil_type, ((go_datetime at time zone 'Asia/Shanghai') - interval '6 hours')::date as day, count(*)
           from waybill where company_id = $1 and is_ticket and status <> 'VOID'
             and go_datetime >= $2::date + time '06:00' and go_datetime < $3::date + 1 + time '06:00' group by 1, 2, 3, 4`,
          [company, year.startDate, endDate],
        ),
    },
    2,
  )
  const { rows: used } = await database.query<{ used: number }>(
    `select count(*)::int as used from waybill where company_id = $1 and is_ticket and status <> 'VOID'
       and go_datetime >= $2::date + time '06:00' and go_datetime < $3::date + 1 + time '06:00'`,
    [company, year.startDate, endDate],
  )
  assert.equal(ticketStats.summary.total.useTickets, used[0]?.used)
  console.log(`rows of the year: ${ticketStats.total}, tickets used: ${ticketStats.summary.total.useTickets}`)
  console.log(
    `counting the year's waybills: ${told(counting)}, ratio ${(counting.median / fastest).toFixed(0)} (at least ${MOST.least})`,
  )
}

/**
 * Times other readers of the sums: the stock board, and the sums of a site, month and soil compared with its waybills.
 */
async function timeOthers(caller: Caller, database: pg.Client, company: string): Promise<void> {
  const board = await time(
    {
      run: () =>
        caller.ask(
          `{ ticketStocks(page: { size: 20 }) { total records { projectName garbageName soilType remaining usedToday paceMedian isShort } } }`,
          {},
        ),
    },
    ROUNDS,
  )
  console.log(`the stock board: ${told(board)}`)
  const { rows } = await database.query<{ id: string }>(
    `select id from dump_site where company_id = $1 and name like '场__' order by name limit 1`,
    [company],
  )
  const given = { id: rows[0]?.id, yearMonth: dayBefore(45).slice(0, 7) }
  const recount = await time(
    {
      run: async () => {
        const { recountTickets } = await caller.ask<{ recountTickets: { checked: number; repaired: unknown[] } }>(
          `mutation ($id: ID!, $yearMonth: String!) { recountTickets(garbageId: $id, yearMonth: $yearMonth, soilType: "土3") {
            checked repaired { measure } } }`,
          given,
        )
        assert.ok(recountTickets.checked > 0)
        assert.equal(recountTickets.repaired.length, 0)
      },
    },
    3,
  )
  console.log(`a recount of a site, a month and a soil: ${told(recount)}`)
}

if (process.env.TEST_DATABASE_URL) await measure(process.env.TEST_DATABASE_URL)
else await run('.ci/with-postgres', [process.execPath, 'tests/bench/tickets.ts'])
