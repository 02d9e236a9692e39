import { sql } from '@tufang/server/kernel/sql/sql'
import { newId } from '@tufang/server/kernel/values/id'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { statementsOf } from '@tufang/tests/queries'
import { rowsOf } from '@tufang/tests/rows'
import {
  answerOf,
  buy,
  collect,
  correct,
  correctionInput,
  type Desk,
  ticketDocuments as documents,
  ledgerOf,
  logged,
  newDesk,
  stockOf,
} from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

interface Ledger {
  total: number
  records: { id: string; kind: string; quantity: number; documentNo: string | null }[]
  summary: Record<'purchased' | 'collected' | 'used' | 'refunded', number> &
    Record<'early' | 'trips' | 'left', number | null>
}
const ledger = ({ clerk }: Desk, filter: object | null = null, more: object = {}): Promise<Ledger> =>
  answerOf(clerk, documents.entries, { filter, ...more })

describe('a correction', () => {
  it('books what was collected, used or given back, in either direction and without a limit', async () => {
    const desk = await newDesk()
    const driver = await newDriver(desk.company, { captain: await newCaptain(desk.company) })
    expect(await correct(desk, 'COLLECT', 7, { driverId: driver.id })).toMatchObject({
      kind: 'COLLECT',
      quantity: 7,
      projectName: desk.project.name,
      garbageName: desk.site.name,
      driverName: driver.name,
      documentNo: null,
      reason: '盘点',
      createBy: '管理员',
    })
    expect(await stockOf(desk)).toBe(-7)
    await correct(desk, 'COLLECT', -2)
    await correct(desk, 'USE', 30)
    await correct(desk, 'REFUND', -4)
    expect(await stockOf(desk)).toBe(-5)
    expect((await ledgerOf(desk)).map(({ kind, quantity, companyChange }) => [kind, quantity, companyChange])).toEqual([
      ['COLLECT', 7, -7],
      ['COLLECT', -2, 2],
      ['USE', 30, 0],
      ['REFUND', -4, 0],
    ])
    expect(await logged(desk)).toEqual(Array.from({ length: 4 }, () => 'ticketEntry.correct'))
  })

  it('says why, of what, and how many', async () => {
    const [desk, other] = [await newDesk(), await newDesk()]
    const code = (kind: string, quantity: number, more: object = {}) =>
      desk.clerk.code(documents.correct, { input: correctionInput(desk, kind, quantity, more) })
    expect(await code('PURCHASE', 1)).toBe('INVALID_INPUT')
    expect(await code('USE', 0)).toBe('INVALID_INPUT')
    expect(await code('USE', 1_000_001)).toBe('INVALID_INPUT')
    expect(await code('USE', -1_000_001)).toBe('INVALID_INPUT')
    expect(await code('USE', 1, { reason: ' ' })).toBe('INVALID_INPUT')
    expect(await code('USE', 1, { happenedAt: '2999-01-01T00:00:00+08:00' })).toBe('INVALID_INPUT')
    expect(await code('USE', 1, { projectInfoId: other.project.id })).toBe('NOT_FOUND')
    expect(await code('USE', 1, { driverId: newId() })).toBe('NOT_FOUND')
    expect(await ledgerOf(desk)).toEqual([])
  })

  it('is booked once by one key, by who may change tickets', async () => {
    const desk = await newDesk()
    const asked = { input: correctionInput(desk, 'USE', 2), key: newId() }
    const once = await answerOf(desk.clerk, documents.correct, asked)
    expect(await answerOf(desk.clerk, documents.correct, asked)).toEqual(once)
    expect(await ledgerOf(desk)).toHaveLength(1)
    expect(await (await desk.company.as('只读')).code(documents.correct, asked)).toBe('FORBIDDEN')
  })
})

describe('the ledger', () => {
  it('tells each entry with its document, and what they come to by kind', async () => {
    const [desk, other] = [await newDesk(), await newDesk()]
    await buy(other, 1)
    await buy(desk, 10)
    const { id } = await collect(desk, 4)
    await answerOf(desk.clerk, documents.voidCollection, { id, reason: '有误' })
    await collect(desk, 3)
    await correct(desk, 'USE', 2)
    const all = await ledger(desk)
    expect(all).toMatchObject({
      total: 5,
      summary: { purchased: 10, collected: 3, used: 2, refunded: 0, early: null, trips: null, left: null },
    })
    const numbers = all.records.map(({ kind, quantity, documentNo }) => [
      kind,
      quantity,
      documentNo?.slice(0, 2) ?? null,
    ])
    expect(numbers).toContainEqual(['PURCHASE', 10, 'GP'])
    expect(numbers).toContainEqual(['COLLECT', -4, 'LY'])
    expect(numbers).toContainEqual(['USE', 2, null])
    expect((await ledger(desk, { kind: ['COLLECT'] })).total).toBe(3)
    expect((await ledger(desk, { projectName: desk.project.name })).total).toBe(4)
    expect((await ledger(desk, { garbageId: other.site.id })).total).toBe(0)
    expect((await ledger(desk, { happenedAt: { to: '2020-01-01T00:00:00+08:00' } })).summary.purchased).toBe(0)
  })

  it('of one place tells what was there before, what trips used, and what is left, by ticket days', async () => {
    const desk = await newDesk()
    const { company, project, site: dumpSite, soil: soilType } = desk
    const place = { projectInfoId: project.id, garbageId: dumpSite.id, soilType: soilType.name }
    await buy(desk, 100, { boughtAt: '2025-01-01T12:00:00+08:00' })
    await collect(desk, 20, { collectedAt: '2025-01-31T12:00:00+08:00' })
    await collect(desk, 30, { collectedAt: '2025-02-01T06:00:00+08:00' })
    await correct(desk, 'USE', 2, { happenedAt: '2025-02-10T06:00:00+08:00' })
    for (const goDatetime of [
      '2025-02-01T05:59:59+08:00',
      '2025-02-01T06:00:00+08:00',
      '2025-03-01T05:59:59+08:00',
      '2025-03-01T06:00:00+08:00',
    ])
      await newWaybill(company, { project, dumpSite, soilType, isTicket: true, goDatetime: new Date(goDatetime) })
    const february = { from: '2025-02-01T06:00:00+08:00', to: '2025-03-01T06:00:00+08:00' }
    const summary = async (filter: object) => (await ledger(desk, filter)).summary
    const expected = { purchased: 0, collected: 30, used: 2, refunded: 0, early: 19, trips: 2, left: 45 }
    expect(await summary({ ...place, happenedAt: february })).toEqual(expected)
    await rowsOf(sql`select fold_ticket_count(${company.id}, 1000)`)
    expect(await summary({ ...place, happenedAt: february })).toEqual(expected)
    expect(await summary({ ...place, happenedAt: february, kind: ['USE'] })).toEqual({ ...expected, collected: 0 })
    expect(await summary({ ...place, happenedAt: { from: february.to } })).toMatchObject({
      early: 45,
      trips: 1,
      left: 44,
    })
    const nothing = { early: null, trips: null, left: null }
    for (const filter of [
      { ...place, happenedAt: { to: february.to } },
      { ...place, happenedAt: { from: '2025-02-01T00:00:00+08:00' } },
      { ...place, happenedAt: february, driverId: newId() },
      { projectInfoId: project.id, garbageId: dumpSite.id, happenedAt: february },
    ])
      expect(await summary(filter)).toMatchObject(nothing)
  })

  it('is for those who may, and reads a page in as many statements whatever its length', async () => {
    const desk = await newDesk()
    await buy(desk, 1)
    const reader = await desk.company.as('只读')
    expect((await answerOf<Ledger>(reader, documents.entries, {})).total).toBe(1)
    const list = () => statementsOf(() => desk.clerk.ask(documents.entries))
    const before = await list()
    await buy(desk, 1)
    expect(await list()).toHaveLength(before.length)
    expect(before.filter((text) => text.includes('ticket_entry'))).toHaveLength(2)
  })
})
