import { testApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { only } from '@tufang/tests/chain'
import { HOUR } from '@tufang/tests/clock'
import { newCompany } from '@tufang/tests/company'
import { newDriver } from '@tufang/tests/factories/driver'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'

const { clock } = await testApp()
const BASE = '/chain/companyprojectdirectpayprice'
const start = new Date('2026-06-01T08:00:00+08:00')

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
interface Answer {
  code: number
  msg: string
  ok: boolean
  errorCode?: string
  fieldErrors?: { field: string; message: string }[]
  data: never
}
const call = async (caller: Caller, method: Method, path: string, given: object | Record<string, string> = {}) =>
  (
    await caller.rest(method, `${BASE}${path}`, method === 'GET' ? { query: { ...given } } : { body: given })
  ).json<Answer>()

async function aProject() {
  const company = await newCompany()
  const haul = await newHaul(company)
  const terms = { ...freightOf(haul), tpMode: 2, directPayPrice: 80.5 }
  const [clerk, auditor] = [await company.as('管理员'), await company.as('审核员')]
  const apply = async (more: object = {}) => {
    const { data } = await call(clerk, 'POST', '', { ...terms, ...more })
    return data as { id: string; status: number; version: number }
  }
  return { company, haul, terms, clerk, auditor, apply }
}

describe('direct-pay prices by the documented calls', () => {
  it('may say their unit, keep it where a change leaves it out, and are found by it', async () => {
    const { haul, terms, clerk, apply } = await aProject()
    const [{ id }, without] = [await apply({ weightType: 3 }), await apply()]
    expect(await call(clerk, 'PUT', '', { ...terms, id, directPayPrice: 81 })).toMatchObject({ code: 0 })
    const { data } = await call(clerk, 'GET', '/page', { projectInfoId: haul.project.id, weightType: '3' })
    expect(data).toMatchObject({ total: 1, records: [{ id, directPayPrice: 81, weightType: 3 }] })
    const all = await call(clerk, 'GET', '/page', { projectInfoId: haul.project.id })
    expect(all.data).toMatchObject({
      total: 2,
      records: expect.arrayContaining([expect.objectContaining({ id: without.id, weightType: null })]),
    })
    expect(await call(clerk, 'POST', '', { ...terms, weightType: 7 })).toMatchObject({
      code: 1,
      errorCode: 'INVALID_INPUT',
    })
  })

  it('are found by the line of their captains and drivers, however long it is, and by no part of it', async () => {
    const { company, haul, clerk, apply } = await aProject()
    const captainId = haul.captain.id
    const drivers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => newDriver(company, { captain: haul.captain, name: `司机第${at}号` })),
    )
    const { id } = await apply({ captainAndDriver: drivers.map((driver) => ({ captainId, driverId: driver.id })) })
    await apply({ captainAndDriver: [{ captainId, driverId: null }] })
    interface Row {
      id: string
      captainAndDriversText: string
    }
    const found = async (query: Record<string, string>) =>
      ((await call(clerk, 'GET', '/page', query)).data as { records: Row[] }).records
    const text = (await found({})).find((row) => row.id === id)?.captainAndDriversText ?? ''
    expect(text.length).toBeGreaterThan(200)
    expect(await found({ captainAndDriversText: text })).toMatchObject([{ id }])
    const all = await found({ captainAndDriversText: '黄师傅（全部司机）' })
    expect(all).toMatchObject([{ captainAndDriversText: '黄师傅（全部司机）' }])
    expect(await found({ captainAndDriversText: '全部司机' })).toEqual([])
  })

  it('are applied for, changed, approved, shown and ended', async () => {
    const { haul, terms, clerk, auditor, apply } = await aProject()
    clock.set(start)
    const { id } = await apply()
    const changed = await call(clerk, 'PUT', '', { ...terms, id, directPayPrice: '81', version: 1 })
    expect(changed).toMatchObject({ code: 0, msg: '修改成功', data: true })
    expect(await call(clerk, 'PUT', '', { ...terms, id, version: 1 })).toMatchObject({ code: 1, errorCode: 'STALE' })
    clock.set(new Date(start.getTime() + HOUR))
    expect(await call(auditor, 'GET', '/audit', { id, auditType: '1' })).toMatchObject({ code: 0, data: true })
    const { data } = await call(auditor, 'GET', '/page', { projectInfoId: haul.project.id })
    expect(data).toMatchObject({
      total: 1,
      size: 20,
      current: 1,
      pages: 1,
      records: [
        {
          id,
          projectInfoId: haul.project.id,
          projectName: haul.project.name,
          tpMode: 2,
          directPayPrice: 81,
          soilType: haul.soilType.name,
          garbageId: haul.dumpSite.id,
          garbageName: haul.dumpSite.name,
          status: 2,
          captainAndDriver: [{ captainId: haul.captain.id, driverId: haul.driver.id }],
          captainAndDrivers: [
            {
              captainId: haul.captain.id,
              captainName: '黄师傅',
              allDrivers: 0,
              children: [{ driverId: haul.driver.id, driverName: '李师傅' }],
            },
          ],
          captainAndDriversText: '黄师傅（李师傅）',
          applyName: '管理员',
          applyDatetime: '2026-06-01 08:00:00',
          auditName: '审核员',
          auditDatetime: '2026-06-01 09:00:00',
          invalidName: null,
          invalidDatetime: null,
        },
      ],
    })
    expect(await call(clerk, 'GET', '/failure', { id })).toMatchObject({ code: 0, msg: '操作成功', data: true })
  })

  it('are rejected without a reason too, and deleted while they are pending', async () => {
    const { clerk, apply } = await aProject()
    const [one, two] = [await apply(), await apply()]
    expect(await call(clerk, 'GET', '/audit', { id: one.id, auditType: '0' })).toMatchObject({ code: 0 })
    const { data } = await call(clerk, 'GET', '/page', { status: '4' })
    expect(data).toMatchObject({ records: [{ id: one.id, status: 4, reason: '未填写原因' }] })
    expect(await call(clerk, 'DELETE', `/${two.id}`)).toMatchObject({ code: 0, msg: '删除成功', data: true })
    expect(await call(clerk, 'DELETE', `/${one.id}`)).toMatchObject({ code: 1, errorCode: 'MOVE_NOT_ALLOWED' })
  })

  it('name what they clash with', async () => {
    const { haul, clerk, apply } = await aProject()
    const [one, two] = [await apply(), await apply({ directPayPrice: 90 })]
    await call(clerk, 'GET', '/audit', { id: one.id, auditType: '1' })
    const refused = await call(clerk, 'GET', '/audit', { id: two.id, auditType: '1' })
    expect(refused).toMatchObject({ code: 1, ok: false, errorCode: 'PRICE_CLASH' })
    expect(refused.msg).toContain(`与已生效的直付价冲突：货运 · ${haul.soilType.name} · ${haul.dumpSite.name} 80.50元`)
  })

  it('settle a trip by the documented calls, and stay on its line', async () => {
    const { company, haul, clerk, apply } = await aProject()
    clock.set(start)
    const { id } = await apply()
    await call(clerk, 'GET', '/audit', { id, auditType: '1' })
    const { project, soilType, dumpSite, truck, driver } = haul
    const trip = { project, soilType, dumpSite, truck, driver, tpMode: 'FREIGHT' as const }
    const waybill = await newWaybill(company, { ...trip, goDatetime: new Date(start.getTime() + HOUR) })
    clock.set(new Date(start.getTime() + 2 * HOUR))
    const settled = await clerk.rest('POST', '/chain/companysettle/batchAddWaybillCardSettle', { body: [waybill.id] })
    const { data } = settled.json<{ data: { settleAmt: number }[] }>()
    expect(only(data).settleAmt).toBe(80.5)
    const shown = async () => (await clerk.rest('GET', `/chain/companywaybill/${waybill.id}`)).json()
    const paid = { data: { settlePrice: 80.5, priceSource: 1, receivable: 80.5 } }
    expect(await shown()).toMatchObject(paid)
    await call(clerk, 'GET', '/failure', { id })
    const dearer = await apply({ directPayPrice: 120 })
    expect(await call(clerk, 'GET', '/audit', { id: dearer.id, auditType: '1' })).toMatchObject({ code: 0 })
    expect(await shown()).toMatchObject(paid)
    const line = 'query ($id: ID!) { waybill(id: $id) { priceRef } }'
    expect(await clerk.ask(line, { id: waybill.id })).toEqual({ waybill: { priceRef: id } })
  })
})

describe('the documented page of direct-pay prices', () => {
  it('is narrowed and sorted by its documented parameters', async () => {
    const { haul, clerk, apply } = await aProject()
    const dayOf = async (day: string, price: number) => {
      clock.set(new Date(`${day}T12:00:00+08:00`))
      return (await apply({ directPayPrice: price })).id
    }
    const [one, two, three] = [
      await dayOf('2026-06-01', 30),
      await dayOf('2026-06-02', 20),
      await dayOf('2026-06-03', 10),
    ]
    const found = async (query: Record<string, string>) =>
      (
        (await call(clerk, 'GET', '/page', query)) as unknown as { data: { records: { id: string }[] } }
      ).data.records.map(({ id }) => id)
    expect(await found({})).toEqual([three, two, one])
    expect(await found({ applyStartDate: '2026-06-02', applyEndDate: '2026-06-02' })).toEqual([two])
    expect(await found({ applyStartDate: '2026-06-02 12:00:00' })).toEqual([three, two])
    expect(await found({ ascs: 'directPayPrice' })).toEqual([three, two, one])
    expect(await found({ descs: 'direct_pay_price' })).toEqual([one, two, three])
    expect(
      await found({ captainAndDrivers: `${haul.driver.id},无此人`, garbageName: haul.dumpSite.name }),
    ).toHaveLength(3)
    expect(await found({ captainAndDrivers: '张师傅' })).toEqual([])
    expect(await found({ status: '2' })).toEqual([])
    expect(await found({ soilType: haul.soilType.name, tpMode: '2', size: '2', current: '2' })).toEqual([one])
    expect(await found({ projectInfoId: 'x' })).toEqual([])
  })

  it.each<[Record<string, string>, string]>([
    [{ size: '0' }, 'INVALID_INPUT'],
    [{ status: '7' }, 'INVALID_INPUT'],
    [{ tpMode: 'FREIGHT' }, 'INVALID_INPUT'],
    [{ applyStartDate: '2026-02-30' }, 'INVALID_INPUT'],
  ])('refuses %j', async (query, errorCode) => {
    const { clerk } = await aProject()
    expect(await call(clerk, 'GET', '/page', query)).toMatchObject({ code: 1, errorCode })
  })
})

describe('a body of direct-pay prices', () => {
  it.each<[object, string]>([
    [{ tpMode: '' }, '请选择运输模式'],
    [{ tpMode: 9 }, ''],
    [{ soilType: null }, '请选择土质'],
    [{ soilType: 5 }, '土质须为文本'],
    [{ garbageId: undefined }, '请选择渣土场'],
    [{ directPayPrice: '' }, '请输入直付价'],
    [{ directPayPrice: [] }, '直付价须为数字'],
    [{ directPayPrice: 80.001 }, '直付价须为数字，最多2位小数'],
    [{ directPayPrice: -1 }, '直付价须在0到999999999.99之间'],
    [{ captainAndDriver: [] }, '请选择车队长和司机'],
    [{ captainAndDriver: [{}] }, '请选择车队长和司机'],
    [{ captainAndDriver: 'x' }, '请选择车队长和司机'],
  ])('with %j is refused in Chinese', async (wrong, msg) => {
    const { terms, clerk } = await aProject()
    const answer = await call(clerk, 'POST', '', { ...terms, ...wrong })
    expect(answer).toMatchObject({ code: 1, errorCode: 'INVALID_INPUT', msg: expect.stringContaining(msg) })
    expect(answer.msg).toMatch(/[\u4e00-\u9fff]/)
  })

  it.each([{ id: 5 }, { id: null }, {}])('to change needs an id, not %j', async (given) => {
    const { terms, clerk } = await aProject()
    expect(await call(clerk, 'PUT', '', { ...terms, ...given })).toMatchObject({ code: 1, errorCode: 'INVALID_INPUT' })
  })
})
