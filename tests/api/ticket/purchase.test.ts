import { newId } from '@tufang/server/kernel/values/id'
import { statementsOf } from '@tufang/tests/queries'
import {
  answerOf,
  type Booked,
  buy,
  collect,
  ticketDocuments as documents,
  historyOf,
  ledgerOf,
  logged,
  newDesk,
  purchaseInput,
  stockOf,
  yesterday,
} from '@tufang/tests/ticket'
import { describe, expect, it } from 'vitest'

describe('buying tickets', () => {
  it('adds them to what the company has at that site, for that soil', async () => {
    const desk = await newDesk()
    const booked = await buy(desk, 10, { price: '12.35', invoiceNo: 'F1', expiresOn: '2099-01-01' })
    expect(booked).toMatchObject({
      purchaseNo: expect.stringMatching(/^GP\d{8}0001$/),
      quantity: 10,
      price: '12.35',
      amount: '123.50',
      invoiceNo: 'F1',
      expiresOn: '2099-01-01',
      status: 'BOOKED',
      version: 1,
      allowedActions: ['edit', 'void'],
    })
    await buy(desk, 5)
    expect(await stockOf(desk)).toBe(15)
    expect(await logged(desk)).toEqual(['ticketPurchase.register', 'ticketPurchase.register'])
  })

  it('refuses what cannot be', async () => {
    const [desk, other] = [await newDesk(), await newDesk()]
    const code = (more: object) => desk.clerk.code(documents.purchase, { input: purchaseInput(desk, 1, more) })
    expect(await code({ garbageId: other.site.id })).toBe('NOT_FOUND')
    expect(await code({ soilType: other.soil.name })).toBe('NOT_FOUND')
    for (const more of [
      { quantity: 0 },
      { quantity: -1 },
      { price: '-1' },
      { price: '0.001' },
      { supplier: ' ' },
      { expiresOn: '2020-01-01' },
      { expiresOn: '2099-02-30' },
      { boughtAt: new Date(Date.now() + 3_600_000).toISOString() },
    ])
      expect(await code(more)).toBe('INVALID_INPUT')
    expect(await ledgerOf(desk)).toEqual([])
  })

  it('is changed where no ticket moves, by who has seen the newest version', async () => {
    const desk = await newDesk()
    const { id } = await buy(desk, 10)
    const input = { id, version: 1, supplier: '新单位', invoiceNo: 'F2' }
    expect(await answerOf(desk.clerk, documents.changePurchase, { input })).toMatchObject({
      supplier: '新单位',
      version: 2,
    })
    expect(await desk.clerk.code(documents.changePurchase, { input })).toBe('STALE')
    expect(await historyOf(desk, id)).toEqual([
      { field: 'invoiceNo', before: null, after: 'F2', reason: null },
      { field: 'supplier', before: '供票单位', after: '新单位', reason: null },
    ])
  })

  it('is voided once, below nothing where its tickets are collected already', async () => {
    const desk = await newDesk()
    const { id } = await buy(desk, 10)
    await collect(desk, 8)
    const key = newId()
    const voided = await answerOf(desk.clerk, documents.voidPurchase, { id, reason: '退货', key })
    expect(voided).toMatchObject({ status: 'VOIDED', voidReason: '退货', allowedActions: [] })
    expect(await answerOf(desk.clerk, documents.voidPurchase, { id, reason: '退货', key })).toEqual(voided)
    expect(await stockOf(desk)).toBe(-8)
    expect(await desk.clerk.code(documents.voidPurchase, { id, reason: '再次' })).toBe('MOVE_NOT_ALLOWED')
    expect((await ledgerOf(desk)).map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['PURCHASE', 10],
      ['COLLECT', 8],
      ['PURCHASE', -10],
    ])
  })

  it('is booked once by one key', async () => {
    const desk = await newDesk()
    const asked = { input: purchaseInput(desk, 2), key: newId() }
    const once = await answerOf(desk.clerk, documents.purchase, asked)
    expect(await answerOf(desk.clerk, documents.purchase, asked)).toEqual(once)
    expect(await stockOf(desk)).toBe(2)
  })

  it('is listed, summed up without what is voided, and found by its fields', async () => {
    const desk = await newDesk()
    const first = await buy(desk, 3, { supplier: '甲方', invoiceNo: 'A1' })
    const second = await buy(desk, 4, { supplier: '乙方' })
    await answerOf(desk.clerk, documents.voidPurchase, { id: first.id, reason: '有误' })
    const list = (filter: object | null, sort?: object[]) =>
      answerOf<{ total: number; records: Booked[]; summary: object }>(desk.clerk, documents.purchases, { filter, sort })
    expect(await list(null)).toMatchObject({ total: 2, summary: { quantity: 4, amount: '120.00' } })
    const ids = async (filter: object) => (await list(filter)).records.map(({ id }) => id)
    expect(await ids({ supplier: '乙' })).toEqual([second.id])
    expect(await ids({ invoiceNo: 'A' })).toEqual([first.id])
    expect(await ids({ status: ['BOOKED'] })).toEqual([second.id])
    expect(await ids({ garbageName: desk.site.name, boughtAt: { to: yesterday() } })).toHaveLength(2)
    const sorted = await list(null, [{ field: 'AMOUNT', direction: 'ASC' }])
    expect(sorted.records.map(({ quantity }) => quantity)).toEqual([3, 4])
  })

  it('is for those who may, in their own company', async () => {
    const [desk, other] = [await newDesk(), await newDesk()]
    const { id } = await buy(desk, 5)
    const reader = await desk.company.as('只读')
    expect((await answerOf(reader, documents.onePurchase, { id })).quantity).toBe(5)
    expect(await reader.code(documents.purchase, { input: purchaseInput(desk, 1) })).toBe('FORBIDDEN')
    expect(await reader.code(documents.voidPurchase, { id, reason: '无权' })).toBe('FORBIDDEN')
    expect(await other.clerk.ask(documents.onePurchase, { id })).toEqual({ ticketPurchase: null })
    expect(await other.clerk.code(documents.voidPurchase, { id, reason: '外人' })).toBe('NOT_FOUND')
  })

  it('reads a page in as many statements whatever its length', async () => {
    const desk = await newDesk()
    const list = () => statementsOf(() => desk.clerk.ask(documents.purchases))
    await buy(desk, 1)
    const before = await list()
    await buy(desk, 1)
    expect(await list()).toHaveLength(before.length)
    expect(before.filter((text) => text.includes('ticket_purchase'))).toHaveLength(2)
  })
})
