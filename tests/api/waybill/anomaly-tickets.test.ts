import { sql } from '@tufang/server/kernel/sql/sql'
import { flagsOf, recheck, setRule, statesOf } from '@tufang/tests/anomaly'
import { testApp } from '@tufang/tests/app'
import { DAY, HOUR, MINUTE } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import { services } from '@tufang/tests/services'
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
import { changeDocuments, updateWaybill } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

await testApp()

const NOON = new Date('2026-10-20T12:00:00+08:00')
const later = (ms: number, from = NOON) => new Date(from.getTime() + ms)

interface Named {
  id: string
  no: string
}

/** Trip to the site of the desk, with a truck of its own so that no trips overlap. */
async function trip(desk: Desk, goDatetime: Date, more: Parameters<typeof newWaybill>[1] = {}): Promise<Named> {
  const truck = await newTruck(desk.company, { captain: await newCaptain(desk.company) })
  const { project, site: dumpSite, soil: soilType } = desk
  return newWaybill(desk.company, { project, dumpSite, soilType, truck, isTicket: true, goDatetime, ...more })
}
const told = async ({ clerk }: Desk, waybill: Named) =>
  (await flagsOf(clerk, waybill)).filter(({ state }) => state === 'OPEN').map(({ evidence }) => evidence)
const voidWaybill = (desk: Desk, { id }: Named) => desk.clerk.ask(changeDocuments.void, { id, reason: '录错' })
const day = (name: string) => new Date(`2026-10-${name}+08:00`)

describe('a ticket number on two live waybills', () => {
  async function doubled(desk: Desk) {
    const first = await trip(desk, NOON, { ticketNo: 'A001' })
    const second = await trip(desk, later(HOUR), { ticketNo: 'A001' })
    return { first, second }
  }

  it('is told of the later trip, whichever was looked at, and names the other', async () => {
    const desk = await newDesk()
    const { first, second } = await doubled(desk)
    await recheck(desk.company, first)
    expect(await statesOf(desk.clerk, first)).toEqual([])
    expect(await flagsOf(desk.clerk, second)).toMatchObject([
      {
        rule: 'DOUBLE_TICKET',
        state: 'OPEN',
        evidence: `票号A001在渣土场“${desk.site.name}”与运单${first.no}重复（10-20 12:00出场）`,
        others: [{ id: first.id, no: first.no }],
      },
    ])
  })

  it.each(['first', 'second'] as const)('is over when the %s gets its own number', async (name) => {
    const desk = await newDesk()
    const made = await doubled(desk)
    await recheck(desk.company, made.second)
    await updateWaybill(desk.clerk, made[name], { ticketNo: 'A002' })
    expect(await statesOf(desk.clerk, made.second)).toEqual(['DOUBLE_TICKET GONE'])
    await updateWaybill(desk.clerk, made[name], { ticketNo: 'A001' })
    expect(await statesOf(desk.clerk, made.second)).toEqual(['DOUBLE_TICKET OPEN', 'DOUBLE_TICKET GONE'])
  })

  it.each(['first', 'second'] as const)('is over when the %s is voided', async (name) => {
    const desk = await newDesk()
    const made = await doubled(desk)
    await recheck(desk.company, made.second)
    await voidWaybill(desk, made[name])
    expect(await statesOf(desk.clerk, made.second)).toContain('DOUBLE_TICKET GONE')
    expect(await statesOf(desk.clerk, made.second)).not.toContain('DOUBLE_TICKET OPEN')
  })

  it('is nothing at another site, in another company, long ago, or where 无 stands for none', async () => {
    const [desk, stranger] = [await newDesk(), await newDesk()]
    const first = await trip(desk, NOON, { ticketNo: 'A001' })
    const others = [
      await trip(desk, later(HOUR), { ticketNo: 'A001', dumpSite: await newDumpSite(desk.company) }),
      await trip(desk, later(181 * DAY), { ticketNo: 'A001' }),
      await trip(desk, later(HOUR), { ticketNo: 'A0011' }),
      ...['无', '0', '000', '/'].flatMap((ticketNo) =>
        [1, 2].map((nth) => trip(desk, later(nth * HOUR), { ticketNo })),
      ),
    ]
    const foreign = await trip(stranger, later(HOUR), { ticketNo: 'A001' })
    const made = await Promise.all(others)
    await recheck(desk.company, first, ...made)
    await recheck(stranger.company, foreign)
    for (const waybill of made) expect(await statesOf(desk.clerk, waybill)).toEqual([])
    expect(await statesOf(stranger.clerk, foreign)).toEqual([])
  })

  it('is found by as many statements in many waybills as in one', async () => {
    const desk = await newDesk()
    const { project, site: dumpSite, soil: soilType } = desk
    const plan = { project, dumpSite, soilType, isTicket: true, ticketNo: 'A001', goDatetime: NOON }
    const [first, ...rest] = await newWaybills(desk.company, 60, plan)
    if (!first) throw new Error('no waybill')
    await recheck(desk.company, first)
    await rowsOf(sql`delete from waybill_anomaly where company_id = ${desk.company.id}`)
    const one = await statementsOf(() => recheck(desk.company, first))
    const many = await statementsOf(() => recheck(desk.company, ...rest))
    expect(many.length).toBe(one.length)
    const found = await rowsOf(
      sql`select id from waybill_anomaly where company_id = ${desk.company.id} and rule = 'DOUBLE_TICKET'`,
    )
    expect(found).toHaveLength(59)
  })
})

describe('a ticket used where the project had none left', () => {
  /** Two tickets for three trips on one day. */
  async function short() {
    const desk = await newDesk()
    await buy(desk, 10, { boughtAt: day('19T08:00:00') })
    const collection = await collect(desk, 2, { collectedAt: day('19T09:00:00') })
    const trips = [await trip(desk, NOON), await trip(desk, later(HOUR)), await trip(desk, later(2 * HOUR))] as const
    await recheck(desk.company, ...trips)
    return { desk, collection, trips }
  }
  const states = async ({ clerk }: Desk, trips: readonly Named[]) =>
    Promise.all(trips.map(async (waybill) => (await statesOf(clerk, waybill))[0] ?? null))
  const OPEN = 'TICKET_WITHOUT_STOCK OPEN'
  const GONE = 'TICKET_WITHOUT_STOCK GONE'

  it('is told of the last trip of the day, with the stock and where it is', async () => {
    const { desk, trips } = await short()
    expect(await states(desk, trips)).toEqual([null, null, OPEN])
    expect(await told(desk, trips[2])).toEqual([
      `用票1张，项目“${desk.project.name}”在渣土场“${desk.site.name}”的${desk.soil.name}票出场前剩余0张`,
    ])
    const { anomalies } = await desk.clerk.ask<{ anomalies: { records: object[] } }>(
      '{ anomalies { records { projectId garbageId goSoilType } } }',
    )
    expect(anomalies.records).toEqual([
      { projectId: desk.project.id, garbageId: desk.site.id, goSoilType: desk.soil.name },
    ])
  })

  it('is over when an earlier trip of the day is voided, or left without a ticket', async () => {
    const { desk, trips } = await short()
    await voidWaybill(desk, trips[0])
    expect((await states(desk, trips))[2]).toBe(GONE)
    const fourth = await trip(desk, later(3 * HOUR))
    await recheck(desk.company, fourth)
    expect(await states(desk, [fourth])).toEqual([OPEN])
    await updateWaybill(desk.clerk, trips[1], { isTicket: false })
    expect(await states(desk, [fourth])).toEqual([GONE])
  })

  it('moves on when a trip comes in before it', async () => {
    const { desk, trips } = await short()
    const early = await trip(desk, later(-HOUR))
    await recheck(desk.company, early)
    expect(await states(desk, [early, ...trips])).toEqual([null, null, OPEN, OPEN])
  })

  it('is over when the project collects on that day or before it, and back when that is voided', async () => {
    const { desk, trips } = await short()
    await collect(desk, 1, { collectedAt: day('21T05:59:59') })
    expect((await states(desk, trips))[2]).toBe(GONE)
    const more = await collect(desk, 1, { collectedAt: day('19T10:00:00') })
    await desk.clerk.ask(ticketDocuments.voidCollection, { id: more.id, reason: '重复' })
    expect((await states(desk, trips))[2]).toBe(GONE)
  })

  it('is back for all trips when the collection is voided', async () => {
    const { desk, collection, trips } = await short()
    await desk.clerk.ask(ticketDocuments.voidCollection, { id: collection.id, reason: '重复' })
    expect(await states(desk, trips)).toEqual([OPEN, OPEN, OPEN])
    expect((await told(desk, trips[0]))[0]).toMatch(/剩余0张$/)
    expect((await told(desk, trips[2]))[0]).toMatch(/剩余-2张$/)
  })

  it('stays when the project collects on the next day', async () => {
    const { desk, trips } = await short()
    await collect(desk, 5, { collectedAt: day('21T06:00:00') })
    expect(await states(desk, trips)).toEqual([null, null, OPEN])
  })

  it('follows corrections and refunds', async () => {
    const { desk, trips } = await short()
    await correct(desk, 'USE', -1, { happenedAt: day('19T12:00:00') })
    expect(await states(desk, trips)).toEqual([null, null, GONE])
    await correct(desk, 'COLLECT', 1, { happenedAt: day('19T12:00:00') })
    const refund = await applyForRefund(desk, 1, { refundedAt: day('19T13:00:00') })
    const reader = await desk.company.as('管理员')
    await answerOf(reader, ticketDocuments.audit, { id: refund.id, approve: true })
    expect(await states(desk, trips)).toEqual([null, null, GONE])
    await correct(desk, 'REFUND', 1, { happenedAt: day('19T14:00:00') })
    expect(await states(desk, trips)).toEqual([null, null, OPEN])
  })

  it('is nothing of other soils, of companies that book no tickets, nor before the first booking', async () => {
    const { desk } = await short()
    const before = await trip(desk, day('19T05:59:59'))
    const fromThen = await trip(desk, day('19T06:00:00'), { soilType: await newSoilType(desk.company) })
    const alone = await newDesk()
    const unbooked = await trip(alone, NOON)
    await recheck(desk.company, before, fromThen)
    await recheck(alone.company, unbooked)
    expect(await states(desk, [before, fromThen])).toEqual([null, OPEN])
    expect(await states(alone, [unbooked])).toEqual([null])
  })

  it('may be borrowed as far as the company says', async () => {
    const { desk, trips } = await short()
    await setRule(desk.clerk, 'TICKET_WITHOUT_STOCK', { limits: [{ name: 'tickets', value: 1 }] })
    await recheck(desk.company, ...trips)
    expect(await states(desk, trips)).toEqual([null, null, GONE])
  })

  it('is found by the sweep on the days behind a changed trip', async () => {
    const desk = await newDesk()
    const now = Date.now()
    await buy(desk, 10, { boughtAt: new Date(now - 5 * DAY) })
    await collect(desk, 1, { collectedAt: new Date(now - 4 * DAY) })
    const recent = await trip(desk, new Date(now - MINUTE))
    await recheck(desk.company, recent)
    expect(await states(desk, [recent])).toEqual([null])
    const early = await trip(desk, new Date(now - 2 * DAY))
    await recheck(desk.company, early)
    await (await services()).anomalyWatch.sweep(desk.company.id, 3)
    expect(await states(desk, [early, recent])).toEqual([null, OPEN])
  })

  it('is the company’s alone', async () => {
    const { trips } = await short()
    const stranger = await (await newCompany()).as('管理员')
    expect(await flagsOf(stranger, trips[2])).toEqual([])
  })
})
