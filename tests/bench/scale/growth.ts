import pg from 'pg'
import { signIn } from '../account.ts'
import { type Server, startServer } from '../processes.ts'
import { answerOf, compare, type Target } from '../rounds.ts'
import { largest, sizes, urlName } from './databases.ts'

/**
 * Benchmark of a page of the largest company over GraphQL at a hundred thousand, a million and ten million waybills, or
 * up to SCALE_WAYBILLS; its cost must not grow. Each page has its exact total.
 */
const SIZES = sizes()
const PAGE = `query ($filter: WaybillFilter) { waybills(filter: $filter) {
  total records { id no status projectName truckCode captainName driverName goSoilType weightTons goDatetime } } }`

interface Place {
  server: Server
  token: string
  filters: Record<string, unknown>
  stop(): Promise<void>
}

/** Starts a server on one of the databases; returns it with values to search for. */
async function open(size: number, port: number): Promise<Place> {
  const url = process.env[urlName(size)]
  if (!url) throw new Error(`${urlName(size)} is missing`)
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  const { company, mobile, from, to } = await largest(url)
  const { rows } = await database.query<{ no: string; card: string; truck: string }>(
    `select no, card_no as card, truck_code as truck from waybill
     where company_id = $1 and card_no is not null and go_datetime >= $2 order by go_datetime limit 1`,
    [company, from],
  )
  const [one] = rows
  if (!one) throw new Error('no waybill on a card')
  const goDatetime = { from, to }
  const filters = {
    'newest first': {},
    'of a month': { goDatetime },
    'by a whole number': { no: one.no },
    'by the end of a number': { no: one.no.slice(-7) },
    'by the end of a plate, of a month': { truckCode: one.truck.slice(-5), goDatetime },
    'by a card': { cardNo: one.card },
    'that can be settled, of a month': { settleable: true, goDatetime },
  }
  const server = await startServer('ours', port, url)
  const token = await signIn(database, mobile)
  const stop = () => {
    server.stop()
    return database.end()
  }
  return { server, token, filters, stop }
}

function target({ server, token, filters }: Place, name: string): Target {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const body = JSON.stringify({ query: PAGE, variables: { filter: filters[name] } })
  return { server, path: '/graphql', method: 'POST', headers, body }
}

const places = await Promise.all(SIZES.map((size, index) => open(size, 4810 + index)))
try {
  for (const name of Object.keys(places[0]?.filters ?? {})) {
    const targets = places.map((place) => target(place, name))
    const totals: number[] = []
    for (const one of targets) {
      const { data } = (await answerOf(one)) as { data: { waybills: { total: number; records: unknown[] } } }
      if (data.waybills.records.length === 0) throw new Error(`${name}: nothing found`)
      totals.push(data.waybills.total)
    }
    const figures = await compare(targets, { rounds: 7, requests: 400 })
    const [small] = figures
    for (const [index, { perSecond }] of figures.entries()) {
      const times = ((small?.perSecond ?? 0) / perSecond).toFixed(2)
      const [of, found] = [SIZES[index], totals[index]].map((count) => count?.toLocaleString('en'))
      console.log(`page ${name}, of ${of} waybills: ${(1000 / perSecond).toFixed(2)} ms, ${times} × (${found} found)`)
    }
  }
} finally {
  for (const place of places) await place.stop()
}
