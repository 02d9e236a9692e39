import { statesOf } from '@tufang/tests/anomaly'
import { testApp } from '@tufang/tests/app'
import { expectSound } from '@tufang/tests/checks'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newTruck } from '@tufang/tests/factories/truck'
import {
  answerOf,
  applyForRefund,
  buy,
  collect,
  type Desk,
  newDesk,
  stockOf,
  ticketDocuments,
} from '@tufang/tests/ticket'
import { createWaybill, updateWaybill, type WaybillAnswer } from '@tufang/tests/waybill-change'
import { sheetIn } from '@tufang/tests/workbook'
import { beforeAll, describe, expect, it } from 'vitest'
import { utils } from 'xlsx'

const app = await testApp()
const at = (text: string): string => `2026-${text}+08:00`

const STATS = `query ($by: TicketPeriod!) { ticketStats(by: $by) {
  records { dayDetailDate monthDetailDate earlyRemainingTickets collectTickets useTickets refundTickets inRemainingTickets isShort }
  summary { total { earlyRemainingTickets collectTickets useTickets refundTickets inRemainingTickets } } } }`
const COSTS =
  '{ ticketMonthCosts { records { month boughtQuantity boughtAmount usedQuantity price closingQuantity closingAmount } } }'
const STOCK = '{ ticketStocks { records { remaining worth isShort } } }'
const RECOUNT = `mutation ($garbageId: ID!, $yearMonth: String!, $soilType: String!) {
  recountTickets(garbageId: $garbageId, yearMonth: $yearMonth, soilType: $soilType) { message report repaired { after } } }`

interface Row {
  earlyRemainingTickets: number
  collectTickets: number
  useTickets: number
  refundTickets: number
  inRemainingTickets: number
}
const balances = (row: Row) =>
  row.earlyRemainingTickets + row.collectTickets - row.useTickets - row.refundTickets === row.inRemainingTickets

async function input({ company, project, site, soil }: Desk, goDatetime: string, more: object) {
  const truck = await newTruck(company, { captain: await newCaptain(company) })
  const place = { projectId: project.id, garbageId: site.id, goSoilType: soil.name, tpMode: 'FREIGHT' }
  return {
    ...place,
    truckCode: truck.plate,
    weightType: 'TRUCK',
    weightTons: '1',
    isTicket: true,
    goDatetime,
    inDatetime: goDatetime,
    ...more,
  }
}

/** A clerk and a month's tickets by GraphQL alone, in order. */
describe('a clerk', () => {
  let desk: Desk
  let trips: WaybillAnswer[]

  beforeAll(async () => {
    desk = await newDesk()
  })

  it('buys twenty, and a project collects three', async () => {
    await buy(desk, 20, { boughtAt: at('10-01T08:00:00'), price: '30.00' })
    await collect(desk, 3, { collectedAt: at('10-02T08:00:00') })
    expect(await stockOf(desk)).toBe(17)
  })

  it('enters four trips: one number twice, and one ticket more than there were', async () => {
    const times = ['10-05T08:00:00', '10-05T09:00:00', '10-06T08:00:00', '11-01T05:59:59']
    const numbers = ['A1', 'A2', 'A2', 'A4']
    trips = []
    for (const [nth, time] of times.entries())
      trips.push(await createWaybill(desk.clerk, await input(desk, at(time), { ticketNo: numbers[nth] })))
    const states = await Promise.all(trips.map((trip) => statesOf(desk.clerk, trip)))
    expect(states).toEqual([[], [], ['DOUBLE_TICKET OPEN'], ['TICKET_WITHOUT_STOCK OPEN']])
  })

  it('sees where they went by day and by month', async () => {
    const read = (by: string) =>
      desk.clerk.ask<{ ticketStats: { records: Row[]; summary: { total: Row } } }>(STATS, { by })
    const { ticketStats: days } = await read('DAY')
    expect(days.records.map((row) => Object.values(row))).toEqual([
      ['2026-10-02', null, 0, 3, 0, 0, 3, false],
      ['2026-10-05', null, 3, 0, 2, 0, 1, false],
      ['2026-10-06', null, 1, 0, 1, 0, 0, false],
      ['2026-10-31', null, 0, 0, 1, 0, -1, true],
    ])
    const { ticketStats: months } = await read('MONTH')
    expect(months.records.map((row) => Object.values(row))).toEqual([[null, '2026-10', 0, 3, 4, 0, -1, true]])
    for (const row of [...days.records, days.summary.total, months.summary.total]) expect(balances(row)).toBe(true)
    expect(months.summary.total).toEqual(days.summary.total)
  })

  it('mends what was odd: another number, and what was collected but not written down', async () => {
    const [, , doubled, short] = trips
    if (!doubled || !short) throw new Error('no trips')
    await updateWaybill(desk.clerk, doubled, { ticketNo: 'A3' })
    expect(await statesOf(desk.clerk, doubled)).toEqual(['DOUBLE_TICKET GONE'])
    await collect(desk, 5, { collectedAt: at('10-07T08:00:00') })
    expect(await statesOf(desk.clerk, short)).toEqual(['TICKET_WITHOUT_STOCK GONE'])
  })

  it('moves the last trip into November, and gives two tickets back', async () => {
    const last = trips.at(-1)
    if (!last) throw new Error('no trips')
    const time = at('11-01T06:00:00')
    await updateWaybill(desk.clerk, last, { goDatetime: time, completeDatetime: time })
    const refund = await applyForRefund(desk, 2, { refundedAt: at('11-02T08:00:00') })
    await answerOf(desk.clerk, ticketDocuments.audit, { id: refund.id, approve: true })
    const { ticketStats } = await desk.clerk.ask<{ ticketStats: { records: Row[] } }>(STATS, { by: 'MONTH' })
    expect(ticketStats.records.map((row) => Object.values(row))).toEqual([
      [null, '2026-10', 0, 8, 3, 0, 5, false],
      [null, '2026-11', 5, 0, 1, 2, 2, false],
    ])
    expect(await stockOf(desk)).toBe(14)
  })

  it('counts the month anew, finds nothing, and knows what the tickets cost', async () => {
    const { recountTickets } = await desk.clerk.ask<{ recountTickets: object }>(RECOUNT, {
      ...desk.place,
      yearMonth: '2026-10',
    })
    expect(recountTickets).toMatchObject({ message: '重新计算成功', repaired: [] })
    const { ticketMonthCosts } = await desk.clerk.ask<{ ticketMonthCosts: { records: object[] } }>(COSTS)
    expect(ticketMonthCosts.records).toContainEqual(
      expect.objectContaining({ month: '2026-10', boughtQuantity: 20, boughtAmount: '600.00', usedQuantity: 3 }),
    )
    const { ticketStocks } = await desk.clerk.ask<{ ticketStocks: { records: object[] } }>(STOCK)
    expect(ticketStocks.records).toEqual([{ remaining: 2, worth: '60.00', isShort: false }])
    await expectSound(app.database)
  })
})

/** A program and the same month through the documented calls: bookings are made where there is no call for them. */
describe('a program', () => {
  const BASE = '/chain/companyticketpurchase'
  let desk: Desk
  const get = async <Data>(path: string, query: Record<string, string> = {}): Promise<Data> => {
    const answer = await desk.clerk.rest('GET', path, { query })
    expect(answer.json(), answer.body).toMatchObject({ code: 0, ok: true })
    return answer.json<{ data: Data }>().data
  }

  beforeAll(async () => {
    desk = await newDesk()
    await buy(desk, 20, { boughtAt: at('10-01T08:00:00'), price: '30.00' })
    await collect(desk, 8, { collectedAt: at('10-02T08:00:00') })
    await applyForRefund(desk, 2, { refundedAt: at('10-08T08:00:00') })
    for (const [nth, time] of ['10-05T08:00:00', '10-06T08:00:00', '11-01T06:00:00'].entries())
      await createWaybill(desk.clerk, await input(desk, at(time), { ticketNo: `A${nth}` }))
  })

  it('reads what was bought, collected and asked back, and for which soils', async () => {
    expect(await get(`${BASE}/companyTicketPurchaseStatistical`)).toMatchObject([{ quantity: 20, amount: 600 }])
    expect(await get(`${BASE}/getCollectTickets`, { projectInfoId: desk.project.id })).toMatchObject([{ quantity: 8 }])
    expect(await get(`${BASE}/getRefundTickets`, { status: '1' })).toMatchObject([{ quantity: 2, status: 1 }])
    const of = { garbageId: desk.site.id }
    const soils = [{ soilType: desk.soil.name }]
    expect(await get(`${BASE}/getCompanyTicketPurchaseSoilType`, of)).toMatchObject(soils)
    expect(await get('/chain/companyticketprojectinventory/querySoilTypeByGarbage', of)).toMatchObject(soils)
    expect(await get('/chain/projectinfo/listTicket')).toMatchObject([{ projectInfoId: desk.project.id }])
  })

  it('adds the days up to the months, each with its totals', async () => {
    const [days, months] = [
      await get<Row[]>(`${BASE}/getDayUseTicketsStatistical`),
      await get<Row[]>(`${BASE}/getMonthUseTicketsStatistical`),
    ]
    expect(days.map(({ useTickets }) => useTickets)).toEqual([0, 1, 1, 1, 3, 3])
    expect(months.map(({ useTickets }) => useTickets)).toEqual([2, 1, 3, 3])
    expect(months.at(-1)).toMatchObject({ isTotalRow: 1, collectTickets: 8, inRemainingTickets: 5 })
    for (const row of [...days, ...months]) expect(balances(row)).toBe(true)
  })

  it('has the month counted anew, and takes away its trips', async () => {
    const { site, soil } = desk
    const month = { garbageId: site.id, yearMonth: '2026-10' }
    expect(await get(`${BASE}/calculateTicketMonthCostPrice`, { ...month, soilType: soil.name })).toBe(true)
    const file = await desk.clerk.rest('GET', '/chain/deliveryItem/excel', { query: { ...month, isTicket: '1' } })
    const rows = utils.sheet_to_json<Record<string, unknown>>(sheetIn(file.rawPayload))
    expect(rows.map(({ 票号 }) => 票号)).toEqual(['A0', 'A1'])
    await expectSound(app.database)
  })
})
