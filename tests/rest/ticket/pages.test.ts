import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { rowsOf } from '@tufang/tests/rows'
import { type Desk, newDesk } from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

const BASE = '/chain/companyticketpurchase'
const MOST = 5000

const at = sql`timestamptz '2026-01-01 12:00+08' + n * interval '1 minute'`
const by = ({ company }: Desk): Sql => sql`${company.people.管理员.id}, '管理员'`
const place = ({ site, soil }: Desk): Sql => sql`${site.id}, ${soil.name}`

/** Makers of rows by kind, the last row last in time. */
const kinds: Record<string, (desk: Desk, count: number) => Promise<unknown>> = {
  companyTicketPurchaseStatistical: (desk, count) =>
    rowsOf(sql`insert into ticket_purchase (company_id, id, purchase_no, dump_site_id, soil_type, supplier, quantity, price, bought_at, create_id, create_by)
      select ${desk.company.id}, gen_random_uuid(), 'GP' || n, ${place(desk)}, '供票', n, 1, ${at}, ${by(desk)} from generate_series(1, ${count}::int) n`),
  getCollectTickets: (desk, count) =>
    rowsOf(sql`insert into ticket_collection (company_id, id, collect_no, project_id, dump_site_id, soil_type, quantity, collected_at, create_id, create_by)
      select ${desk.company.id}, gen_random_uuid(), 'LY' || n, ${desk.project.id}, ${place(desk)}, n, ${at}, ${by(desk)} from generate_series(1, ${count}::int) n`),
  getRefundTickets: (desk, count) =>
    rowsOf(sql`insert into ticket_refund (company_id, id, refund_no, project_id, dump_site_id, soil_type, quantity, goes_to, refunded_at, apply_id, apply_name,
        apply_datetime)
      select ${desk.company.id}, gen_random_uuid(), 'TP' || n, ${desk.project.id}, ${place(desk)}, n, 'COMPANY', ${at}, ${by(desk)}, ${at}
      from generate_series(1, ${count}::int) n`),
  getDayUseTicketsStatistical: entries,
  getMonthUseTicketsStatistical: entries,
}

/** One entry a month and soil, so that it is a row by day as well as by month. */
async function entries(desk: Desk, count: number): Promise<void> {
  const soils = [desk.soil]
  while (soils.length * 100 < count) soils.push(await newSoilType(desk.company))
  for (const [index, { name }] of soils.entries()) {
    const months = Math.min(100, count - index * 100)
    await rowsOf(sql`insert into ticket_entry (company_id, id, kind, quantity, project_id, dump_site_id, soil_type, happened_at, company_change,
        reason, create_id, create_by)
      select ${desk.company.id}, gen_random_uuid(), 'COLLECT', 1, ${desk.project.id}, ${desk.site.id}, ${name},
        timestamptz '2015-01-15 12:00+08' + n * interval '1 month', 0, '更正', ${by(desk)} from generate_series(1, ${months}::int) n`)
  }
}

interface Answer {
  code: number
  errorCode?: string
  msg: string | null
  data: unknown
}
const rest = async ({ clerk }: Desk, name: string, query: Record<string, string> = {}): Promise<Answer> =>
  (await clerk.rest('GET', `${BASE}/${name}`, { query })).json<Answer>()
const isStatistic = (name: string): boolean => name.endsWith('Statistical') && name.startsWith('get')

describe.each(Object.entries(kinds))('%s', (name, make) => {
  it('is a page for who names one, and all rows for who does not', async () => {
    const desk = await newDesk()
    await make(desk, 7)
    const rows = (await rest(desk, name)).data as object[]
    const own = isStatistic(name) ? rows.slice(0, -2) : rows
    expect(own).toHaveLength(7)
    const shape = { total: 7, orders: [], searchCount: true }
    const pageOf = async (query: Record<string, string>) =>
      (await rest(desk, name, query)).data as { records: object[] }
    expect(await pageOf({ current: '1', size: '3' })).toMatchObject({
      ...shape,
      size: 3,
      current: 1,
      pages: 3,
      records: own.slice(0, 3),
    })
    expect((await pageOf({ current: '3', size: '3' })).records).toEqual(own.slice(6))
    expect(await pageOf({ current: '4', size: '3' })).toMatchObject({ ...shape, records: [] })
    expect(await pageOf({ size: '5' })).toMatchObject({ ...shape, size: 5, current: 1, pages: 2 })
    expect(await pageOf({ current: '1' })).toMatchObject({ ...shape, size: 20, current: 1, pages: 1 })
    const statistics = { total: rows.at(-1), projects: [rows.at(-2)] }
    const page = await pageOf({ current: '1', size: '3' })
    expect(page).toEqual(
      isStatistic(name) ? { ...page, statistics } : expect.not.objectContaining({ statistics: expect.anything() }),
    )
    const elsewhere = { garbageId: newId(), ...(isStatistic(name) ? { garbageIds: newId() } : {}) }
    expect(await pageOf({ current: '1', size: '3', ...elsewhere })).toMatchObject({ total: 0, records: [] })
  })

  it('is in the order that is asked for, as a page and as a whole', async () => {
    const desk = await newDesk()
    await make(desk, 4)
    const byDay = { getDayUseTicketsStatistical: 'dayDetailDate', getMonthUseTicketsStatistical: 'monthDetailDate' }
    const key = byDay[name as keyof typeof byDay] ?? 'quantity'
    const valuesOf = (rows: unknown) => (rows as Record<string, unknown>[]).map((row) => row[key])
    const own = (data: unknown) => valuesOf(data).slice(0, 4)
    const up = own((await rest(desk, name, { ascs: key })).data)
    expect(new Set(up).size).toBe(4)
    expect(own((await rest(desk, name, { descs: key })).data)).toEqual(up.toReversed())
    const { records } = (await rest(desk, name, { descs: key, current: '1', size: '2' })).data as { records: unknown }
    expect(valuesOf(records)).toEqual(up.toReversed().slice(0, 2))
    expect(await rest(desk, name, { ascs: 'nothing' })).toMatchObject({ code: 0 })
  })

  it('refuses what is no page, and more rows than a program can be given at once', async () => {
    const desk = await newDesk()
    const wrong: Record<string, string>[] = [{ current: '0' }, { size: '0' }, { size: '5001' }, { current: 'x' }]
    for (const query of wrong) expect((await desk.clerk.rest('GET', `${BASE}/${name}`, { query })).statusCode).toBe(400)
    await make(desk, MOST)
    expect((await rest(desk, name)).data).toHaveLength(isStatistic(name) ? MOST + 2 : MOST)
    const other = await newDesk()
    await make(other, MOST + 1)
    expect(await rest(other, name)).toMatchObject({
      code: 1,
      errorCode: 'TICKET_ROWS_TOO_MANY',
      msg: '共有5001行，一次最多5000行，请缩小查询范围',
    })
    expect((await rest(other, name, { current: '2', size: '5000' })).data).toMatchObject({
      total: MOST + 1,
      pages: 2,
      records: [{}],
    })
  })
})
