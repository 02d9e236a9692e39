import { sql } from '@tufang/server/kernel/sql/sql'
import { openApp } from '@tufang/tests/app'
import { Caller } from '@tufang/tests/caller'
import { newCompany } from '@tufang/tests/company'
import { logLines } from '@tufang/tests/log-lines'
import { rowsOf } from '@tufang/tests/rows'
import { newTrip, REPORT_PATH, report, sent } from '@tufang/tests/track'
import { uniqueAddress, uniqueName } from '@tufang/tests/unique'
import { describe, expect, it } from 'vitest'

const create = `mutation ($input: DeviceKeyInput!, $key: String) {
  createDeviceKey(input: $input, idempotencyKey: $key) { key deviceKey { id name tail truckId truckCode createBy usedTime revokeTime } } }`
const revoke = 'mutation ($id: ID!) { revokeDeviceKey(id: $id) { id revokeTime } }'
const list = `query ($filter: DeviceKeyFilter, $page: PageInput) {
  deviceKeys(filter: $filter, page: $page) { total records { id name tail truckCode } } }`

interface Made {
  createDeviceKey: { key: string | null; deviceKey: { id: string; name: string; tail: string } }
}

const company = await newCompany()
const admin = await company.as('管理员')
const make = async (input: object, key?: string) =>
  (await admin.ask<Made>(create, { input, key: key ?? null })).createDeviceKey

describe('a device key', () => {
  it('is shown once; what is kept of it tells nobody what it was', async () => {
    const { truck } = await newTrip(company)
    const { key, deviceKey } = await make({ name: ' 前装终端 ', truckId: truck.id })
    expect(deviceKey).toMatchObject({
      name: '前装终端',
      truckId: truck.id,
      truckCode: truck.plate,
      createBy: company.people.管理员.name,
      tail: key?.slice(-4),
      usedTime: null,
      revokeTime: null,
    })
    const kept = await rowsOf<{ kept: string }>(
      sql`select to_jsonb(k)::text as kept from device_key k where company_id = ${company.id}
          union all select to_jsonb(o)::text from operation_log o where company_id = ${company.id}
          union all select to_jsonb(i)::text from idempotency_key i where company_id = ${company.id}`,
    )
    for (const row of kept) expect(row.kept).not.toContain(key?.slice(5))
  })

  it('that is asked for twice under one idempotency key is one key, shown once', async () => {
    const name = uniqueName().slice(0, 20)
    const first = await make({ name }, 'k1')
    const second = await make({ name }, 'k1')
    expect(first.key).toMatch(/^tfdk_/)
    expect(second).toEqual({ key: null, deviceKey: first.deviceKey })
    expect(await admin.ask(list, { filter: { name } })).toMatchObject({ deviceKeys: { total: 1 } })
    const kept = await rowsOf<{ answer: string }>(
      sql`select answer::text from idempotency_key where company_id = ${company.id} and key = 'k1'`,
    )
    expect(kept[0]?.answer).not.toContain(first.key?.slice(5))
  })

  it('reports until it is revoked', async () => {
    const { truck, go } = await newTrip(company)
    const { key, deviceKey } = await make({ name: '终端', truckId: truck.id })
    expect((await report(key ?? '', [sent(go, 0, 0)])).json()).toMatchObject({ code: 0 })
    const { revokeDeviceKey } = await admin.ask<{ revokeDeviceKey: { revokeTime: string } }>(revoke, {
      id: deviceKey.id,
    })
    expect(revokeDeviceKey.revokeTime).toMatch(/^20/)
    expect((await report(key ?? '', [sent(go, 1, 0)])).statusCode).toBe(401)
    expect(await admin.ask(revoke, { id: deviceKey.id })).toEqual({
      revokeDeviceKey: { id: deviceKey.id, ...revokeDeviceKey },
    })
  })

  it('is listed by name, truck and whether it is revoked', async () => {
    const own = await newCompany()
    const boss = await own.as('管理员')
    const { truck } = await newTrip(own)
    for (const input of [{ name: '平台' }, { name: '终端一', truckId: truck.id }, { name: '终端二' }]) {
      await boss.ask(create, { input, key: null })
    }
    const names = async (filter: object) =>
      (await boss.ask<{ deviceKeys: { records: { name: string }[] } }>(list, { filter })).deviceKeys.records.map(
        ({ name }) => name,
      )
    expect(await names({})).toEqual(['终端二', '终端一', '平台'])
    expect(await names({ name: '终端' })).toEqual(['终端二', '终端一'])
    expect(await names({ truckCode: truck.plate.slice(1) })).toEqual(['终端一'])
    expect(await names({ revoked: true })).toEqual([])
  })

  it.each([
    [{ name: '' }, '请输入密钥名称'],
    [{ name: '长'.repeat(21) }, '密钥名称长度不能超过20个字符'],
  ])('with %j is refused', async (input, message) => {
    expect(await admin.refusal(create, { input })).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT' },
    })
  })

  it('belongs to a truck of the company or to none', async () => {
    const { truck } = await newTrip(await newCompany())
    expect(await admin.refusal(create, { input: { name: '终端', truckId: truck.id } })).toMatchObject({
      message: '车辆不存在',
    })
  })

  it('belongs to the truck whose plate is given', async () => {
    const { truck } = await newTrip(company)
    expect((await make({ name: '终端', truckCode: ` ${truck.plate} ` })).deviceKey).toMatchObject({ truckId: truck.id })
    const { truck: foreign } = await newTrip(await newCompany())
    expect(await admin.refusal(create, { input: { name: '终端', truckCode: foreign.plate } })).toMatchObject({
      message: `没有车牌为${foreign.plate}的车辆`,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'input.truckCode' }] },
    })
  })

  it('that reports without a pause is told to wait, and no other key with it', async () => {
    const { truck, go } = await newTrip(company)
    const [{ key }, other] = [await make({ name: '终端', truckId: truck.id }), await make({ name: '平台' })]
    const { fastify, clock } = await openApp({ deviceReportsPerMinute: 2 })
    const device = new Caller(fastify, { address: uniqueAddress() })
    const send = (shown: string | null) =>
      device.rest('POST', REPORT_PATH, {
        body: { points: [sent(go, 0, 0, 0, { truckCode: truck.plate })] },
        headers: { 'x-device-key': shown ?? '' },
      })
    expect([(await send(key)).statusCode, (await send(key)).statusCode]).toEqual([200, 200])
    const refused = await send(key)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30'])
    expect(refused.json()).toMatchObject({ code: 1, errorCode: 'TOO_OFTEN', msg: '操作过于频繁，请30秒后再试' })
    expect((await send(other.key)).statusCode).toBe(200)
    clock.advance(30_000)
    expect((await send(key)).statusCode).toBe(200)
    await fastify.close()
  })

  it('is never in the logs', async () => {
    const { truck, go } = await newTrip(company)
    const { key } = await make({ name: '终端', truckId: truck.id })
    const { log, written } = logLines()
    const { fastify } = await openApp({}, log)
    const device = new Caller(fastify, { address: uniqueAddress() })
    for (const shown of [key ?? '', `${key}x`]) {
      for (const body of [{ points: [sent(go, 0, 0)] }, '{']) {
        await device.rest('POST', REPORT_PATH, { body, headers: { 'x-device-key': shown } })
      }
    }
    log.info({ headers: { 'x-device-key': key } }, 'a mistake')
    await fastify.close()
    expect(written.join('')).toContain(REPORT_PATH)
    expect(written.join('')).not.toContain(key?.slice(30))
  })
})
