import assert from 'node:assert/strict'
import pg from 'pg'
import { signIn } from '../account.ts'
import { Caller } from '../caller.ts'
import { startServer } from '../processes.ts'
import { timeBoth, told } from '../times.ts'
import { largest } from './databases.ts'

/**
 * Benchmark of figures for clerks of the largest company over GraphQL, compared with a single SQL statement that reads
 * the same from the waybills. Fails where the figures differ.
 */
const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is missing')
const database = new pg.Client({ connectionString: url })
await database.connect()
await database.query("set timezone = 'Asia/Shanghai'")
const { company, mobile, from, to, waybills } = await largest(url)
const goDatetime = { from, to }
const year = { from: `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`, to: from }
console.log(`the largest company has ${waybills.toLocaleString('en')} waybills`)

interface Page {
  waybills: { total: number; records?: { id: string }[]; summary?: Record<string, unknown> }
}
const IDS = 'records { id }'

const server = await startServer('ours', 4813)
try {
  const clerk = new Caller(server, await signIn(database, mobile))
  const page = (fields: string, variables: { filter: object; page?: object }): Promise<Page> =>
    clerk.ask(
      `query ($filter: WaybillFilter, $page: PageInput) { waybills(filter: $filter, page: $page) { total ${fields} } }`,
      variables,
    )
  const at = (range: { from: string; to: string }): unknown[] => [company, range.from, range.to]
  const WHERE = 'company_id = $1 and go_datetime >= $2 and go_datetime < $3'

  await against('first page of a month', () => page(IDS, { filter: { goDatetime } }), {
    text: `select (select count(*)::int from waybill where ${WHERE}) as total,
      array(select id from waybill where ${WHERE} order by go_datetime desc, id desc limit 20) as ids`,
    values: at(goDatetime),
  })
  const month = await page('', { filter: { goDatetime } })
  const far = Math.min(1000, Math.floor(month.waybills.total / 20))
  await against(
    `page ${far.toLocaleString('en')} of a month`,
    () => page(IDS, { filter: { goDatetime }, page: { current: far, size: 20 } }),
    {
      text: `select (select count(*)::int from waybill where ${WHERE}) as total,
      array(select id from waybill where ${WHERE} order by go_datetime desc, id desc limit 20 offset ${(far - 1) * 20}) as ids`,
      values: at(goDatetime),
    },
  )
  await against('exact total of a year', () => page('', { filter: { goDatetime: year } }), {
    text: `select count(*)::int as total from waybill where ${WHERE}`,
    values: at(year),
  })
  await against(
    'totals of a month',
    () => page('summary { weightTons cubic receivable }', { filter: { goDatetime } }),
    {
      text: `select count(*)::int as total, sum(weight_tons) filter (where weight_unit = 'TON') as tons,
      sum(weight_tons) filter (where weight_unit = 'CUBIC') as cubic, sum(receivable) as money from waybill where ${WHERE}`,
      values: at(goDatetime),
    },
  )
  const { rows } = await database.query<{ no: string; card: string; truck: string }>(
    `select no, card_no as card, truck_code as truck from waybill where ${WHERE} and card_no is not null order by go_datetime limit 1`,
    at(goDatetime),
  )
  const [one] = rows
  assert.ok(one)
  await against('search by the end of a number', () => page(IDS, { filter: { no: one.no.slice(-7) } }), {
    text: `select count(*)::int as total, (array_agg(id order by go_datetime desc, id desc))[:20] as ids from waybill
      where company_id = $1 and no like '%' || $2`,
    values: [company, one.no.slice(-7)],
  })
  await against('search by the end of a plate', () => page(IDS, { filter: { truckCode: one.truck.slice(-5) } }), {
    text: `select count(*)::int as total, (array_agg(id order by go_datetime desc, id desc))[:20] as ids from waybill
      where company_id = $1 and truck_code like '%' || $2`,
    values: [company, one.truck.slice(-5)],
  })
  await against('search by a card', () => page(IDS, { filter: { cardNo: one.card } }), {
    text: `select count(*)::int as total, (array_agg(id order by go_datetime desc, id desc))[:20] as ids from waybill
      where company_id = $1 and card_no = $2`,
    values: [company, one.card],
  })
  await against(
    'the first page that the clerk sees in the morning',
    () => clerk.ask('{ welcome { settleAbleWaybillCount } }', {}),
    {
      text: `select count(*)::int as total from waybill where company_id = $1 and settlement_id is null and status = 'UNLOADED'
      and not pending_review`,
      values: [company],
    },
  )
} finally {
  server.stop()
  await database.end()
}

/** Compares in turns; the answers have the same total, and the same rows where rows are requested. */
async function against(
  name: string,
  ask: () => Promise<unknown>,
  plain: { text: string; values: unknown[] },
): Promise<void> {
  const read = async () => (await database.query<{ total: number; ids?: string[] }>({ ...plain, name })).rows[0]
  const [{ waybills: mine } = { waybills: undefined }, theirs] = [(await ask()) as Partial<Page>, await read()]
  if (mine) {
    assert.equal(mine.total, theirs?.total, name)
    if (mine.records)
      assert.deepEqual(
        mine.records.map(({ id }) => id),
        theirs?.ids,
        name,
      )
  }
  const [ours, alone] = await timeBoth({ run: ask }, { run: read }, 15)
  console.log(`${name}: ${told(ours)}, the plain SQL ${told(alone)}, ${(ours.median / alone.median).toFixed(2)} ×`)
}
