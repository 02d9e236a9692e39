import { sql } from '@tufang/server/kernel/sql/sql'
import { plainTime } from '@tufang/server/kernel/values/clock'
import { newId } from '@tufang/server/kernel/values/id'
import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { punchedTruck, tripsOfTruck } from '@tufang/tests/punch'
import { rowsOf } from '@tufang/tests/rows'
import { newTrip } from '@tufang/tests/track'
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

const gate = (await testApp()).anonymous()
const CREATE = 'mutation ($input: DeviceKeyInput!) { createDeviceKey(input: $input) { key deviceKey { id punches } } }'
async function newKey(maker: Caller, punches?: boolean): Promise<{ id: string; key: string }> {
  const { createDeviceKey } = await maker.ask<{ createDeviceKey: { key: string; deviceKey: { id: string } } }>(CREATE, {
    input: { name: '东门道闸', punches },
  })
  return { key: createDeviceKey.key, id: createDeviceKey.deviceKey.id }
}
const shown = (key: string, punches: Row[]) =>
  gate.rest('POST', '/chain/punch/batch', {
    body: { punches, sentAt: ago(0) },
    headers: { 'x-device-key': key },
  })

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

describe('a gate', () => {
  it('punches by its key under its own name, each once, and can do nothing else', async () => {
    const admin = await company.as('管理员')
    const { key, id } = await newKey(admin, true)
    const { truck } = await punchedTruck(company)
    const punches = [punchOf(1, truck.plate, 30), punchOf(2, truck.plate, 20)]
    const answers = (await shown(key, punches)).json<{ data: Row[] }>().data
    expect(answers).toMatchObject([
      { state: 1, userName: '东门道闸' },
      { state: 1, waybillId: answers[0]?.waybillId },
    ])
    expect((await shown(key, punches)).json<{ data: Row[] }>().data).toEqual(answers)
    expect(await tripsOfTruck(company, truck)).toMatchObject([{ status: 'IN_TRANSIT' }])
    const { deviceKeys } = await admin.ask<{ deviceKeys: { records: Row[] } }>(
      '{ deviceKeys { records { id usedTime punches } } }',
    )
    expect(deviceKeys.records.find((one) => one.id === id)).toMatchObject({
      punches: true,
      usedTime: expect.stringMatching(/^20/),
    })
    const settling = { id: newId(), as: 9, reason: '误打' }
    const headers = { 'x-device-key': key }
    expect((await gate.rest('PUT', '/chain/punch/settle', { body: settling, headers })).statusCode).toBe(401)
    expect((await gate.rest('GET', '/chain/punch/page', { headers })).statusCode).toBe(401)
  })

  it('may not punch unless its key says so, and while whoever made it may', async () => {
    const own = await newCompany()
    const maker = await own.as('管理员')
    const { truck } = await punchedTruck(own)
    const send = async (key: string) => (await shown(key, [punchOf(1, truck.plate, 10)])).json<Row>().errorCode
    expect(await send((await newKey(maker)).key)).toBe('FORBIDDEN')
    expect(await send('tfdk_none')).toBe('DEVICE_KEY_INVALID')
    const [{ key, id }, other] = [await newKey(maker, true), await newKey(maker, true)]
    await maker.ask('mutation ($id: ID!) { revokeDeviceKey(id: $id) { id } }', { id })
    expect(await send(key)).toBe('DEVICE_KEY_INVALID')
    const makerIsIn = (enabled: boolean) =>
      rowsOf(sql`update membership set enabled = ${enabled}
        where company_id = ${own.id} and user_id = ${own.people.管理员.id}`)
    await makerIsIn(false)
    expect(await send(other.key)).toBe('NOT_A_MEMBER')
    await makerIsIn(true)
    expect(await tripsOfTruck(own, truck)).toEqual([])
  })

  it('is no single truck', async () => {
    const { truck } = await newTrip(company)
    const input = { name: '道闸', truckCode: truck.plate, punches: true }
    expect(await (await company.as('管理员')).refusal(CREATE, { input })).toMatchObject({
      message: '只属于一辆车的密钥不能上报打卡',
      extensions: { fieldErrors: [{ field: 'input.punches' }] },
    })
  })
})
