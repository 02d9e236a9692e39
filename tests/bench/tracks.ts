import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { hashToken } from '@tufang/server/modules/identity/secret'
import { newDeviceKey } from '@tufang/server/modules/waybill/device-key/device-key'
import pg from 'pg'
import { startServer } from './processes.ts'

/**
 * Benchmark of positions over HTTP in batches of 500, as a collecting platform sends them, compared with the insert
 * alone on one connection. The positions are in a month of their own, which is dropped at the end.
 */
const BATCH = 500
const BATCHES = 80
const ROUNDS = 7
const CLIENTS = 4

const database = new pg.Client({ connectionString: process.env.DATABASE_URL })
await database.connect()

const { rows: companies } = await database.query<{ id: string; user: string; plates: string[]; trucks: string[] }>(
  `select t.company_id as id, (select m.user_id from membership m where m.company_id = t.company_id limit 1) as user,
     array_agg(t.plate order by t.id) as plates, array_agg(t.id order by t.id) as trucks
   from truck t group by t.company_id order by count(*) desc limit 1`,
)
const [company] = companies
if (!company) throw new Error('no trucks: run npm run seed first')
const fleet = company

const { rows: months } = await database.query<{ month: string }>(
  `select to_char(m, 'YYYY-MM-01') as month from generate_series(now() - interval '23 months', now() - interval '2 months', '1 month') m
   where to_regclass('track_point_' || to_char(m, 'YYYY_MM')) is null limit 1`,
)
const [free] = months
if (!free) throw new Error('no month without positions')
const begin = Date.parse(`${free.month}T00:00:00+08:00`)

const key = newDeviceKey(company.id)
const keyId = randomUUID()
await database.query(
  `insert into device_key (company_id, id, name, key_hash, key_tail, created_by, created_at) values ($1, $2, '压测', $3, 'xxxx', $4, now())`,
  [company.id, keyId, hashToken(key), company.user],
)

let sentBatches = 0
/** Next report of the whole fleet, with each truck's position at that second. */
function positions(): { truck: number; at: number; lng: number; lat: number }[] {
  const first = sentBatches++ * BATCH
  return Array.from({ length: BATCH }, (_, index) => {
    const number = first + index
    const [truck, second] = [number % fleet.trucks.length, Math.floor(number / fleet.trucks.length)]
    return { truck, at: begin + second * 1000, lng: 113.9 + (second % 1000) / 1e4, lat: 22.5 + truck / 1e4 }
  })
}

function written(at: number): string {
  return new Date(at + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

const server = await startServer('ours', 4806)
try {
  const [ours, alone]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round++) {
    const [one, other] = [await rate(overHttp), await rate(insertAlone, 1)]
    if (round > 0) {
      ours.push(one)
      alone.push(other)
    }
  }
  console.log(
    `positions stored a second, ${BATCH} a call: ${told(ours)}; the insert alone, one connection: ${told(alone)}`,
  )
} finally {
  server.stop()
  await database.query('delete from device_key where company_id = $1 and id = $2', [company.id, keyId])
  const { rows } = await database.query<{ archive: string }>('select track_month_detach($1::date) as archive', [
    free.month,
  ])
  const { rows: size } = await database.query<{ bytes: number }>(
    `select (pg_total_relation_size($1::regclass) / greatest(count(*), 1))::int as bytes from ${rows[0]?.archive}`,
    [rows[0]?.archive],
  )
  console.log(`a position takes ${size[0]?.bytes} bytes with its index`)
  await database.query(`drop table ${rows[0]?.archive}`)
  await database.end()
}

function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
function told(values: number[]): string {
  const whole = (value: number) => Math.floor(value).toLocaleString('en')
  return `${whole(middle(values))} (${whole(Math.min(...values))}–${whole(Math.max(...values))})`
}

/** Positions per second; each must be new. */
async function rate(
  store: (batch: ReturnType<typeof positions>) => Promise<number>,
  clients = CLIENTS,
): Promise<number> {
  const batches = Array.from({ length: BATCHES }, positions)
  const started = performance.now()
  let stored = 0
  const client = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const fresh = await store(batch)
      stored += fresh
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  assert.equal(stored, BATCH * BATCHES)
  return (stored * 1000) / (performance.now() - started)
}

async function overHttp(batch: ReturnType<typeof positions>): Promise<number> {
  const points = batch.map(({ truck, at, lng, lat }) => ({
    truckCode: fleet.plates[truck],
    gps: `${lng.toFixed(6)},${lat.toFixed(6)}`,
    createDatetime: written(at),
    speed: 43.5,
    heading: 87,
  }))
  const answer = await fetch(`${server.url}/chain/drivertruckgps/addGpsList`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-key': key },
    body: JSON.stringify({ points }),
  })
  const { data } = (await answer.json()) as { data: { stored: number } }
  return data.stored
}

async function insertAlone(batch: ReturnType<typeof positions>): Promise<number> {
  const { rowCount } = await database.query({
    name: 'alone',
    text: `insert into track_point (company_id, truck_id, at, lng, lat, speed, heading, flags)
      select $1, t.truck, to_timestamp(t.at / 1000), t.lng, t.lat, 435, 87, 0
      from unnest($2::uuid[], $3::float8[], $4::int[], $5::int[]) as t(truck, at, lng, lat) on conflict do nothing`,
    values: [
      fleet.id,
      batch.map(({ truck }) => fleet.trucks[truck]),
      batch.map(({ at }) => at),
      batch.map(({ lng }) => Math.floor(lng * 1e6)),
      batch.map(({ lat }) => Math.floor(lat * 1e6)),
    ],
  })
  return rowCount ?? 0
}
