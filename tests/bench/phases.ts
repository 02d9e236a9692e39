import assert from 'node:assert/strict'
import pg from 'pg'
import { signIn } from './account.ts'
import { Caller } from './caller.ts'
import { addImportCompany } from './import-company.ts'
import { startServer } from './processes.ts'
import { run } from './run.ts'
import { type Times, time, timeBoth, told } from './times.ts'

/**
 * Benchmark of the charts of a phase of two years with a million trips, compared with a phase of a thousand, and with
 * grouping the trips themselves; also of applying a new price. Uses a throwaway PostgreSQL; PHASE_WAYBILLS=100000 takes
 * a fraction of the time.
 */
const WAYBILLS = Number(process.env.PHASE_WAYBILLS ?? 1_000_000)
const FEW = 1000
const DAYS = 730
const UNSETTLED_DAYS = 30
const MOST = { ratio: 3, ms: 100, least: 200 }
const ROUNDS = 9
const PROJECTS = { many: '百万方', few: '一千方' }

interface Phase {
  id: string
  projectId: string
}

/** Two projects with the same soils, sites and machines, each with a phase. */
async function setUp(database: pg.Client, company: string): Promise<Record<keyof typeof PROJECTS, Phase>> {
  await database.query(
    `with projects as (insert into project (company_id, id, name) select $1, gen_random_uuid(), name from unnest($2::text[]) name returning *),
       sites as (insert into dump_site (company_id, id, code, name, dump_price) select $1, gen_random_uuid(), 'F' || n, '方场' || n, 30 from generate_series(1, 8) n),
       machines as (insert into machine (company_id, id, code, name, model, load_price, shift_cost)
         select $1, gen_random_uuid(), 'FJ' || n, '挖机', 'SY365', 22.5, 2400 from generate_series(1, 10) n),
       soils as (insert into soil_type (company_id, id, name, tons_per_cubic) select $1, gen_random_uuid(), '方土' || n, 1.6 from generate_series(1, 4) n),
       prices as (insert into project_price (company_id, id, project_id, tp_mode, soil_type, price)
         select $1, gen_random_uuid(), p.id, 'FREIGHT', '方土' || n, 20 + n from projects p, generate_series(1, 4) n)
     insert into project_phase (company_id, id, project_id, name, from_day, to_day, plan_cubic)
     select $1, gen_random_uuid(), p.id, '一期', current_date - ${DAYS}, current_date, 2000000 from projects p`,
    [company, Object.values(PROJECTS)],
  )
  const { rows } = await database.query<Phase & { name: string }>(
    `select h.id, h.project_id as "projectId", p.name from project_phase h join project p on p.company_id = h.company_id and p.id = h.project_id
     where h.company_id = $1 and p.name = any($2::text[])`,
    [company, Object.values(PROJECTS)],
  )
  const of = (name: string) => {
    const phase = rows.find((row) => row.name === name)
    assert.ok(phase)
    return phase
  }
  return { many: of(PROJECTS.many), few: of(PROJECTS.few) }
}

/** Adds trips of a project, spread evenly over two years; trips of the last month have no price of their own. */
async function fill(
  database: pg.Client,
  company: string,
  { projectId }: Phase,
  name: string,
  count: number,
): Promise<void> {
  const begun = performance.now()
  await database.query(
    `with places as materialized (
       select (select array_agg(id order by code) from dump_site where company_id = $1 and name like '方场%') as sites,
         (select array_agg(name order by code) from dump_site where company_id = $1 and name like '方场%') as site_names, t.*
       from (select array_agg(t.id order by t.id) as trucks, array_agg(t.plate order by t.id) as plates, array_agg(c.id order by t.id) as captains,
           array_agg(c.name order by t.id) as captain_names
         from truck t join captain c on c.company_id = t.company_id and c.id = t.captain_id where t.company_id = $1) t)
     insert into waybill (company_id, id, no, status, project_id, project_name, truck_id, truck_code, captain_id, captain_name, dump_site_id,
       garbage_name, tp_mode, go_soil_type, weight_unit, weight_tons, machine_code, settle_price, price_source, go_datetime)
     select $1, gen_random_uuid(), $3 || n, 'IN_TRANSIT', $2, $3, trucks[t], plates[t], captains[t], captain_names[t],
       case when n % 10 = 0 then null else sites[s] end, case when n % 10 = 0 then null else site_names[s] end,
       case when n % 10 = 0 then 'INTERNAL' else 'FREIGHT' end, '方土' || (1 + r % 4), case when n % 3 = 0 then 'TON' else 'CUBIC' end, 15 + n % 7,
       case when n % 50 = 0 then null else 'FJ' || (1 + (r / 4) % 10) end, case when day > ${UNSETTLED_DAYS} then 21.5 end,
       case when day > ${UNSETTLED_DAYS} then 'TYPED' end, date_trunc('day', now()) - make_interval(days => day) + make_interval(secs => n % 86000)
     from places cross join generate_series(1, $4::int) n
       cross join lateral (select (hashtextextended($3 || n, 3) & 1048575)::int as r, n % ${DAYS} as day, 1 + n % cardinality(trucks) as t,
         1 + (n / 7) % 8 as s offset 0) h`,
    [company, projectId, name, count],
  )
  await database.query('select fold_waybill_cost($1, 1000), fold_waybill_count($1, 1000)', [company])
  console.log(`filled: ${count} trips in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

const FIGURES =
  'points { key label } series { name values } exclusions { total correct reasons { reason count } } updating'
const charts: Record<string, string> = {
  'transport cost, by month': `phaseCosts(id: $id, chart: TRANSPORT, step: MONTH) { ${FIGURES} }`,
  'transport cost, by day': `phaseCosts(id: $id, chart: TRANSPORT, step: DAY) { ${FIGURES} }`,
  'machine cost': `phaseCosts(id: $id, chart: MACHINE) { ${FIGURES} }`,
  'dump-site cost': `phaseCosts(id: $id, chart: GARBAGE) { ${FIGURES} }`,
  'output by site': `phaseOutput(id: $id, by: SITE) { ${FIGURES} }`,
  'plan completion, by month': `planCompletion(id: $id, step: MONTH) { waybillPhaseSquareCost ${FIGURES} }`,
  'all exclusions': 'exclusions(id: $id) { total correct reasons { reason count } }',
  'cost of the project': `projectCost(projectInfoId: $project) { rows { kind cost tripCount } }`,
  board: 'board(projectInfoIds: [$project]) { totals { figures { cost tripCount } } }',
}

async function measure(url: string): Promise<void> {
  await run(process.execPath, ['server/dist/migrate.js'], { ...process.env, DATABASE_URL: url })
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  await database.query(`set timezone to 'Asia/Shanghai'`)
  const { company, mobile } = await addImportCompany(database, { captains: 20, trucks: 25 })
  const phases = await setUp(database, company.id)
  await fill(database, company.id, phases.few, PROJECTS.few, FEW)
  await fill(database, company.id, phases.many, PROJECTS.many, WAYBILLS)
  await database.query('vacuum analyze')
  const server = await startServer('ours', 4806, url)
  try {
    const caller = new Caller(server, await signIn(database, mobile))
    const month = await compare(caller, phases)
    await group(database, company.id, phases.many, month)
    await reprice(database, company.id, phases.many)
  } finally {
    server.stop()
    await database.end()
  }
}

/**
 * Compares each chart of the large phase with the same chart of the small one; returns the times of the large one by
 * month.
 */
async function compare(caller: Caller, { many, few }: Record<keyof typeof PROJECTS, Phase>): Promise<Times> {
  let byMonth: Times | undefined
  for (const [name, field] of Object.entries(charts)) {
    const asked = `query (${field.includes('$id') ? '$id: ID!' : '$project: ID!'}) { ${field} }`
    const of = ({ id, projectId }: Phase) => ({ run: () => caller.ask(asked, { id, project: projectId }) })
    const [small, large] = await timeBoth(of(few), of(many), ROUNDS)
    byMonth ??= large
    const ratio = (large.median / small.median).toFixed(2)
    console.log(
      `${name}: ${FEW} trips ${told(small)}, ${WAYBILLS} trips ${told(large)} (at most ${MOST.ms} ms), ratio ${ratio} (at most ${MOST.ratio})`,
    )
  }
  assert.ok(byMonth)
  return byMonth
}

/**
 * Compares grouping the trips by month, mode and soil with grouping their sums, in PostgreSQL, and with the whole
 * request.
 */
async function group(database: pg.Client, company: string, { projectId }: Phase, chart: Times): Promise<void> {
  const of = (text: string) => ({ run: () => database.query(text, [company, projectId]) })
  const plain = await time(
    of(
      `select date_trunc('month', go_datetime) as month, tp_mode, go_soil_type, weight_unit, count(*), sum(weight_tons),
         sum(round(coalesce(settle_price, costing_price) * weight_tons, 2) + ex_amt + adjust_amt)
       from waybill where company_id = $1 and project_id = $2 and status <> 'VOID' group by 1, 2, 3, 4`,
    ),
    2,
  )
  const kept = await time(
    of(
      `select date_trunc('month', day) as month, tp_mode, go_soil_type, weight_unit, sum(trips), sum(quantity), sum(amount)
       from waybill_cost where company_id = $1 and project_id = $2 and not full_detail and span in ('MONTH', 'CHANGE') group by 1, 2, 3, 4`,
    ),
    ROUNDS,
  )
  const against = ({ median }: Times) => `ratio ${(plain.median / median).toFixed(0)}`
  console.log(`grouping the trips: ${told(plain)}`)
  console.log(`grouping the sums: ${told(kept)}, ${against(kept)} (at least ${MOST.least})`)
  console.log(`transport cost, by month, as a request: ${told(chart)}, ${against(chart)}`)
}

/** Time from a change of price until the unsettled trips of a month are costed with it. */
async function reprice(database: pg.Client, company: string, { projectId }: Phase): Promise<void> {
  await database.query('delete from costing_due')
  const begun = performance.now()
  await database.query(`update project_price set price = price + 1 where company_id = $1 and project_id = $2`, [
    company,
    projectId,
  ])
  const changed = performance.now()
  for (;;) {
    const { rows } = await database.query<{ due: number }>(
      'select count(*)::int as due from costing_due where company_id = $1 and looked_at is null',
      [company],
    )
    if (rows[0]?.due === 0) break
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  const { rows } = await database.query<{ trips: number; wrong: number }>(
    `select count(*)::int as trips, count(*) filter (where w.costing_price is distinct from p.price)::int as wrong
     from waybill w left join project_price p on p.company_id = w.company_id and p.project_id = w.project_id and p.tp_mode = w.tp_mode
       and p.soil_type = w.go_soil_type
     where w.company_id = $1 and w.project_id = $2 and w.settle_price is null`,
    [company, projectId],
  )
  assert.equal(rows[0]?.wrong, 0)
  console.log(
    `changing prices: ${(changed - begun).toFixed(0)} ms; ${rows[0]?.trips} trips costed anew ${((performance.now() - changed) / 1000).toFixed(1)} s later`,
  )
}

if (process.env.TEST_DATABASE_URL) await measure(process.env.TEST_DATABASE_URL)
else await run('.ci/with-postgres', [process.execPath, 'tests/bench/phases.ts'])
