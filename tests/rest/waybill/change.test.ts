import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { groundOf } from '@tufang/tests/factories/ground'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { undo, updateWaybill, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const [clerk, admin, reviewer] = [await company.as('结算员'), await company.as('管理员'), await company.as('审核员')]
const base = '/chain/companywaybill'

type Members = Record<string, unknown>
const dataOf = async (id: string): Promise<Members> =>
  (await clerk.rest('GET', `${base}/${id}`)).json<{ data: Members }>().data

async function draft(more: Members = {}): Promise<Members> {
  const { project, soilType } = await groundOf(company)
  const card = await newCard(company)
  const truck = await newTruck(company, { captain: { id: card.captainId } })
  return {
    projectInfoId: project.id,
    truckCode: truck.plate,
    tpMode: 2,
    garbageId: (await newDumpSite(company)).id,
    goSoilType: soilType.name,
    weightType: 3,
    weightTons: 25.125,
    goDatetime: '2026-01-02 08:00:00',
    cardNo: card.cardNo,
    isTicket: 1,
    inShiftType: '1',
    ...more,
  }
}

describe('POST companywaybill', () => {
  it('adds a waybill and answers with it', async () => {
    const body = await draft({ settlePrice: 33.33, remark: '' })
    expect((await clerk.rest('POST', base, { body })).json()).toMatchObject({
      code: 0,
      msg: '添加成功',
      data: {
        no: expect.stringMatching(/^BD\d{14}$/),
        status: 3,
        tpMode: 2,
        weightType: 3,
        weightTons: 25.125,
        receivable: 837.42,
        goDatetime: '2026-01-02 08:00:00',
        isTicket: 1,
        inShiftType: 1,
        remark: null,
        cardNo: body.cardNo,
        truckCode: body.truckCode,
        version: 1,
      },
    })
  })

  it('names what is wrong as the program wrote it', async () => {
    const cases: [Members, string, string][] = [
      [{ tpMode: 9 }, 'tpMode', '运输模式有误'],
      [{ goDatetime: '2026-02-30 00:00:00' }, 'goDatetime', '出场时间格式须为yyyy-MM-dd HH:mm:ss'],
      [{ weightTons: -1 }, 'weightTons', '数量须在0到999999.999之间，最多3位小数'],
      [{ truckCode: null }, 'truckCode', '请输入装车车牌'],
      [{ driverId: 'x' }, 'driverId', '司机不存在'],
      [{ garbageId: '' }, 'garbageId', '货运须选择渣土场'],
      [{ projectInfoId: null }, 'projectInfoId', '请选择项目'],
      [{ projectInfoId: 'x' }, 'projectInfoId', '项目不存在'],
      [{ tpMode: undefined }, 'tpMode', '请选择运输模式'],
      [{ weightType: null }, 'weightType', '请选择计量单位'],
    ]
    for (const [more, field, msg] of cases) {
      const answer = await clerk.rest('POST', base, { body: await draft(more) })
      expect([field, answer.statusCode]).toEqual([field, 400])
      expect(answer.json()).toMatchObject({
        code: 1,
        msg,
        errorCode: 'INVALID_INPUT',
        fieldErrors: [{ field, message: msg }],
      })
    }
    expect((await clerk.rest('POST', base, { body: [] })).statusCode).toBe(400)
  })
})

describe('PUT companywaybill', () => {
  it('takes an answer back as it came, and changes what was changed in it', async () => {
    const { id } = await newWaybill(company, { dumpSite: await newDumpSite(company) })
    const body = { ...(await dataOf(id)), remark: '补登', fleetName: '宏达', reason: '核对' }
    const answer = await clerk.rest('PUT', base, { body })
    expect(answer.json()).toMatchObject({ code: 0, data: true, msg: '修改成功' })
    expect(await dataOf(id)).toMatchObject({ remark: '补登', fleetName: '宏达', version: 2 })
  })

  it('tells a clerk that what bears money waits', async () => {
    const { id } = await newWaybill(company)
    const body = { id, version: 1, settlePrice: 80 }
    expect((await clerk.rest('PUT', base, { body })).json()).toMatchObject({ data: true, msg: '修改已提交审核' })
    expect(await dataOf(id)).toMatchObject({ settlePrice: null, isUpdate: 1 })
  })

  it('refuses a stale version with the differences', async () => {
    const waybill = await newWaybill(company)
    await updateWaybill(admin, waybill, { remark: '先到' })
    const body = { id: waybill.id, version: 1, remark: '后到' }
    const answer = await clerk.rest('PUT', base, { body })
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      code: 1,
      errorCode: 'STALE',
      data: {
        version: 2,
        differences: [{ field: 'remark', mine: '后到', theirs: '先到', changedBy: company.people.管理员.name }],
      },
    })
    expect((await clerk.rest('PUT', base, { body: { id: waybill.id, remark: '无版本' } })).json()).toMatchObject({
      code: 0,
      msg: '修改成功',
    })
  })
})

describe('DELETE companywaybill', () => {
  it('voids, once', async () => {
    const { id } = await newWaybill(company)
    const path = `${base}/${id}`
    expect((await clerk.rest('DELETE', path, { query: { reason: '重复' } })).json()).toMatchObject({
      data: true,
      msg: '删除成功',
    })
    expect(await dataOf(id)).toMatchObject({ status: 9 })
    expect((await clerk.rest('DELETE', path)).json()).toMatchObject({ code: 1, errorCode: 'MOVE_NOT_ALLOWED' })
    const foreign = await newWaybill(await newCompany())
    expect((await clerk.rest('DELETE', `${base}/${foreign.id}`)).json()).toMatchObject({ errorCode: 'NOT_FOUND' })
  })
})

describe('batches', () => {
  it.each<[string, Members, Members]>([
    ['companywaybillext/batchUpdateRemark', { remark: '雨天' }, { remark: '雨天' }],
    ['companywaybillext/batchUpdateInPreparePrice', { inPreparePrice: 30.5 }, { inPreparePrice: 30.5 }],
    [
      'companywaybillext/batchUpdateGarbagePreparePrice',
      { garbagePreparePrice: '12.5' },
      { garbagePreparePrice: 12.5 },
    ],
    ['companywaybill/batchUpdateGoVehicleType', { goVehicleType: '前四后八' }, { goVehicleType: '前四后八' }],
    ['companywaybill/batchFleetName', { fleetName: '宏达' }, { fleetName: '宏达' }],
    ['companyWaybillPage/batchSetShiftTime', { inShiftType: 2 }, { inShiftType: 2 }],
  ])('%s sets rows one by one, or ids alike', async (path, given, shown) => {
    const [one, two, three] = await newWaybills(company, 3)
    if (!one || !two || !three) throw new Error('no waybills')
    const rows = [
      { id: one.id, ...given },
      { id: 'x', ...given },
    ]
    expect((await clerk.rest('POST', `/chain/${path}`, { body: rows })).json()).toMatchObject({
      code: 0,
      msg: '成功1条，失败1条',
      changeSetId: expect.any(String),
      data: [
        { id: one.id, ok: true, msg: null },
        { id: 'x', ok: false, msg: '运单不存在' },
      ],
    })
    const ids = [two.id, three.id]
    const answer = await clerk.rest('POST', `/chain/${path}`, { body: { ids, ...given } })
    expect(answer.json()).toMatchObject({ msg: '成功2条', data: ids.map((id) => ({ id, ok: true })) })
    for (const { id } of [one, two, three]) expect(await dataOf(id)).toMatchObject(shown)
    await undo(clerk, answer.json<{ changeSetId: string }>().changeSetId)
    for (const [key, value] of Object.entries(shown)) expect((await dataOf(two.id))[key]).not.toEqual(value)
  })

  it('do the good rows where one cannot be read', async () => {
    const [one, two, three] = await newWaybills(company, 3)
    const answer = await clerk.rest('POST', '/chain/companywaybillext/batchUpdateInPreparePrice', {
      body: [
        { id: one?.id, inPreparePrice: '12,5' },
        { id: two?.id, inPreparePrice: 12.5 },
        { id: three?.id, price: 12.5 },
        null,
      ],
    })
    expect(answer.json()).toMatchObject({
      code: 0,
      msg: '成功1条，失败3条',
      data: [
        { id: one?.id, ok: false, msg: expect.stringMatching(/12,5/) },
        { id: two?.id, ok: true, msg: null },
        { id: three?.id, ok: false, msg: '请提供装车预付价或渣土场预付价，空则清除' },
        { id: '', ok: false },
      ],
    })
    expect(await dataOf(one?.id ?? '')).toMatchObject({ inPreparePrice: null })
    expect(await dataOf(two?.id ?? '')).toMatchObject({ inPreparePrice: 12.5 })
  })

  it('tell a program that misspells what it sets', async () => {
    const { id } = await newWaybill(company)
    const answer = await clerk.rest('POST', '/chain/companywaybill/batchFleetName', { body: [{ id, fleet: '宏达' }] })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { msg: '请提供车队名称，空则清除', fieldErrors: [{ field: '0.fleetName' }] },
    ])
    await clerk.rest('POST', '/chain/companywaybill/batchFleetName', { body: [{ id, fleetName: '宏达' }] })
    await clerk.rest('POST', '/chain/companywaybill/batchFleetName', { body: [{ id, fleetName: '' }] })
    expect(await dataOf(id)).toMatchObject({ fleetName: null, version: 3 })
  })

  it('without rows are refused', async () => {
    const path = '/chain/companywaybillext/batchUpdateRemark'
    expect((await clerk.rest('POST', path, { body: 'x' })).statusCode).toBe(400)
    for (const body of [[], {}, { ids: [] }, { remark: 'x' }]) {
      const answer = await clerk.rest('POST', path, { body })
      expect([body, answer.statusCode, answer.json()]).toMatchObject([body, 400, { fieldErrors: [{ field: 'body' }] }])
    }
  })
})

describe('editPcRemark', () => {
  it('sets and clears one remark', async () => {
    const { id } = await newWaybill(company)
    const path = '/chain/companywaybillext/editPcRemark'
    expect((await clerk.rest('POST', path, { body: { id, remark: '电脑端' } })).json()).toMatchObject({ data: true })
    expect(await dataOf(id)).toMatchObject({ remark: '电脑端' })
    await clerk.rest('POST', path, { body: { id, remark: '' } })
    expect(await dataOf(id)).toMatchObject({ remark: null })
    expect((await clerk.rest('POST', path, { body: { id: 'x', remark: '一' } })).json()).toMatchObject({
      errorCode: 'NOT_FOUND',
    })
  })
})

describe('auditForWorkFlow', () => {
  const path = '/chain/companywaybillupdatehistory/auditForWorkFlow'
  const asked = async () => {
    const waybill = await newWaybill(company)
    const { review } = await updateWaybill(clerk, waybill, { settlePrice: '80' })
    return { waybill, id: review?.id ?? '' }
  }

  it('approves by the request, and rejects by the waybill with a reason', async () => {
    const [one, two] = [await asked(), await asked()]
    expect((await reviewer.rest('POST', path, { body: { id: one.id, auditType: 1 } })).json()).toMatchObject({
      data: true,
    })
    expect(await waybillOf(clerk, one.waybill)).toMatchObject({ settlePrice: '80.00', pendingReview: false })
    const rejected = { companyWaybillId: two.waybill.id, auditType: '0' }
    const bare = await reviewer.rest('POST', path, { body: rejected })
    expect([bare.statusCode, bare.json()]).toMatchObject([400, { msg: '请输入原因' }])
    const answer = await reviewer.rest('POST', path, { body: { ...rejected, reason: '不符' } })
    expect(answer.json()).toMatchObject({ code: 0, data: true })
    expect(await waybillOf(clerk, two.waybill)).toMatchObject({ settlePrice: null, pendingReview: false })
  })

  it('does nothing for what waits for nobody', async () => {
    const { id } = await newWaybill(company)
    for (const body of [
      { companyWaybillId: id, auditType: 1 },
      { id: 'x', auditType: 1 },
    ]) {
      expect((await reviewer.rest('POST', path, { body })).json()).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    }
    expect((await reviewer.rest('POST', path, { body: { auditType: 1 } })).statusCode).toBe(400)
  })
})

describe('reads', () => {
  it('infoList offers what a form may name', async () => {
    const body = await draft()
    const answer = await clerk.rest('GET', '/chain/addWaybill/infoList')
    const { data } = answer.json<{ data: { field: string; list: { itemValue: string }[] }[] }>()
    const offered = (field: string) =>
      data.find((group) => group.field === field)?.list.map(({ itemValue }) => itemValue)
    for (const field of ['projectInfoId', 'truckCode', 'goSoilType', 'garbageId'])
      expect(offered(field)).toContain(body[field])
    expect(offered('tpMode')).toEqual(['1', '2', '3', '4'])
    expect(offered('weightType')).toEqual(['1', '2', '3'])
  })

  it('postBuilderPage takes its conditions in the body', async () => {
    const { id, no } = await newWaybill(company)
    const body = { current: 1, size: 5, no, descs: 'go_datetime' }
    expect(
      (await clerk.rest('POST', '/chain/companyWaybillBuilderPage/postBuilderPage', { body })).json(),
    ).toMatchObject({
      data: { total: 1, size: 5, records: [{ id, no }] },
    })
  })

  it('a page is filtered by the members that it answers with', async () => {
    const own = await newCompany()
    const [asker, site] = [await own.as('结算员'), await newDumpSite(own)]
    const [one, two] = await newWaybills(own, 2, { dumpSite: site })
    if (!one || !two) throw new Error('no waybills')
    await updateWaybill(asker, one, { settlePrice: '8', machineCode: 'W-8001' })
    type Shown = { names: string; projectInfoName: string; completeDatetime: string }
    const { names, projectInfoName, completeDatetime } = (await asker.rest('GET', `${base}/${one.id}`)).json<{
      data: Shown
    }>().data
    const found = async (query: Record<string, string>): Promise<string[]> =>
      (await asker.rest('GET', `${base}/page`, { query }))
        .json<{ data: { records: { id: string }[] } }>()
        .data.records.map(({ id }) => id)
        .toSorted()
    const both = [one.id, two.id].toSorted()
    for (const query of [{ names }, { projectInfoName }, { completeDatetimeStart: completeDatetime }] as Record<
      string,
      string
    >[])
      expect([query, await found(query)]).toEqual([query, both])
    for (const query of [{ isUpdate: '1' }, { machineCode: 'W-8001' }] as Record<string, string>[])
      expect([query, await found(query)]).toEqual([query, [one.id]])
    for (const query of [
      { names: '别处' },
      { projectInfoName: '别处' },
      { completeDatetimeEnd: '2001-01-01' },
    ] as Record<string, string>[])
      expect([query, await found(query)]).toEqual([query, []])
  })

  it('queryExcavatorLoadingPage shows what excavators loaded, by machine and time', async () => {
    const [one, two] = await newWaybills(company, 2, { goDatetime: new Date('2026-03-01T08:00:00+08:00') })
    if (!one || !two) throw new Error('no waybills')
    await updateWaybill(clerk, one, { machineCode: 'W-7001', inStaffName: '周师傅' })
    const path = '/chain/companywaybill/queryExcavatorLoadingPage'
    const idsOf = async (body: object) =>
      (await clerk.rest('POST', path, { body }))
        .json<{ data: { records: { id: string }[] } }>()
        .data.records.map(({ id }) => id)
    const day = { inDatetimeStart: '2026-03-01', inDatetimeEnd: '2026-03-01' }
    expect(await idsOf(day)).toEqual([one.id])
    expect(await idsOf({ ...day, machineCode: 'W-7001', inStaffName: '周师傅' })).toEqual([one.id])
    expect(await idsOf({ ...day, machineCode: '7001' })).toEqual([])
  })
})
