import { sql } from '@tufang/server/kernel/sql/sql'
import { dayOf, daysBefore, parsePlainTime, plainTime } from '@tufang/server/kernel/values/clock'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import {
  answerOf,
  applyForRefund,
  buy,
  collect,
  correct,
  type Desk,
  newDesk,
  ticketDocuments,
} from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

const STOCKS = `query ($filter: TicketDriverStockFilter, $page: PageInput) {
  ticketDriverStocks(filter: $filter, page: $page) {
    total records { driverId driverName projectInfoId projectName garbageId garbageName soilType collected used refunded remaining lastUsedAt }
    summary { collected used refunded remaining } } }`

interface Stocks {
  total: number
  records: { driverId: string; remaining: number; lastUsedAt: string | null }[]
  summary: object
}
const stocks = ({ clerk }: Desk, filter: object | null = null, page?: object): Promise<Stocks> =>
  answerOf(clerk, STOCKS, { filter, page })

/** Two drivers of a captain; the first has ten tickets, used three of them and gave back one. */
async function newDriverDesk() {
  const desk = await newDesk()
  const { company, project, site: dumpSite, soil: soilType } = desk
  const captain = await newCaptain(company)
  const [driver, other] = [await newDriver(company, { captain }), await newDriver(company, { captain })]
  const truck = await newTruck(company, { captain })
  await buy(desk, 100)
  await collect(desk, 10, { driverId: driver.id })
  const gone = parsePlainTime(`${dayOf(daysBefore(new Date(), 2))} 12:00:00`) ?? new Date()
  const trip = { project, dumpSite, soilType, truck, driver, isTicket: true, goDatetime: gone }
  await newWaybills(company, 3, trip)
  const refund = await applyForRefund(desk, 1, { driverId: driver.id })
  await answerOf(desk.clerk, ticketDocuments.audit, { id: refund.id, approve: true })
  await newWaybills(company, 2, { ...trip, driver: other, goDatetime: new Date(gone.getTime() - 1000) })
  await newWaybills(company, 1, { ...trip, status: 'VOID' })
  return { desk, captain, driver, other, gone, trip }
}

describe('the tickets of drivers', () => {
  it('are what they collected, less what trips used and what they gave back, folded or not', async () => {
    const { desk, driver, other, gone } = await newDriverDesk()
    const { project, site, soil } = desk
    const place = { projectInfoId: project.id, projectName: project.name, garbageId: site.id, garbageName: site.name }
    const expected = {
      ...place,
      driverId: driver.id,
      driverName: driver.name,
      soilType: soil.name,
      collected: 10,
      used: 3,
      refunded: 1,
      remaining: 6,
      lastUsedAt: expect.any(String),
    }
    for (const fold of [false, true]) {
      if (fold) await rowsOf(sql`select fold_ticket_count(${desk.company.id}, 1000)`)
      const { records, total, summary } = await stocks(desk)
      expect({ total, summary }).toEqual({ total: 2, summary: { collected: 10, used: 5, refunded: 1, remaining: 4 } })
      const own = records.find(({ driverId }) => driverId === driver.id)
      expect(own).toEqual(expected)
      expect(plainTime(new Date(own?.lastUsedAt ?? ''))).toBe(plainTime(gone))
      expect(records.find(({ driverId }) => driverId === other.id)).toMatchObject({ collected: 0, remaining: -2 })
    }
  })

  it('are found by driver, project, site and soil, page by page', async () => {
    const { desk, driver } = await newDriverDesk()
    const { project, site, soil } = desk
    expect((await stocks(desk, { driverId: driver.id })).records).toMatchObject([{ remaining: 6 }])
    expect((await stocks(desk, { projectInfoId: project.id, garbageId: site.id, soilType: soil.name })).total).toBe(2)
    expect((await stocks(desk, { projectName: project.name, garbageName: '没有的场' })).total).toBe(0)
    for (const filter of [{ driverId: 'x' }, { projectInfoId: site.id }])
      expect((await stocks(desk, filter)).total).toBe(0)
    const [first, second] = [
      await stocks(desk, null, { current: 1, size: 1 }),
      await stocks(desk, null, { current: 2, size: 1 }),
    ]
    expect(new Set([...first.records, ...second.records].map(({ driverId }) => driverId)).size).toBe(2)
  })

  it('follow a waybill that is voided and a correction, and tell the use before', async () => {
    const { desk, driver, trip } = await newDriverDesk()
    const later = new Date(trip.goDatetime.getTime() + 86_400_000)
    const [last] = await newWaybills(desk.company, 1, { ...trip, goDatetime: later })
    const own = async () => (await stocks(desk, { driverId: driver.id })).records[0]
    expect(plainTime(new Date((await own())?.lastUsedAt ?? ''))).toBe(plainTime(later))
    await rowsOf(
      sql`update waybill set status = 'VOID' where company_id = ${desk.company.id} and id = ${last?.id ?? null}`,
    )
    expect(plainTime(new Date((await own())?.lastUsedAt ?? ''))).toBe(plainTime(trip.goDatetime))
    await correct(desk, 'USE', 2, { driverId: driver.id })
    expect(await own()).toMatchObject({ used: 5, remaining: 4 })
  })

  it('are for those who may, of their own company, in three statements', async () => {
    const { desk, driver } = await newDriverDesk()
    expect((await stocks({ ...desk, clerk: await desk.company.as('只读') })).total).toBe(2)
    expect((await stocks(await newDesk(), { driverId: driver.id })).total).toBe(0)
    const sent = await statementsOf(() => stocks(desk))
    expect(sent.filter((text) => text.includes('ticket_count'))).toHaveLength(2)
  })

  it('are looked up by other programs with what is left', async () => {
    const { desk, captain, driver, other, gone } = await newDriverDesk()
    const path = '/chain/resourcecustomerinventory/listByDriver'
    const found = async (driverId: string) =>
      (await desk.clerk.rest('GET', path, { query: { driverId } })).json<{ data: unknown }>().data
    const { project, site, soil } = desk
    expect(await found(driver.id)).toEqual([
      {
        driverId: driver.id,
        driverName: driver.name,
        captainId: captain.id,
        captainName: captain.name,
        projectInfoId: project.id,
        projectName: project.name,
        garbageId: site.id,
        garbageName: site.name,
        soilType: soil.name,
        useTickets: 3,
        remaining: 6,
        lastUseDatetime: plainTime(gone),
      },
    ])
    expect(await found(other.id)).toMatchObject([{ useTickets: 2, remaining: -2 }])
    const idle = await newDriver(desk.company, { captain })
    await collect(desk, 5, { driverId: idle.id })
    expect(await found(idle.id)).toMatchObject([{ useTickets: 0, remaining: 5, lastUseDatetime: null }])
  })
})
