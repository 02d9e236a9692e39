import { sql } from '@tufang/server/kernel/sql/sql'
import { testApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { newYard, newYardSite } from '@tufang/tests/factories/yard-site'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

interface Answer {
  data: { records: Record<string, unknown>[]; total: number }
}

const app = await testApp()
const [yard, company] = [await newYard(), await newCompany()]
const site = await newDumpSite(company)
await newYardSite(company, { siteId: site.id, yard: yard.company })
const plan = { tpMode: 'FREIGHT', weightUnit: 'TON', weightTons: '31.5' } as const
const trip = await newWaybill(company, { ...plan, dumpSite: site, status: 'IN_TRANSIT' })
const elsewhere = await newWaybill(company, plan)

const pageOf = async (query = '') =>
  (await yard.caller.rest('GET', `/chain/yard/arrivalPage${query}`)).json<Answer>().data
const say = async (verb: string, body: object) =>
  (await yard.caller.rest('PUT', `/chain/yard/${verb}`, { body })).json<{ data: object; errorCode?: string }>()

describe('the gate of a dump site', () => {
  it('reads what is on its way, without prices, codes as numbers', async () => {
    const { records, total } = await pageOf()
    expect(total).toBe(1)
    expect(records[0]).toMatchObject({ id: trip.id, no: trip.no, state: 1, weightTons: 31.5, siteWeight: null })
    for (const member of ['settlePrice', 'receivable', 'cardNo', 'captainName', 'payeeName'])
      expect(records[0]).not.toHaveProperty(member)
    expect((await pageOf('?state=3')).total).toBe(0)
    expect((await pageOf(`?no=${trip.no}`)).total).toBe(1)
  })

  it('says what came, by a number from its scales', async () => {
    expect((await say('arrive', { id: trip.id })).data).toMatchObject({ state: 2 })
    expect((await say('tip', { id: trip.id, siteWeight: 30.25 })).data).toMatchObject({ state: 3, siteWeight: 30.25 })
    expect((await say('reopen', { id: trip.id })).data).toMatchObject({ state: 1, siteWeight: null })
    const refused = await say('refuse', { id: trip.id, reason: '混有建筑垃圾' })
    expect(refused.data).toMatchObject({ state: 4, reason: '混有建筑垃圾' })
  })

  it('knows no other trip, and no weight that is none', async () => {
    expect((await say('arrive', { id: elsewhere.id })).errorCode).toBe('NOT_FOUND')
    expect((await say('tip', { id: trip.id, siteWeight: -1 })).errorCode).toBe('INVALID_INPUT')
    expect((await say('refuse', { id: trip.id })).errorCode).toBe('INVALID_INPUT')
  })
})

describe('the scales of a dump site', () => {
  const CREATE =
    'mutation ($input: DeviceKeyInput!) { createDeviceKey(input: $input) { key deviceKey { id arrivals } } }'
  const keyOf = async (input: object) =>
    (
      await yard.caller.ask<{ createDeviceKey: { key: string; deviceKey: { id: string; arrivals: boolean } } }>(
        CREATE,
        { input },
      )
    ).createDeviceKey

  it('say by their key what came, under their own name in the log of the company, and nothing else', async () => {
    const came = await newWaybill(company, { ...plan, dumpSite: site, status: 'IN_TRANSIT' })
    const { key, deviceKey } = await keyOf({ name: '一号地磅' })
    expect(deviceKey.arrivals).toBe(true)
    const [scales, headers] = [app.anonymous(), { 'x-device-key': key }]
    const found = await scales.rest('GET', `/chain/yard/arrivalPage?no=${came.no}`, { headers })
    expect(found.json<Answer>().data.records).toMatchObject([{ id: came.id, state: 1 }])
    const body = { id: came.id, siteWeight: 30.5 }
    const told = await scales.rest('PUT', '/chain/yard/tip', { headers, body })
    expect(told.json()).toMatchObject({
      data: { state: 3, siteWeight: 30.5, saidName: `${yard.company.name} 一号地磅` },
    })
    const logged = await rowsOf<{ create_by: string }>(
      sql`select create_by from operation_log where company_id = ${company.id} order by created_at desc limit 1`,
    )
    expect(logged).toMatchObject([{ create_by: expect.stringContaining('一号地磅') }])
    for (const [method, path] of [
      ['PUT', '/chain/yard/reopen'],
      ['GET', '/chain/punch/page'],
    ] as const)
      expect([path, (await scales.rest(method, path, { headers, body })).statusCode]).toEqual([path, 401])
    await yard.caller.ask('mutation ($id: ID!) { revokeDeviceKey(id: $id) { id } }', { id: deviceKey.id })
    expect((await scales.rest('PUT', '/chain/yard/tip', { headers, body })).json()).toMatchObject({
      errorCode: 'DEVICE_KEY_INVALID',
    })
  })

  it('are no truck and no gate of a company, whose own gate says nothing of arrivals', async () => {
    for (const input of [{ punches: true }, { truckCode: '粤B12345' }])
      expect(await yard.caller.code(CREATE, { input: { name: '地磅', ...input } })).toBe('INVALID_INPUT')
    const admin = await company.as('管理员')
    const made = await admin.ask<{ createDeviceKey: { key: string } }>(CREATE, {
      input: { name: '道闸', punches: true },
    })
    const headers = { 'x-device-key': made.createDeviceKey.key }
    const answer = await app.anonymous().rest('PUT', '/chain/yard/arrive', { headers, body: { id: trip.id } })
    expect(answer.json()).toMatchObject({ errorCode: 'FORBIDDEN' })
  })
})
