import { newId } from '@tufang/server/kernel/values/id'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newDriver } from '@tufang/tests/factories/driver'
import { statementsOf } from '@tufang/tests/queries'
import {
  answerOf,
  type Booked,
  buy,
  collect,
  collectionInput,
  ticketDocuments as documents,
  historyOf,
  ledgerOf,
  logged,
  newDesk,
  stockOf,
} from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

describe('collecting tickets', () => {
  it('takes them out of what the company has there, for a project or its driver', async () => {
    const desk = await newDesk()
    const driver = await newDriver(desk.company, { captain: await newCaptain(desk.company) })
    await buy(desk, 10)
    const booked = await collect(desk, 4, { driverId: driver.id, receiver: '王五', remark: '早班' })
    expect(booked).toMatchObject({
      collectNo: expect.stringMatching(/^LY\d{8}0001$/),
      projectName: desk.project.name,
      garbageName: desk.site.name,
      driverName: driver.name,
      receiver: '王五',
      quantity: 4,
      status: 'BOOKED',
      version: 1,
      allowedActions: ['edit', 'void'],
      refusedActions: [],
    })
    expect(await stockOf(desk)).toBe(6)
    expect(await ledgerOf(desk)).toMatchObject([
      { kind: 'PURCHASE', quantity: 10, companyChange: 10 },
      { kind: 'COLLECT', quantity: 4, companyChange: -4, driverId: driver.id },
    ])
    expect(await logged(desk)).toEqual(['ticketPurchase.register', 'ticketCollection.register'])
  })

  it('is refused beyond what the company has at that site, for that soil', async () => {
    const desk = await newDesk()
    await buy(desk, 3)
    expect(await desk.clerk.refusal(documents.collect, { input: collectionInput(desk, 4) })).toMatchObject({
      message: `公司在${desk.site.name}的${desk.soil.name}只有3张票，不够4张`,
      extensions: { code: 'TICKETS_SHORT' },
    })
    const other = { ...desk, ...(await newDesk()), company: desk.company }
    expect(await desk.clerk.code(documents.collect, { input: collectionInput(other, 1) })).toBe('NOT_FOUND')
    await collect(desk, 3)
    expect(await stockOf(desk)).toBe(0)
    expect(await desk.clerk.code(documents.collect, { input: collectionInput(desk, 1) })).toBe('TICKETS_SHORT')
  })

  it('knows only what the company has, and no time to come', async () => {
    const [desk, other] = [await newDesk(), await newDesk()]
    await buy(desk, 3)
    const foreign = await newDriver(other.company, { captain: await newCaptain(other.company) })
    const refused = (more: object) => desk.clerk.refusal(documents.collect, { input: collectionInput(desk, 1, more) })
    for (const [more, message] of [
      [{ projectInfoId: other.project.id }, '项目不存在'],
      [{ garbageId: other.site.id }, '渣土场不存在'],
      [{ soilType: '没有的土' }, '土质不存在'],
      [{ driverId: foreign.id }, '司机不存在'],
      [{ driverId: 'x' }, '司机不存在'],
    ] as const)
      expect(await refused(more)).toMatchObject({ message, extensions: { code: 'NOT_FOUND' } })
    for (const more of [
      { quantity: 0 },
      { quantity: 1_000_001 },
      { collectedAt: new Date(Date.now() + 3_600_000).toISOString() },
      { receiver: '长'.repeat(21) },
    ])
      expect((await refused(more)).extensions.code).toBe('INVALID_INPUT')
    expect(await stockOf(desk)).toBe(3)
  })

  it('is changed where no ticket moves, by who has seen the newest version', async () => {
    const desk = await newDesk()
    await buy(desk, 3)
    const { id } = await collect(desk, 2, { receiver: '王五' })
    const changed = await answerOf(desk.clerk, documents.changeCollection, {
      input: { id, version: 1, receiver: '赵六' },
    })
    expect(changed).toMatchObject({ receiver: '赵六', remark: null, quantity: 2, version: 2 })
    expect(await desk.clerk.code(documents.changeCollection, { input: { id, version: 1 } })).toBe('STALE')
    expect(await historyOf(desk, id)).toEqual([{ field: 'receiver', before: '王五', after: '赵六', reason: null }])
  })

  it('is voided once, with a reason, which gives the tickets back', async () => {
    const desk = await newDesk()
    await buy(desk, 5)
    const { id } = await collect(desk, 5)
    expect(await desk.clerk.code(documents.voidCollection, { id, reason: ' ' })).toBe('INVALID_INPUT')
    const key = newId()
    const voided = await answerOf(desk.clerk, documents.voidCollection, { id, reason: '重复登记', key })
    expect(voided).toMatchObject({ status: 'VOIDED', voidReason: '重复登记', allowedActions: [] })
    expect(await answerOf(desk.clerk, documents.voidCollection, { id, reason: '重复登记', key })).toEqual(voided)
    expect(await desk.clerk.code(documents.voidCollection, { id, reason: '再次' })).toBe('MOVE_NOT_ALLOWED')
    expect(await desk.clerk.code(documents.changeCollection, { input: { id, version: 2 } })).toBe('MOVE_NOT_ALLOWED')
    expect(await stockOf(desk)).toBe(5)
    expect((await ledgerOf(desk)).at(-1)).toMatchObject({
      kind: 'COLLECT',
      quantity: -5,
      companyChange: 5,
      reason: '重复登记',
    })
  })

  it('is booked once by one key', async () => {
    const desk = await newDesk()
    await buy(desk, 5)
    const asked = { input: collectionInput(desk, 2), key: newId() }
    const once = await answerOf(desk.clerk, documents.collect, asked)
    expect(await answerOf(desk.clerk, documents.collect, asked)).toEqual(once)
    expect(await stockOf(desk)).toBe(3)
  })

  it('is listed, summed up without what is voided, and found by its fields', async () => {
    const desk = await newDesk()
    await buy(desk, 20)
    const [first, second] = [await collect(desk, 3), await collect(desk, 4, { receiver: '王五' })]
    await answerOf(desk.clerk, documents.voidCollection, { id: first.id, reason: '有误' })
    const list = (filter: object | null, sort?: object[]) =>
      answerOf<{ total: number; records: Booked[]; summary: object }>(desk.clerk, documents.collections, {
        filter,
        sort,
      })
    expect(await list(null)).toMatchObject({ total: 2, summary: { quantity: 4 } })
    const ids = async (filter: object) => (await list(filter)).records.map(({ id }) => id)
    expect(await ids({ receiver: '王' })).toEqual([second.id])
    expect(await ids({ status: ['VOIDED'] })).toEqual([first.id])
    expect(
      await ids({ projectName: desk.project.name, garbageName: desk.site.name, soilType: desk.soil.name }),
    ).toHaveLength(2)
    expect(await ids({ projectInfoId: newId() })).toEqual([])
    const sorted = await list(null, [{ field: 'QUANTITY', direction: 'DESC' }])
    expect(sorted.records.map(({ quantity }) => quantity)).toEqual([4, 3])
  })

  it('is for those who may, in their own company', async () => {
    const [desk, other] = [await newDesk(), await newDesk()]
    await buy(desk, 5)
    const { id } = await collect(desk, 2)
    const reader = await desk.company.as('只读')
    expect((await answerOf(reader, documents.oneCollection, { id })).quantity).toBe(2)
    expect(await reader.code(documents.collect, { input: collectionInput(desk, 1) })).toBe('FORBIDDEN')
    expect(await reader.code(documents.changeCollection, { input: { id, version: 1 } })).toBe('FORBIDDEN')
    expect(await reader.code(documents.voidCollection, { id, reason: '无权' })).toBe('FORBIDDEN')
    expect(await other.clerk.ask(documents.oneCollection, { id })).toEqual({ ticketCollection: null })
    expect(await other.clerk.code(documents.voidCollection, { id, reason: '外人' })).toBe('NOT_FOUND')
    expect(await other.clerk.code(documents.changeCollection, { input: { id, version: 1 } })).toBe('NOT_FOUND')
  })

  it('reads a page in as many statements whatever its length', async () => {
    const desk = await newDesk()
    await buy(desk, 5)
    const list = () => statementsOf(() => desk.clerk.ask(documents.collections))
    await collect(desk, 1)
    const before = await list()
    await collect(desk, 1)
    await collect(desk, 1)
    expect(await list()).toHaveLength(before.length)
    expect(before.filter((text) => text.includes('ticket_collection'))).toHaveLength(2)
  })
})
