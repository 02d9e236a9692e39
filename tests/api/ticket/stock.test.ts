import { dayOf } from '@tufang/server/kernel/values/clock'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type DumpSite, newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject, type Project } from '@tufang/tests/factories/project'
import { newSoilType, type SoilType } from '@tufang/tests/factories/soil-type'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { describe, expect, it } from 'vitest'

const STOCKS = `query ($filter: TicketStockFilter, $sort: [TicketStockSort!], $page: PageInput) { ticketStocks(filter: $filter, sort: $sort, page: $page) {
  total summary { remaining usedToday shortCount worth }
  records { projectName garbageName soilType remaining usedToday workingDays paceLow paceMedian paceHigh runsOutFrom runsOutLikely runsOutTo price
    worth isShort } } }`
const COMPANY = `query ($filter: TicketCompanyStockFilter) { ticketCompanyStocks(filter: $filter) {
  total summary { quantity inProjects expiredQuantity expiredAmount worth }
  records { garbageName quantity bought inProjects used refunded nearestExpiry expiredQuantity expiredAmount price worth isShort } } }`
const BUY = 'mutation ($input: TicketPurchaseInput!) { purchaseTickets(input: $input) { id } }'

interface Stocks {
  total: number
  summary: Record<string, number | string>
  records: Record<string, number | string | boolean | null>[]
}
interface World {
  company: TestCompany
  admin: Caller
  project: Project
  dumpSite: DumpSite
  soilType: SoilType
}

async function newWorld(): Promise<World> {
  const company = await newCompany()
  const admin = await company.as('管理员')
  const [project, dumpSite, soilType] = [
    await newProject(company),
    await newDumpSite(company),
    await newSoilType(company),
  ]
  return { company, admin, project, dumpSite, soilType }
}
const HOUR = 3_600_000
/** Present ticket day. */
const today = () => dayOf(new Date(Date.now() - 6 * HOUR))
/** Noon of the ticket day a number of days ago; for today its first moment, which has certainly passed. */
const ago = (days: number) =>
  new Date(Date.parse(`${today()}T${days === 0 ? '06:00' : '12:00'}:00+08:00`) - days * 24 * HOUR)
const dayIn = (days: number) => dayOf(ago(-days))

const collect = ({ company, project, dumpSite, soilType }: World, quantity: number) =>
  newTicketEntry(company, { kind: 'COLLECT', project, dumpSite, soilType, quantity, happenedAt: ago(30) })
const haul = ({ company, project, dumpSite, soilType }: World, count: number, days: number) =>
  newWaybills(company, count, { project, dumpSite, soilType, isTicket: true, goDatetime: ago(days) })
const buy = (
  { admin, dumpSite, soilType }: World,
  quantity: number,
  price: string,
  expiresOn: string | null = null,
) => {
  const place = { garbageId: dumpSite.id, soilType: soilType.name, supplier: '渣土场' }
  return admin.ask(BUY, { input: { ...place, quantity, price, expiresOn, boughtAt: ago(40).toISOString() } })
}
const stocks = async (caller: Caller, filter: object = {}, page: object | null = null) =>
  (await caller.ask<{ ticketStocks: Stocks }>(STOCKS, { filter, page })).ticketStocks
const companyStocks = async (caller: Caller, filter: object = {}) =>
  (await caller.ask<{ ticketCompanyStocks: Stocks }>(COMPANY, { filter })).ticketCompanyStocks

describe('the stock of projects', () => {
  it('tells what is left, how fast it goes, when it runs out and what it is worth', async () => {
    const world = await newWorld()
    await buy(world, 200, '2.50')
    await collect(world, 100)
    for (const [days, count] of [
      [4, 2],
      [3, 4],
      [2, 6],
      [1, 8],
      [0, 5],
    ] as const)
      await haul(world, count, days)
    expect(await stocks(world.admin)).toEqual({
      total: 1,
      summary: { remaining: 75, usedToday: 5, shortCount: 0, worth: '187.50' },
      records: [
        {
          projectName: world.project.name,
          garbageName: world.dumpSite.name,
          soilType: world.soilType.name,
          remaining: 75,
          usedToday: 5,
          workingDays: 4,
          paceLow: 2,
          paceMedian: 4,
          paceHigh: 6,
          runsOutFrom: dayIn(13),
          runsOutLikely: dayIn(19),
          runsOutTo: dayIn(38),
          price: '2.5000',
          worth: '187.50',
          isShort: false,
        },
      ],
    })
  })

  it('is filtered by what is short and what runs out, and paged with exact totals', async () => {
    const world = await newWorld()
    const short = { ...world, soilType: await newSoilType(world.company) }
    const idle = { ...world, dumpSite: await newDumpSite(world.company), project: await newProject(world.company) }
    await collect(world, 8)
    await haul(world, 2, 2)
    await haul(world, 2, 1)
    await haul(short, 3, 1)
    await collect(idle, 50)
    const soilsOf = ({ records }: Stocks) => records.map(({ soilType }) => soilType)
    expect((await stocks(world.admin)).total).toBe(3)
    expect(await stocks(world.admin, { short: true })).toMatchObject({
      total: 1,
      summary: { remaining: -3, shortCount: 1, worth: '0.00' },
      records: [{ soilType: short.soilType.name, remaining: -3, isShort: true, worth: null }],
    })
    expect(soilsOf(await stocks(world.admin, { runningOut: true })).toSorted()).toEqual(
      [world.soilType.name, short.soilType.name].toSorted(),
    )
    expect(await stocks(world.admin, { garbageIds: [idle.dumpSite.id] })).toMatchObject({
      total: 1,
      records: [{ remaining: 50, workingDays: 0, paceMedian: null, runsOutLikely: null }],
    })
    expect(await stocks(world.admin, { projectInfoIds: [world.project.id] }, { current: 2, size: 1 })).toMatchObject({
      total: 2,
      summary: { remaining: 1 },
      records: [{ projectName: world.project.name }],
    })
    expect(await stocks((await newWorld()).admin)).toMatchObject({ total: 0, records: [] })
  })

  it('is what is short first and then what runs out first, page by page, unless it is asked for otherwise', async () => {
    const world = await newWorld()
    const places = [world]
    for (let made = 0; made < 3; made += 1) places.push({ ...world, soilType: await newSoilType(world.company) })
    const [idle, slow, short, fast] = places.map((place) => place.soilType.name)
    // Waybills without collected tickets, tickets without waybills, and stocks that last for two days and for ten.
    await collect(world, 30)
    for (const [at, had] of [10, 0, 4].entries()) {
      const place = places[at + 1] ?? world
      if (had > 0) await collect(place, had + 2)
      await haul(place, 1, 2)
      await haul(place, 1, 1)
    }
    const soils = async (more: Record<string, object>) =>
      (await world.admin.ask<{ ticketStocks: Stocks }>(STOCKS, more)).ticketStocks.records.map(
        ({ soilType }) => soilType,
      )
    const urgent = [short, fast, slow, idle]
    expect(await soils({})).toEqual(urgent)
    expect(await soils({ page: { current: 1, size: 2 } })).toEqual(urgent.slice(0, 2))
    expect(await soils({ page: { current: 2, size: 2 } })).toEqual(urgent.slice(2))
    const by = (field: string, direction: string) => ({ sort: [{ field, direction }] })
    expect(await soils(by('REMAINING', 'DESC'))).toEqual([idle, slow, fast, short])
    expect(await soils(by('PLACE', 'ASC'))).toEqual([idle, slow, short, fast].toSorted())
  })

  it('takes two statements, however many rows, and none of them reads waybills', async () => {
    const world = await newWorld()
    const read = async () =>
      (await statementsOf(() => stocks(world.admin))).filter((text) => !text.includes('from session s'))
    await collect(world, 8)
    const one = await read()
    for (let made = 0; made < 4; made += 1) await collect({ ...world, soilType: await newSoilType(world.company) }, 5)
    const many = await read()
    expect([one.length, many.length]).toEqual([2, 2])
    expect(many.filter((text) => /waybill/.test(text))).toEqual([])
  })
})

describe('the stock of the company', () => {
  it('tells where tickets are, what has expired unused, and what is worth how much', async () => {
    const world = await newWorld()
    await buy(world, 10, '1.00', dayIn(-1))
    await buy(world, 10, '2.00', dayIn(0))
    await buy(world, 20, '3.00')
    await haul(world, 6, 1)
    expect(await companyStocks(world.admin)).toEqual({
      total: 1,
      summary: { quantity: 40, inProjects: -6, expiredQuantity: 4, expiredAmount: '4.00', worth: '76.50' },
      records: [
        {
          garbageName: world.dumpSite.name,
          quantity: 40,
          bought: 40,
          inProjects: -6,
          used: 6,
          refunded: 0,
          nearestExpiry: dayIn(0),
          expiredQuantity: 4,
          expiredAmount: '4.00',
          price: '2.2500',
          worth: '76.50',
          isShort: false,
        },
      ],
    })
    expect((await companyStocks(world.admin, { short: true })).total).toBe(0)
    expect((await companyStocks(world.admin, { garbageIds: [world.dumpSite.id] })).total).toBe(1)
    expect((await companyStocks((await newWorld()).admin)).total).toBe(0)
  })

  it('takes two statements', async () => {
    const world = await newWorld()
    await buy(world, 10, '1.00')
    const read = await statementsOf(() => companyStocks(world.admin))
    expect(read.filter((text) => !text.includes('from session s'))).toHaveLength(2)
  })
})
