import { plainTime } from '@tufang/server/kernel/values/clock'
import { newId } from '@tufang/server/kernel/values/id'
import { newCompany } from '@tufang/tests/company'
import { punchedTruck, tripsOfTruck } from '@tufang/tests/punch'
import { describe, expect, it } from 'vitest'

type Row = Record<string, unknown>
const MINUTE = 60_000

const company = await newCompany()
const [clerk, reader] = [await company.as('结算员'), await company.as('只读')]

const ago = (minutes: number) => plainTime(new Date(Date.now() - minutes * MINUTE))
const seconds = (at: unknown) => String(Date.parse(`${String(at).replace(' ', 'T')}+08:00`) / 1000)
const punchOf = (kind: number, truckCode: string, minutesAgo: number, more: Row = {}): Row => ({
  id: newId(),
  kind,
  at: ago(minutesAgo),
  truckCode,
  ...more,
})
const send = (punches: unknown, more: Row = {}) =>
  clerk.rest('POST', '/chain/punch/batch', { body: { punches, sentAt: ago(0), ...more } })
const sent = async (punches: Row[], more: Row = {}) => (await send(punches, more)).json<{ data: Row[] }>().data
const settle = async (body: Row) =>
  (await clerk.rest('PUT', '/chain/punch/settle', { body })).json<{ data: Row; errorCode?: string }>()
const pageOf = async (query: string) =>
  (await clerk.rest('GET', `/chain/punch/page${query}`)).json<{ data: { records: Row[]; total: number } }>().data

describe('punches over REST', () => {
  it('are answered one by one in the order given, and make the trip at its times', async () => {
    const { truck } = await punchedTruck(company)
    const [unload, load, strange] = [
      punchOf(3, truck.plate, 20),
      punchOf(1, truck.plate, 60),
      punchOf(1, '粤Z99999', 30),
    ]
    const answers = await sent([unload, load, strange])
    expect(answers.map(({ id, state, conflict }) => ({ id, state, conflict }))).toEqual([
      { id: unload.id, state: 1, conflict: null },
      { id: load.id, state: 1, conflict: null },
      { id: strange.id, state: 2, conflict: 1 },
    ])
    expect(answers[2]?.conflictReason).toBe('车牌粤Z99999不在车辆资料中')
    expect((await tripsOfTruck(company, truck)).map(({ status, done }) => ({ status, done }))).toEqual([
      { status: 'UNLOADED', done: seconds(unload.at) },
    ])
    expect(await sent([unload, load, strange])).toEqual(answers)
    expect(await tripsOfTruck(company, truck)).toHaveLength(1)
  })

  it('of a clock that is an hour fast stand at the true time', async () => {
    const { truck } = await punchedTruck(company)
    const [answer] = await sent([punchOf(1, truck.plate, -30)], { sentAt: ago(-60) })
    expect(answer).toMatchObject({ state: 1, waybillStatus: 1 })
    const [trip] = await tripsOfTruck(company, truck)
    expect(Math.abs(Number(trip?.in) - (Date.now() - 30 * MINUTE) / 1000)).toBeLessThan(60)
  })

  it('are paged by truck, kind and state, codes as numbers', async () => {
    const { truck } = await punchedTruck(company)
    await sent([punchOf(1, truck.plate, 40), punchOf(2, truck.plate, 30), punchOf(1, truck.plate, 25)])
    const of = (more: string) => pageOf(`?truckCode=${encodeURIComponent(truck.plate)}${more}`)
    expect((await of('')).total).toBe(3)
    expect((await of('&state=1')).records.map(({ kind }) => kind)).toEqual([2, 1])
    expect((await of('&kind=1&ascs=correctedAt')).records.map(({ state }) => state)).toEqual([1, 2])
    expect((await of('&state=2')).records).toMatchObject([{ kind: 1, conflict: 8, waybillId: null }])
    expect((await of('&conflict=9')).total).toBe(0)
  })

  it('that wait are attached by the number of a trip, made one, or dropped with a reason', async () => {
    const { truck } = await punchedTruck(company)
    const [load, twice, odd, lone] = [
      punchOf(1, truck.plate, 90),
      punchOf(1, truck.plate, 85),
      punchOf(1, truck.plate, 80),
      punchOf(1, truck.plate, 75),
    ]
    const [first] = await sent([load, twice, odd, lone])
    expect((await settle({ id: twice.id, as: 1, waybillNo: first?.waybillNo, version: 1 })).data).toMatchObject({
      state: 3,
      settledAs: 1,
      waybillId: first?.waybillId,
    })
    expect((await settle({ id: odd.id, as: 9 })).errorCode).toBe('INVALID_INPUT')
    expect((await settle({ id: odd.id, as: 9, reason: '误打' })).data).toMatchObject({ state: 9, settleReason: '误打' })
    expect((await settle({ id: lone.id, as: 2, version: 7 })).errorCode).toBe('STALE')
    expect((await settle({ id: lone.id, as: 2 })).data).toMatchObject({ state: 3, waybillStatus: 1 })
    expect(await tripsOfTruck(company, truck)).toHaveLength(2)
  })

  it.each([
    ['no punch', []],
    ['51 punches', Array.from({ length: 51 }, () => punchOf(1, '粤B12345', 1))],
    ['a kind that is none', [punchOf(4, '粤B12345', 1)]],
    ['a day without a time', [punchOf(1, '粤B12345', 1, { at: '2026-03-01' })]],
    ['an id that is no UUID', [punchOf(1, '粤B12345', 1, { id: '17' })]],
  ])('are refused as a whole with %s', async (_, punches) => {
    const answer = await send(punches)
    expect([answer.statusCode, answer.json<Row>().errorCode]).toEqual([400, 'INVALID_INPUT'])
  })

  it('are taken from nobody who may not punch', async () => {
    const body = { punches: [punchOf(1, '粤B12345', 1)], sentAt: ago(0) }
    const answer = await reader.rest('POST', '/chain/punch/batch', { body })
    expect(answer.json()).toMatchObject({ errorCode: 'FORBIDDEN' })
  })
})
