import { setTimeout } from 'node:timers/promises'
import { readConfig } from '@tufang/server/config'
import { groundOf, servicesOver } from '@tufang/server/container'
import { openOwnDatabase } from '@tufang/server/own-database'
import { background } from '@tufang/server/platform/database/limits'
import { InboxSms } from '@tufang/server/platform/sms/sms'
import pg from 'pg'
import { addImportCompany, removeImportCompany } from './import-company.ts'

/**
 * Benchmark of the sweep for anomalies over a city's day: 100,000 trips of 10,000 trucks, a few per cent of them
 * anomalous, after a month of trips that gives the norms. It runs first while the planner has no statistics on the
 * company, as in the job, and then again without any change; compared with a plain INSERT of the same waybills with
 * their triggers. It uses a company of its own, removed at the end where the role may.
 */
const FLEET = { captains: 100, trucks: 100 }
const TRIPS_OF_TRUCK = 10
const TRUCKS = FLEET.captains * FLEET.trucks
const DAY_TRIPS = TRUCKS * TRIPS_OF_TRUCK
const MONTH_TRIPS = 30_000
const AGAIN = 3
const DAYS = 3

const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
await database.connect()
await database.query(`set timezone to 'Asia/Shanghai'`)
const { company, mobile } = await addImportCompany(database, FLEET)

/** Trips of trucks in turn, about 80 minutes apart; the trip's number decides on its anomaly. */
const trips = (count: number, start: string, each: string): string => `
  insert into waybill (company_id, id, no, status, project_id, project_name, truck_id, truck_code, captain_id, captain_name, dump_site_id,
    garbage_name, tp_mode, go_soil_type, weight_unit, weight_tons, in_datetime, go_datetime, complete_datetime, in_shift_type,
    is_ticket, in_picture, go_picture, track_distance_m)
  select p.company_id, gen_random_uuid(), 'YC' || '${count}-' || n, 'UNLOADED', p.id, p.name, t.id, t.plate, c.id, c.name, s.id,
    s.name, 'FREIGHT', l.name, 'TON', case when n % 150 = 0 then 60 else 20 end,
    case when n % 97 = 0 then null else at.go - interval '8 minutes' end, at.go,
    at.go + make_interval(mins => case when n % 100 = 0 then 105 else 45 end, secs => (n * 7919) % 1800),
    case when extract(hour from at.go - interval '8 minutes') between 6 and 17 then 'DAY' else 'NIGHT' end,
    n % 50 <> 0, '/in/${count}-' || n, '/go/${count}-' || case when n % 200 = 0 then n - 1 else n end,
    case when n % 120 = 0 then 30000 else 12000 + n % 900 end
  from generate_series(1, ${count}) n
    join (select *, row_number() over (order by id) as at from truck where company_id = $1) t
      on t.at = 1 + n % ${TRUCKS}
    join captain c on c.company_id = t.company_id and c.id = t.captain_id
    join (select *, row_number() over (order by id) as at, count(*) over () as all from project where company_id = $1) p
      on p.at = 1 + n % p.all
    cross join lateral (select d.* from dump_site d where d.company_id = $1 order by d.id offset n % 2 limit 1) s
    cross join lateral (select name from soil_type where company_id = $1 order by name limit 1) l
    cross join lateral (select ${start} + ${each} as go) at`

const DAY_START = `date_trunc('day', now()) - interval '2 days' + interval '6 hours'`
const [month, day] = [
  trips(MONTH_TRIPS, DAY_START, `make_interval(days => -1 - n % 29, mins => (n * 13) % 700)`),
  trips(DAY_TRIPS, DAY_START, `make_interval(mins => 80 * ((n - 1) / ${TRUCKS}) + n % ${TRUCKS} % 60)`),
]

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const begun = performance.now()
  const result = await work()
  return [performance.now() - begun, result]
}

const ours = await openOwnDatabase({ url: process.env.DATABASE_URL ?? '', pool: 2, limits: background })
try {
  await database.query(month, [company.id])
  const [written] = await timed(() => database.query(day, [company.id]))
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', PUBLIC_URL: 'http://127.0.0.1' })
  const ground = groundOf({ config, database: ours, sms: new InboxSms() })
  const { anomalyWatch } = servicesOver(ground)
  const [first, { waybills, raised }] = await timed(async () => {
    await ground.statistics.refresh()
    return anomalyWatch.sweep(company.id, DAYS)
  })
  const again: number[] = []
  for (let round = 0; round < AGAIN; round++) {
    await setTimeout(200)
    const [took, found] = await timed(() => anomalyWatch.sweep(company.id, DAYS))
    if (found.raised + found.gone > 0) throw new Error(`the same facts raised ${found.raised} and ended ${found.gone}`)
    again.push(took)
  }
  const middle = again.toSorted((one, other) => one - other)[Math.floor(AGAIN / 2)] ?? 0
  const trip = (ms: number) => `${((ms * 1000) / waybills).toFixed(0)} µs a trip`
  console.log(
    `first sweep of ${waybills.toLocaleString('en')} trips, ${raised.toLocaleString('en')} flags raised: ${seconds(first)}, ${trip(first)}; ` +
      `the INSERT of the same waybills alone ${seconds(written)}, ${(first / written).toFixed(2)} ×`,
  )
  console.log(
    `the same again, nothing new: ${seconds(middle)} (${again.map(seconds).join(', ')}), ${trip(middle)}, ${(middle / written).toFixed(2)} ×`,
  )
} finally {
  await ours.close()
  const { rows } = await database.query<{ may: boolean }>(
    'select rolsuper as may from pg_roles where rolname = current_user',
  )
  if (rows[0]?.may) await removeImportCompany(database, company, mobile)
  await database.query('vacuum analyze')
  await database.end()
}
