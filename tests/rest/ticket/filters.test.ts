import { sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject } from '@tufang/tests/factories/project'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { rowsOf } from '@tufang/tests/rows'
import { answerOf, ticketDocuments } from '@tufang/tests/ticket'
import { beforeAll, describe, expect, it } from 'vitest'

const BASE = '/chain/companyticketpurchase'
const OTHER = '0192a581-cc00-7ba6-9ea6-5d8066d08a38'

/** Ids and names that filters speak of, by the words that stand for them below. */
const names: Record<string, string> = { nobody: OTHER }
let company: TestCompany
let clerk: Caller

const on = (date: string, hour = '08') => `2026-${date}T${hour}:00:00+08:00`

async function voided(document: string, id: string) {
  await answerOf(clerk, document, { id, reason: '录错' })
}

beforeAll(async () => {
  company = await newCompany()
  clerk = await company.as('管理员')
  const [p1, p2] = [await newProject(company), await newProject(company)]
  const east = await newDumpSite(company, { name: '东场' })
  const annex = await newDumpSite(company, { name: '东场二期' })
  const [clay, rock] = [await newSoilType(company), await newSoilType(company)]
  await rowsOf(
    sql`update dump_site set garbage_type = case when name = '东场' then '1' else '2' end where company_id = ${company.id}`,
  )
  const driver = await newDriver(company, { captain: await newCaptain(company) })
  const of = {
    p1: p1.id,
    p2: p2.id,
    east: east.id,
    annex: annex.id,
    clay: clay.name,
    rock: rock.name,
    driver: driver.id,
  }
  Object.assign(names, of, { p1Name: p1.name, driverName: driver.name })
  const buy = (garbageId: string, soilType: string, quantity: number, date: string, more: object) =>
    answerOf(clerk, ticketDocuments.purchase, {
      input: { garbageId, soilType, quantity, price: '10.00', boughtAt: on(date), ...more },
    })
  await buy(of.east, of.clay, 40, '10-02', { supplier: '甲公司', invoiceNo: 'FP1' })
  await buy(of.east, of.rock, 20, '10-03', { supplier: '甲公司', invoiceNo: 'FP2' })
  await buy(of.annex, of.clay, 10, '10-05', { supplier: '乙公司' })
  const wrong = await buy(of.annex, of.rock, 5, '10-06', { supplier: '乙公司' })
  await voided(ticketDocuments.voidPurchase, wrong.id)
  const collect = (projectInfoId: string, soilType: string, quantity: number, date: string, more: object) =>
    answerOf(clerk, ticketDocuments.collect, {
      input: { projectInfoId, garbageId: of.east, soilType, quantity, collectedAt: on(date), ...more },
    })
  await collect(of.p1, of.clay, 8, '10-03', { receiver: '王工', driverId: of.driver })
  await collect(of.p1, of.rock, 6, '10-04', { receiver: '李工' })
  await collect(of.p2, of.clay, 4, '10-06', { receiver: '王工' })
  const again = await collect(of.p2, of.clay, 4, '10-07', { receiver: '王工' })
  await voided(ticketDocuments.voidCollection, again.id)
  const refund = (projectInfoId: string, soilType: string, quantity: number, date: string, more: object = {}) =>
    answerOf(clerk, ticketDocuments.refund, {
      input: {
        projectInfoId,
        garbageId: of.east,
        soilType,
        quantity,
        goesTo: 'COMPANY',
        refundedAt: on(date),
        ...more,
      },
    })
  await refund(of.p1, of.clay, 1, '10-05', { driverId: of.driver })
  const approved = await refund(of.p1, of.rock, 2, '10-06')
  await answerOf(clerk, ticketDocuments.audit, { id: approved.id, approve: true })
  await refund(of.p2, of.clay, 1, '10-08', { goesTo: 'SUPPLIER', price: '9.00' })
  const trip = { project: p2, dumpSite: annex, soilType: clay, isTicket: true }
  await newWaybills(company, 2, { ...trip, goDatetime: new Date(on('11-02', '12')) })
})

const called = async (call: string, query: Record<string, string>) => {
  const given = Object.entries(query).map(([name, value]) => [
    name,
    value
      .split(',')
      .map((word) => names[word] ?? word)
      .join(','),
  ])
  return clerk.rest('GET', `${BASE}/${call}`, { query: Object.fromEntries(given) })
}
interface Row {
  isTotalRow?: number
  isProjectTotalRow?: number
}
/** Rows, without totals. */
async function found(call: string, query: Record<string, string>): Promise<number> {
  const { data } = (await called(call, query)).json<{ data: Row[] }>()
  return data.filter(({ isTotalRow, isProjectTotalRow }) => !isTotalRow && !isProjectTotalRow).length
}

type Case = [query: Record<string, string>, rows: number]

/** One filter, and how many rows it finds by which value. */
const by = (filter: string, found: Record<string, number>): Case[] =>
  Object.entries(found).map(([value, rows]): Case => [{ [filter]: value }, rows])

/** Each filter by a value that finds nothing, one that finds one row, and one that finds some. */
const cases: Record<string, Case[]> = {
  companyTicketPurchaseStatistical: [
    [{}, 4],
    ...by('garbageId', { nobody: 0, annex: 2, east: 2 }),
    ...by('garbageName', { 西场: 0, 二期: 2, 东场: 4 }),
    ...by('soilType', { 没有: 0, rock: 2, clay: 2 }),
    ...by('supplier', { 丙公司: 0, 甲公司: 2, 乙公司: 2 }),
    ...by('invoiceNo', { FP: 0, FP1: 1 }),
    ...by('status', { 9: 1, 1: 3 }),
    ...by('quantity', { 11: 0, 20: 1 }),
    ...by('startDate', { '2026-10-07': 0, '2026-10-06': 1, '2026-10-03': 3 }),
    ...by('endDate', { '2026-10-01': 0, '2026-10-02': 1, '2026-10-03': 2 }),
    [{ garbageId: 'east', soilType: 'clay', supplier: '甲公司' }, 1],
    [{ garbageId: 'annex', supplier: '甲公司' }, 0],
  ],
  getCollectTickets: [
    [{}, 4],
    ...by('projectInfoId', { nobody: 0, p1: 2, p2: 2 }),
    ...by('projectName', { 没有的工地: 0, p1Name: 2 }),
    ...by('garbageId', { annex: 0, east: 4 }),
    ...by('garbageName', { 二期: 0, 东场: 4 }),
    ...by('soilType', { 没有: 0, rock: 1, clay: 3 }),
    ...by('driverId', { nobody: 0, driver: 1 }),
    ...by('driverName', { 没有此人: 0, driverName: 1 }),
    ...by('receiver', { 张工: 0, 李工: 1, 王工: 3 }),
    ...by('status', { 9: 1, 1: 3 }),
    ...by('startDate', { '2026-10-08': 0, '2026-10-07': 1, '2026-10-04': 3 }),
    ...by('endDate', { '2026-10-02': 0, '2026-10-03': 1, '2026-10-04': 2 }),
  ],
  getRefundTickets: [
    [{}, 3],
    ...by('projectInfoId', { nobody: 0, p2: 1, p1: 2 }),
    ...by('projectName', { 没有的工地: 0, p1Name: 2 }),
    ...by('garbageId', { annex: 0, east: 3 }),
    ...by('garbageName', { 二期: 0, 东场: 3 }),
    ...by('soilType', { 没有: 0, rock: 1, clay: 2 }),
    ...by('driverId', { nobody: 0, driver: 1 }),
    ...by('driverName', { 没有此人: 0, driverName: 1 }),
    ...by('goesTo', { 2: 1, 1: 2 }),
    ...by('status', { 4: 0, 2: 1, 1: 2 }),
    ...by('startDate', { '2026-10-09': 0, '2026-10-08': 1, '2026-10-06': 2 }),
    ...by('endDate', { '2026-10-04': 0, '2026-10-05': 1, '2026-10-06': 2 }),
  ],
  // A day on which a booking was taken back is a row of zeros.
  getDayUseTicketsStatistical: [
    [{}, 6],
    ...by('projectInfoIds', { nobody: 0, p1: 3, 'p1,p2': 6 }),
    ...by('garbageIds', { nobody: 0, annex: 1, east: 5, 'east,annex': 6 }),
    ...by('soilTypes', { 没有: 0, rock: 2, clay: 4, 'rock,clay': 6 }),
    ...by('garbageType', { 9: 0, 2: 1, 1: 5 }),
    ...by('startDate', { '2026-11-03': 0, '2026-11-02': 1, '2026-10-06': 4 }),
    ...by('endDate', { '2026-10-02': 0, '2026-10-03': 1, '2026-10-04': 2 }),
  ],
  getMonthUseTicketsStatistical: [
    [{}, 4],
    ...by('projectInfoIds', { nobody: 0, p1: 2, 'p1,p2': 4 }),
    ...by('garbageIds', { nobody: 0, annex: 1, east: 3 }),
    ...by('soilTypes', { 没有: 0, rock: 1, clay: 3 }),
    ...by('garbageType', { 9: 0, 2: 1, 1: 3 }),
    ...by('startDate', { '2026-11-03': 0, '2026-11-02': 1, '2026-10-06': 3 }),
    ...by('endDate', { '2026-10-02': 0, '2026-10-03': 1, '2026-10-31': 3 }),
  ],
  getCompanyTicketPurchaseSoilType: [[{}, 2], ...by('garbageId', { nobody: 0, annex: 1, east: 2 })],
}

describe.each(Object.entries(cases))('%s', (call, asked) => {
  it.each(asked)('finds by %j %d rows', async (query, rows) => {
    expect(await found(call, query)).toBe(rows)
  })
})

describe('calculateTicketMonthCostPrice', () => {
  const whole = { garbageId: 'east', yearMonth: '2026-10', soilType: 'clay' }

  it.each([
    [whole, 0, null],
    [{ ...whole, yearMonth: '2025-01' }, 0, null],
    [{ ...whole, garbageId: 'nobody' }, 1, 'NOT_FOUND'],
    [{ ...whole, soilType: '没有' }, 1, 'NOT_FOUND'],
    [{ ...whole, yearMonth: '2026-13' }, 1, 'INVALID_INPUT'],
    [{ garbageId: 'east', yearMonth: '2026-10' }, 1, 'INVALID_INPUT'],
  ] as const)('asked for %j answers %d %s', async (query, code, errorCode) => {
    const answer = (await called('calculateTicketMonthCostPrice', query)).json<{ code: number; errorCode?: string }>()
    expect([answer.code, answer.errorCode ?? null]).toEqual([code, errorCode])
  })
})
