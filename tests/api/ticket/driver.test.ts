import { sql } from '@tufang/server/kernel/sql/sql'
import { dayOf, daysBefore, parsePlainTime, plainTime } from '@tufang/server/kernel/values/clock'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTicketEntry } from '@tufang/tests/factories/ticket'
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
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const STOCKS = `query ($filter: TicketDriverStockFilter, $page: PageInput) {
  ticketDriverStocks(filter: $filter, page: $page) {
    total records { driverId driverName projectInfoId projectName garbageId garbageName soilType collected used correctedUses usedOfProject refunded remaining isShort lastUsedAt }
    summary { collected used usedOfProject refunded remaining } } }`

interface Stocks {
  total: number
  records: { driverId: string; usedOfProject: number; remaining: number; isShort: boolean; lastUsedAt: string | null }[]
  summary: object
}
const stocks = ({ clerk }: Desk, filter: object | null = null, page?: object): Promise<Stocks> =>
  answerOf(clerk, STOCKS, { filter, page })

/** Two drivers of a captain; the first has ten tickets, of which he used three and returned one. */
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
      correctedUses: 0,
      usedOfProject: 0,
      refunded: 1,
      remaining: 6,
      isShort: false,
      lastUsedAt: expect.any(String),
    }
    for (const fold of [false, true]) {
      if (fold) await rowsOf(sql`select fold_ticket_count(${desk.company.id}, 1000)`)
      const { records, total, summary } = await stocks(desk)
      expect({ total, summary }).toEqual({
        total: 2,
        summary: { collected: 10, used: 5, usedOfProject: 2, refunded: 1, remaining: 6 },
      })
      const own = records.find(({ driverId }) => driverId === driver.id)
      expect(own).toEqual(expected)
      expect(plainTime(new Date(own?.lastUsedAt ?? ''))).toBe(plainTime(gone))
      expect(records.find(({ driverId }) => driverId === other.id)).toMatchObject({
        collected: 0,
        usedOfProject: 2,
        remaining: 0,
        isShort: false,
      })
    }
  })

  it('are never less than nothing because he used the tickets of the project', async () => {
    const { desk, driver, trip } = await newDriverDesk()
    const own = async () => (await stocks(desk, { driverId: driver.id })).records[0]
    await newWaybills(desk.company, 9, trip)
    expect(await own()).toMatchObject({
      collected: 10,
      used: 12,
      usedOfProject: 3,
      refunded: 1,
      remaining: 0,
      isShort: false,
    })
    await correct(desk, 'USE', 2, { driverId: driver.id })
    expect(await own()).toMatchObject({ used: 14, correctedUses: 2, usedOfProject: 5, remaining: 0 })
    const { waybills } = await desk.clerk.ask<{ waybills: { total: number } }>(
      'query ($id: ID) { waybills(filter: { driverId: $id, isTicket: true, status: [LOADED, IN_TRANSIT, UNLOADED] }) { total } }',
      { id: driver.id },
    )
    expect(waybills.total).toBe(12)
    await correct(desk, 'USE', -2, { driverId: driver.id })
    await correct(desk, 'COLLECT', -7, { driverId: driver.id })
    expect(await own()).toMatchObject({ collected: 3, used: 12, usedOfProject: 10, refunded: 1, remaining: 0 })
    await correct(desk, 'REFUND', 4, { driverId: driver.id })
    expect(await own()).toMatchObject({ used: 12, usedOfProject: 12, refunded: 5, remaining: -2, isShort: true })
  })

  it('and those that the project keeps are what the project has, whatever happens', async () => {
    const move = fc.record({
      who: fc.constantFrom(0, 1, null),
      kind: fc.constantFrom('COLLECT' as const, 'USE' as const, 'REFUND' as const, 'trip' as const),
      quantity: fc.integer({ min: -3, max: 9 }).filter((number) => number !== 0),
    })
    const { desk, driver, other, trip } = await newDriverDesk()
    const { company, project, site: dumpSite, clerk } = desk
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
        const soilType = await newSoilType(company)
        const drivers = [driver, other]
        for (const { who, kind, quantity } of moves) {
          const by = who === null ? undefined : drivers[who]
          const place = { project, dumpSite, soilType }
          if (kind !== 'trip')
            await newTicketEntry(company, {
              ...place,
              kind,
              quantity,
              happenedAt: trip.goDatetime,
              ...(by && { driver: by }),
            })
          else if (by) await newWaybills(company, Math.abs(quantity), { ...trip, soilType, driver: by })
        }
        const sum = (who: number | null, kinds: string[]) =>
          moves
            .filter((one) => one.who === who && kinds.includes(one.kind))
            .reduce((all, { kind, quantity }) => all + (kind === 'trip' ? Math.abs(quantity) : quantity), 0)
        const { records } = await stocks(desk, { soilType: soilType.name })
        let ofProject = 0
        for (const [at, one] of drivers.entries()) {
          const row = records.find(({ driverId }) => driverId === one.id)
          const [given, used] = [sum(at, ['COLLECT']) - sum(at, ['REFUND']), sum(at, ['USE', 'trip'])]
          const beyond = Math.max(used - Math.max(given, 0), 0)
          const had = moves.some(({ who }) => who === at)
          expect(row).toEqual(
            had ? expect.objectContaining({ usedOfProject: beyond, remaining: given - used + beyond }) : undefined,
          )
          if (given >= 0 && row) expect(row.isShort).toBe(false)
          ofProject += had ? beyond : 0
        }
        const kept = sum(null, ['COLLECT']) - sum(null, ['USE']) - sum(null, ['REFUND']) - ofProject
        const { ticketStocks } = await clerk.ask<{ ticketStocks: { records: { remaining: number }[] } }>(
          'query ($soil: String!) { ticketStocks(filter: { soilTypes: [$soil] }) { records { remaining } } }',
          { soil: soilType.name },
        )
        const inHands = records.reduce((all, { remaining }) => all + remaining, 0)
        expect((ticketStocks.records[0]?.remaining ?? 0) - inHands).toBe(kept)
      }),
      { numRuns: 20, endOnFailure: true },
    )
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
    expect(await found(other.id)).toMatchObject([{ useTickets: 2, remaining: 0 }])
    const idle = await newDriver(desk.company, { captain })
    await collect(desk, 5, { driverId: idle.id })
    expect(await found(idle.id)).toMatchObject([{ useTickets: 0, remaining: 5, lastUseDatetime: null }])
  })
})
