import assert from 'node:assert/strict'
import pg from 'pg'
import { signIn } from '../account.ts'
import { Caller } from '../caller.ts'
import { offerWaybillList, type Server, startServer } from '../processes.ts'
import { answerOf, compare, type Figures, printFigures, printRatio, type Target } from '../rounds.ts'
import { largest, sizes, urlName } from '../scale/databases.ts'
import { askBare, askOurs, askPeer, knownTexts, plain, type Question, type Servers, type Where } from './questions.ts'
import { askStats, compareStats, type Year } from './stats.ts'

/**
 * Benchmark of the graph: objects beside waybills, waybills below settlements, the flat list and figures of a year,
 * against PostGraphile, a bare server and SQL, and against the same in the smaller databases. GRAPH_ROUNDS and
 * GRAPH_REQUESTS set the length.
 */
const [ROUNDS, REQUESTS] = [Number(process.env.GRAPH_ROUNDS ?? 9), Number(process.env.GRAPH_REQUESTS ?? 600)]
/** Rows of a page that must lie on a settlement and on a card, so that objects are read. */
const LEAST_OBJECTS = 10

process.env.BENCH_DOCUMENTS = JSON.stringify(knownTexts)

/** Database with our server on it, which stays for the comparison of sizes. */
interface Place {
  of: string
  url: string
  database: pg.Client
  ours: Server
  token: string
  where: Where
  year: Year
}

async function open(size: number, port: number): Promise<Place> {
  const url = process.env[urlName(size)]
  if (!url) throw new Error(`${urlName(size)} is missing`)
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  await offerWaybillList(database)
  const { company, mobile, from } = await largest(url)
  const year = { company, from: `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`, to: from }
  const { rows } = await database.query<{ project: string; month: string; next: string }>(
    `select project_id as project, to_char(month, 'YYYY-MM-01') as month, to_char(month + interval '1 month', 'YYYY-MM-01') as next
     from (select project_id, date_trunc('month', go_datetime at time zone 'Asia/Shanghai') as month, count(settlement_id) as settled
       from waybill where company_id = $1 group by 1, 2 order by settled desc limit 1) m`,
    [company],
  )
  const [busiest] = rows
  if (!busiest) throw new Error('no waybills')
  const [begin, end] = [busiest.month, busiest.next].map((day) => `${day}T00:00:00+08:00`)
  return {
    of: `${size.toLocaleString('en')} waybills`,
    url,
    database,
    ours: await startServer('ours', port, url),
    token: await signIn(database, mobile),
    where: { company, project: busiest.project, from: String(begin), to: String(end) },
    year,
  }
}

const clerkOf = ({ ours, token }: Place): Caller => new Caller(ours, token)

/** Answers of all targets, which must be equal. */
async function assertEqual(targets: readonly Target[]): Promise<unknown> {
  const [first, ...others] = await Promise.all(targets.map(async (target) => plain(await answerOf(target))))
  for (const other of others) assert.deepEqual(other, first)
  return first
}

async function assertObjects(targets: readonly Target[]): Promise<void> {
  const page = (await assertEqual(targets)) as { records: Record<string, unknown>[] }
  for (const object of ['card', 'settlement', 'project', 'captain']) {
    const found = page.records.filter((record) => record[object]).length
    assert.ok(found >= LEAST_OBJECTS, `${object}: beside ${found} rows only`)
  }
}

async function assertBelow(targets: readonly Target[]): Promise<void> {
  const page = (await assertEqual(targets)) as { records: { waybills: { records: unknown[] } }[] }
  const found = page.records.reduce((sum, { waybills }) => sum + waybills.records.length, 0)
  assert.ok(found >= LEAST_OBJECTS * LEAST_OBJECTS, `${found} waybills only`)
}

/** Figures of targets, printed under their names. */
async function figuresOf(targets: readonly Target[], names: readonly string[]): Promise<Figures[]> {
  const figures = await compare([...targets], { rounds: ROUNDS, requests: REQUESTS })
  for (const [at, one] of figures.entries()) printFigures(String(names[at]), one)
  return figures
}

const NAMES: Record<Question, string> = {
  flat: 'flat list of 20 waybills',
  objects: '20 waybills with card, settlement, project and captain',
  settlements: '20 settlements with their first 20 waybills',
}

/** Compares the servers on one database. */
async function compareServers(place: Place): Promise<void> {
  const { of, url, where } = place
  const [bare, peer] = [await startServer('bare', 4832, url), await startServer('postgraphile', 4833, url)]
  const servers: Servers = { ...place, bare, peer }
  try {
    for (const question of ['objects', 'settlements'] as const) {
      const targets = [
        askOurs(servers, question, where),
        askBare(servers, question, where),
        askPeer(servers, question, where),
      ]
      await (question === 'objects' ? assertObjects(targets) : assertBelow(targets))
      const name = `${NAMES[question]}, ${of}`
      const [ours, alone, theirs] = await figuresOf(targets, [name, `${name}, bare`, `${name}, PostGraphile`])
      assert.ok(ours && alone && theirs)
      printRatio(`${name} / PostGraphile`, ours, theirs, ' (wanted ≥ 1.5)')
      printRatio(`${name} / bare`, ours, alone, question === 'objects' ? ' (wanted ≥ 0.5)' : '')
    }
    const name = `${NAMES.flat}, ${of}`
    const flat = [
      askOurs(servers, 'flat', where, { known: true }),
      askOurs(servers, 'flat', where),
      askBare(servers, 'flat', where),
    ]
    await assertEqual(flat)
    const [known, text, alone] = await figuresOf(flat, [`${name}, by id`, `${name}, by text`, `${name}, bare`])
    assert.ok(known && text && alone)
    printRatio(`${name}, by id / bare`, known, alone, ' (wanted ≥ 0.85)')
    printRatio(`${name}, by text / bare`, text, alone)
    await compareStats(place.database, clerkOf(place), place.year, of)
  } finally {
    bare.stop()
    peer.stop()
  }
}

/** Compares our answers at all sizes with those at the smallest one. */
async function compareSizes(places: readonly Place[]): Promise<void> {
  for (const question of ['objects', 'settlements', 'flat'] as const) {
    const targets = places.map((place) => {
      const servers = { ...place, bare: place.ours, peer: place.ours }
      return askOurs(servers, question, place.where)
    })
    const figures = await compare(targets, { rounds: ROUNDS, requests: REQUESTS })
    printGrowth(
      NAMES[question],
      places,
      figures.map(({ perSecond }) => 1000 / perSecond),
    )
  }
  const seen: number[][] = places.map(() => [])
  for (let round = 0; round <= ROUNDS * 3; round++) {
    for (const [at, place] of places.entries()) {
      const begun = performance.now()
      await askStats(clerkOf(place), place.year)
      if (round > 0) seen[at]?.push(performance.now() - begun)
    }
  }
  const medians = seen.map((own) => own.toSorted((a, b) => a - b)[Math.floor(own.length / 2)] ?? 0)
  printGrowth('stats of a year by project and month', places, medians)
}

function printGrowth(name: string, places: readonly Place[], times: readonly number[]): void {
  for (const [at, took] of times.entries()) {
    const before =
      at > 0 ? `, ${(took / Number(times[at - 1])).toFixed(2)} × of ${places[at - 1]?.of} (wanted ≤ 1.25)` : ''
    console.log(`growth, ${name}, ${places[at]?.of}: ${took.toFixed(2)} ms${before}`)
  }
}

const places: Place[] = []
try {
  for (const [at, size] of sizes().entries()) places.push(await open(size, 4834 + at))
  // The smallest database serves the comparison of sizes alone.
  for (const place of places.slice(1)) await compareServers(place)
  await compareSizes(places)
} finally {
  for (const { ours, database } of places) {
    ours.stop()
    await database.end()
  }
}
