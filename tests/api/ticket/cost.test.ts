import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import type { Caller } from '@tufang/tests/caller'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { type DumpSite, newDumpSite } from '@tufang/tests/factories/dump-site'
import { newProject, type Project } from '@tufang/tests/factories/project'
import { newSoilType, type SoilType } from '@tufang/tests/factories/soil-type'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { insert, rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
import { uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const BUY = 'mutation ($input: TicketPurchaseInput!) { purchaseTickets(input: $input) { id } }'
const VOID = 'mutation ($id: ID!) { voidTicketPurchase(id: $id, reason: "登记有误") { id } }'
const COSTS = `query ($filter: TicketMonthCostFilter) { ticketMonthCosts(filter: $filter) { total summary { boughtAmount refundedAmount }
  records { month garbageName openingQuantity openingAmount boughtQuantity boughtAmount usedQuantity refundedQuantity refundedAmount closingQuantity closingAmount price } } }`

interface Cost {
  month: string
  price: string | null
  closingQuantity: number
  closingAmount: string
}
interface Costs {
  total: number
  summary: { boughtAmount: string }
  records: Cost[]
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
const buy = async ({ admin, dumpSite, soilType }: World, boughtAt: string, quantity: number, price: string) => {
  const place = { garbageId: dumpSite.id, soilType: soilType.name, supplier: '渣土场' }
  const input = { ...place, quantity, price, boughtAt: `${boughtAt}+08:00` }
  return (await admin.ask<{ purchaseTickets: { id: string } }>(BUY, { input })).purchaseTickets.id
}
const haul = ({ company, project, dumpSite, soilType }: World, count: number, at: string) =>
  newWaybills(company, count, { project, dumpSite, soilType, isTicket: true, goDatetime: new Date(`${at}+08:00`) })
const costs = async ({ admin, dumpSite }: World, filter: object = {}): Promise<Costs> =>
  (await admin.ask<{ ticketMonthCosts: Costs }>(COSTS, { filter: { garbageId: dumpSite.id, ...filter } }))
    .ticketMonthCosts
const seen = async (world: World) =>
  (await costs(world)).records.map(({ month, price, closingQuantity, closingAmount }) => [
    month,
    price,
    closingQuantity,
    closingAmount,
  ])

/** Three tickets that a project returns, with the approval. */
async function giveBack(
  { company, project, dumpSite, soilType }: World,
  goesTo: 'SUPPLIER' | 'COMPANY',
  price: string | null,
) {
  const { id: userId, name } = company.people.管理员
  const at = new Date('2025-03-12T12:00:00+08:00')
  const place = {
    companyId: company.id,
    projectId: project.id,
    dumpSiteId: dumpSite.id,
    soilType: soilType.name,
    quantity: 3,
  }
  const id = newId()
  const applied = {
    applyId: userId,
    applyName: name,
    applyDatetime: at,
    auditId: userId,
    auditName: name,
    auditDatetime: at,
    fourEyesOff: false,
  }
  await insert('ticket_refund', {
    ...place,
    ...applied,
    id,
    refundNo: uniqueName(),
    goesTo,
    price,
    refundedAt: at,
    status: 'APPROVED',
  })
  const entry = {
    ...place,
    id: newId(),
    kind: 'REFUND',
    happenedAt: at,
    refundId: id,
    createId: userId,
    createBy: name,
  }
  await insert('ticket_entry', { ...entry, companyChange: goesTo === 'COMPANY' ? 3 : 0 })
  await rowsOf(sql`update ticket_stock set quantity = quantity + ${goesTo === 'COMPANY' ? 3 : 0}::int
    where company_id = ${company.id} and dump_site_id = ${dumpSite.id}`)
}

describe('what tickets cost by month', () => {
  it('follows purchases at once, from the month of their ticket day on', async () => {
    const world = await newWorld()
    await haul(world, 4, '2025-04-01T05:59:00')
    await buy(world, '2025-03-10T12:00:00', 10, '10.00')
    await buy(world, '2025-05-01T05:00:00', 6, '20.00')
    expect(await seen(world)).toEqual([
      ['2025-04', '15.0000', 12, '180.00'],
      ['2025-03', '10.0000', 6, '60.00'],
    ])
    const wrong = await buy(world, '2025-03-11T12:00:00', 10, '30.00')
    expect(await seen(world)).toEqual([
      // 16 of 20.00 and 6 of 20.00
      ['2025-04', '20.0000', 22, '440.00'],
      ['2025-03', '20.0000', 16, '320.00'],
    ])
    await world.admin.ask(VOID, { id: wrong })
    expect(await seen(world)).toEqual([
      ['2025-04', '15.0000', 12, '180.00'],
      ['2025-03', '10.0000', 6, '60.00'],
    ])
  })

  it('follows trips by night, or when they are counted anew', async () => {
    const world = await newWorld()
    await buy(world, '2025-03-10T12:00:00', 10, '10.00')
    await haul(world, 3, '2025-03-12T12:00:00')
    expect(await seen(world)).toEqual([['2025-03', '10.0000', 10, '100.00']])
    const { ticketCosts } = await services()
    await ticketCosts.refresh()
    expect(await seen(world)).toEqual([['2025-03', '10.0000', 7, '70.00']])
    expect(await ticketCosts.refresh()).toBe(0)
    await haul(world, 2, '2025-05-12T12:00:00')
    const recount = `mutation ($id: ID!, $soil: String!) { recountTickets(garbageId: $id, yearMonth: "2025-05", soilType: $soil) { report } }`
    await world.admin.ask(recount, { id: world.dumpSite.id, soil: world.soilType.name })
    expect(await seen(world)).toEqual([
      ['2025-05', '10.0000', 5, '50.00'],
      ['2025-03', '10.0000', 7, '70.00'],
    ])
  })

  it('follows a correction of a month long past, and the months after it, once its changes are folded', async () => {
    const world = await newWorld()
    await buy(world, '2025-01-10T12:00:00', 10, '10.00')
    await buy(world, '2025-03-10T12:00:00', 10, '20.00')
    const { ticketCounts } = await services()
    await haul(world, 5, '2025-01-12T12:00:00')
    await ticketCounts.fold()
    const before = [
      // 5 of 10.00 and 10 of 20.00
      ['2025-03', '16.6667', 15, '250.00'],
      ['2025-01', '10.0000', 5, '50.00'],
    ]
    expect(await seen(world)).toEqual(before)
    const { admin, project, dumpSite, soilType } = world
    const place = { projectInfoId: project.id, garbageId: dumpSite.id, soilType: soilType.name }
    const used = { kind: 'USE', quantity: 3, happenedAt: '2025-01-20T12:00:00+08:00', reason: '漏记' }
    await admin.ask('mutation ($input: TicketCorrectionInput!) { correctTickets(input: $input) { id } }', {
      input: { ...place, ...used },
    })
    await ticketCounts.fold()
    expect(await seen(world)).toEqual([
      // 2 of 10.00 and 10 of 20.00
      ['2025-03', '18.3333', 12, '220.00'],
      ['2025-01', '10.0000', 2, '20.00'],
    ])
    // The value of a stock tells the time at which it was computed.
    const asOf = await admin.ask<{ stocks: { records: object[] }; costs: { records: object[] } }>(
      `query ($id: ID!) { stocks: ticketCompanyStocks(filter: { garbageIds: [$id] }) { records { costedAt } }
        costs: ticketMonthCosts(filter: { garbageId: $id }) { records { costedAt } } }`,
      { id: dumpSite.id },
    )
    expect(asOf.stocks.records).toEqual(asOf.costs.records.slice(0, 1))
  })

  it('is borne by projects as tickets leave the stock, with a trip or without, but for what the site pays back', async () => {
    const world = await newWorld()
    await buy(world, '2025-03-10T12:00:00', 30, '10.00')
    await haul(world, 4, '2025-03-12T12:00:00')
    await giveBack(world, 'SUPPLIER', '4.00')
    await giveBack(world, 'COMPANY', null)
    const { admin, project, dumpSite, soilType } = world
    const place = { projectInfoId: project.id, garbageId: dumpSite.id, soilType: soilType.name }
    const at = { happenedAt: '2025-03-20T12:00:00+08:00', reason: '盘点' }
    for (const [kind, quantity] of [
      ['USE', 5],
      ['USE', -2],
      ['REFUND', 1],
      ['COLLECT', 3],
    ] as const)
      await admin.ask('mutation ($input: TicketCorrectionInput!) { correctTickets(input: $input) { id } }', {
        input: { ...place, ...at, kind, quantity },
      })
    await (await services()).ticketCounts.fold()
    // 4 used by trips; 5 - 2 and 1 without trips; 3 returned at 4.00 each.
    expect((await costs(world)).records).toMatchObject([
      { usedQuantity: 7, refundedQuantity: 4, refundedAmount: '12.00', closingQuantity: 19, closingAmount: '190.00' },
    ])
    const { projectCost } = await admin.ask<{ projectCost: { rows: object[] } }>(
      'query ($id: ID!) { projectCost(projectInfoId: $id) { rows { ticketCost ticketAdjustAmt entryCount } } }',
      { id: project.id },
    )
    // 300.00 bought, 190.00 left, 12.00 refunded.
    expect(projectCost.rows.at(-1)).toEqual({ ticketCost: '40.00', ticketAdjustAmt: '58.00', entryCount: 4 })
  })

  it('leaves out trips of a soil that the company no longer has, and goes on with the others', async () => {
    const world = await newWorld()
    const { company, project, dumpSite } = world
    await newWaybills(company, 1, {
      project,
      dumpSite,
      soilType: { ...world.soilType, name: uniqueName() },
      isTicket: true,
    })
    await buy(world, '2025-03-10T12:00:00', 10, '10.00')
    await haul(world, 3, '2025-03-12T12:00:00')
    await (await services()).ticketCosts.refresh()
    expect(await seen(world)).toEqual([['2025-03', '10.0000', 7, '70.00']])
  })

  it('lets what goes back to the site leave at its price, and tells what came back for it', async () => {
    const world = await newWorld()
    await buy(world, '2025-03-10T12:00:00', 10, '10.00')
    await giveBack(world, 'SUPPLIER', '4.00')
    await giveBack(world, 'COMPANY', null)
    await (await services()).ticketCosts.refresh()
    expect((await costs(world)).records).toMatchObject([
      { refundedQuantity: 3, refundedAmount: '12.00', closingQuantity: 7, closingAmount: '70.00', price: '10.0000' },
    ])
  })

  it('is searched by site, soil and months, by people who may look at tickets', async () => {
    const world = await newWorld()
    for (const month of ['2025-01', '2025-02', '2025-03']) await buy(world, `${month}-10T12:00:00`, 10, '10.00')
    expect(await costs(world, { monthFrom: '2025-02', monthTo: '2025-02' })).toMatchObject({
      total: 1,
      summary: { boughtAmount: '100.00' },
      records: [{ month: '2025-02', openingQuantity: 10, openingAmount: '100.00', garbageName: world.dumpSite.name }],
    })
    expect((await costs(world, { soilType: '没有的土' })).total).toBe(0)
    expect(await world.admin.code(COSTS, { filter: { monthFrom: '2025-13' } })).toBe('INVALID_INPUT')
    expect(await (await newWorld()).admin.ask(COSTS, { filter: { garbageId: world.dumpSite.id } })).toMatchObject({
      ticketMonthCosts: { total: 0, records: [] },
    })
  })
})

const TREND = `query ($by: TicketPeriod!, $filter: TicketStatFilter) {
  ticketCostTrend(by: $by, filter: $filter) { unpricedTickets points { period useCost totalCost unpricedTickets } } }`

describe('what tickets cost over time', () => {
  it('is the sum of what their waybills tell, by day and by month, folded or not', async () => {
    const world = await newWorld()
    const other = { ...world, dumpSite: await newDumpSite(world.company) }
    await buy(world, '2025-03-10T12:00:00', 3, '10.00')
    await buy(world, '2025-04-10T12:00:00', 3, '0.01')
    for (const [count, at] of [
      [1, '2025-03-01T05:59:59'],
      [2, '2025-04-01T05:59:59'],
      [3, '2025-04-01T06:00:00'],
      [1, '2025-07-01T06:00:00'],
    ] as const)
      await haul(world, count, at)
    await haul(other, 4, '2025-04-01T12:00:00')
    const trend = async (by: 'DAY' | 'MONTH', filter: object = {}) =>
      (await world.admin.ask<{ ticketCostTrend: object }>(TREND, { by, filter })).ticketCostTrend
    const days = {
      unpricedTickets: 5,
      points: [
        { period: '2025-02-28', useCost: null, totalCost: '0.00', unpricedTickets: 1 },
        { period: '2025-03-31', useCost: '20.00', totalCost: '20.00', unpricedTickets: 0 },
        { period: '2025-04-01', useCost: '15.03', totalCost: '35.03', unpricedTickets: 4 },
        { period: '2025-07-01', useCost: '5.01', totalCost: '40.04', unpricedTickets: 0 },
      ],
    }
    const months = {
      unpricedTickets: 5,
      points: days.points.map((point) => ({ ...point, period: point.period.slice(0, 7) })),
    }
    expect([await trend('DAY'), await trend('MONTH')]).toEqual([days, months])
    await rowsOf(sql`select fold_ticket_count(${world.company.id}, 1000)`)
    expect([await trend('DAY'), await trend('MONTH')]).toEqual([days, months])
    expect(
      await trend('DAY', { startDate: '2025-04-01', endDate: '2025-04-30', garbageIds: [world.dumpSite.id] }),
    ).toEqual({
      unpricedTickets: 0,
      points: [{ period: '2025-04-01', useCost: '15.03', totalCost: '15.03', unpricedTickets: 0 }],
    })
    expect(await statementsOf(() => trend('MONTH'))).toHaveLength((await statementsOf(() => trend('DAY'))).length)
    expect(await (await newWorld()).admin.ask(TREND, { by: 'DAY', filter: {} })).toEqual({
      ticketCostTrend: { unpricedTickets: 0, points: [] },
    })
  })
})

const WAYBILLS = '{ waybills(page: { size: 50 }) { records { id ticket { cost } } } }'
interface Waybills {
  waybills: { records: { id: string; ticket: { cost: string } | null }[] }
}

describe('what the ticket of a waybill cost', () => {
  it('is the price of its month, site and soil, in one statement for all', async () => {
    const world = await newWorld()
    const { company, project, dumpSite, soilType, admin } = world
    await buy(world, '2025-03-10T12:00:00', 3, '10.00')
    await buy(world, '2025-04-10T12:00:00', 3, '0.01')
    const at = (time: string) => new Date(`${time}+08:00`)
    const trip = { project, dumpSite, soilType, isTicket: true }
    const made = {
      before: await newWaybill(company, { ...trip, goDatetime: at('2025-03-01T05:59:59') }),
      first: await newWaybill(company, { ...trip, goDatetime: at('2025-04-01T05:59:59') }),
      next: await newWaybill(company, { ...trip, goDatetime: at('2025-04-01T06:00:00') }),
      later: await newWaybill(company, { ...trip, goDatetime: at('2025-07-01T06:00:00') }),
      without: await newWaybill(company, { ...trip, isTicket: false, goDatetime: at('2025-04-01T06:00:00') }),
      voided: await newWaybill(company, { ...trip, status: 'VOID', goDatetime: at('2025-04-01T06:00:00') }),
      elsewhere: await newWaybill(company, {
        ...trip,
        dumpSite: await newDumpSite(company),
        goDatetime: at('2025-04-02T06:00:00'),
      }),
    }
    const { records } = (await admin.ask<Waybills>(WAYBILLS)).waybills
    const costOf = new Map(records.map(({ id, ticket }) => [id, ticket?.cost ?? null]))
    expect(Object.fromEntries(Object.entries(made).map(([name, { id }]) => [name, costOf.get(id)]))).toEqual({
      before: null,
      first: '10.00',
      next: '5.01',
      later: '5.01',
      without: null,
      voided: null,
      elsewhere: null,
    })
    const plain = await statementsOf(() => admin.ask('{ waybills(page: { size: 50 }) { records { id } } }'))
    expect(await statementsOf(() => admin.ask(WAYBILLS))).toHaveLength(plain.length + 1)
  })

  it('is seen by those alone who may look at tickets', async () => {
    const world = await newWorld()
    await buy(world, '2025-03-10T12:00:00', 3, '10.00')
    await haul(world, 1, '2025-03-12T12:00:00')
    await rowsOf(sql`update role set permissions = array_remove(permissions, 'chain:companyticket:get')
      where company_id = ${world.company.id} and name = '只读'`)
    const costsSeen = async (caller: Caller) =>
      (await caller.ask<Waybills>(WAYBILLS)).waybills.records.map(({ ticket }) => ticket?.cost ?? null)
    expect(await costsSeen(world.admin)).toEqual(['10.00'])
    expect(await costsSeen(await world.company.as('只读'))).toEqual([null])
  })
})
