import { makeCards } from '@tufang/tests/cards'
import { cardOf } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { groundOf } from '@tufang/tests/factories/ground'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { uniqueName } from '@tufang/tests/unique'
import { changeDocuments, changesOf, createWaybill, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]

/** Input for a new waybill, on a card of its own unless `more` names another. */
async function draft(more: object = {}) {
  const { project, soilType } = await groundOf(company)
  const card = await newCard(company)
  const truck = await newTruck(company, { captain: { id: card.captainId } })
  const site = await newDumpSite(company)
  const input = {
    projectId: project.id,
    truckCode: truck.plate,
    tpMode: 'FREIGHT',
    garbageId: site.id,
    goSoilType: soilType.name,
    weightType: 'TRUCK',
    weightTons: '1',
    goDatetime: '2026-01-02T08:00:00+08:00',
    cardNo: card.cardNo,
    ...more,
  }
  return { card, truck, site, project, input }
}

describe('createWaybill', () => {
  it('adds an unloaded trip: numbered, priced, accrued on its card, and settleable', async () => {
    const { card, truck, site, project, input } = await draft({ exAmt: '5.00', remark: '补录' })
    const made = await createWaybill(clerk, input)
    expect(made).toMatchObject({
      no: expect.stringMatching(/^BD\d{8}\d{6}$/),
      status: 'UNLOADED',
      version: 1,
      settleable: true,
      projectName: project.name,
      truckCode: truck.plate,
      goTruckCode: truck.plate,
      garbageName: site.name,
      captainId: card.captainId,
      cardNo: card.cardNo,
      weightTons: '1.000',
      isTicket: false,
      remark: '补录',
      goDatetime: '2026-01-02T08:00:00+08:00',
      completeDatetime: '2026-01-02T08:00:00+08:00',
    })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '105.00', settleAbleCount: 1, waybillCount: 1 })
    expect(await changesOf(clerk, made)).toMatchObject([
      { field: 'status', before: null, after: '已卸车', reason: '新增运单', createBy: company.people.结算员.name },
    ])
  })

  it('numbers without gaps, also after a refused one', async () => {
    const numberOf = async () => Number((await createWaybill(clerk, (await draft()).input)).no.slice(2))
    const first = await numberOf()
    expect(await clerk.code(changeDocuments.create, { input: (await draft({ truckCode: '粤Z0' })).input })).toBe(
      'INVALID_INPUT',
    )
    expect(await numberOf()).toBe(first + 1)
  })

  it('keeps the number that is given, once', async () => {
    const no = `YD${uniqueName()}`
    expect(await createWaybill(clerk, (await draft({ no })).input)).toMatchObject({ no })
    expect(await clerk.refusal(changeDocuments.create, { input: (await draft({ no })).input })).toMatchObject({
      message: `运单号${no}已存在`,
      extensions: { code: 'WAYBILL_NO_TAKEN' },
    })
  })

  it('of what is on the road weighs nothing yet', async () => {
    const { card, input } = await draft({ status: 'IN_TRANSIT' })
    expect(await createWaybill(clerk, input)).toMatchObject({ status: 'IN_TRANSIT', completeDatetime: null })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '0.00', waybillCount: 1 })
  })

  it('without a card goes to the truck’s captain, with a typed price and a driver', async () => {
    const { truck, input } = await draft({ cardNo: null, settlePrice: '88.5' })
    const driver = await newDriver(company, { captain: { id: truck.captainId } })
    expect(await createWaybill(clerk, { ...input, driverId: driver.id })).toMatchObject({
      cardNo: null,
      captainId: truck.captainId,
      driverName: driver.name,
      settlePrice: '88.50',
      priceSource: 'TYPED',
      receivable: '88.50',
    })
  })

  it('is made once for one key', async () => {
    const { card, input } = await draft()
    const key = uniqueName()
    expect(await createWaybill(clerk, input, key)).toEqual(await createWaybill(clerk, input, key))
    expect(await cardOf(clerk, card)).toMatchObject({ waybillCount: 1 })
  })

  it.each<[object, string, string]>([
    [{ projectId: 'x' }, 'projectInfoId', '项目不存在'],
    [{ truckCode: '粤Z00000' }, 'truckCode', '装车车牌不存在'],
    [{ goSoilType: '没有这种土' }, 'goSoilType', '出场土质不存在'],
    [{ garbageId: null }, 'garbageId', '货运须选择渣土场'],
    [{ tpMode: 'RELEASE' }, 'garbageId', '只有货运才填写渣土场'],
    [{ weightTons: 'NaN1' }, '', ''],
    [{ weightTons: '1000000' }, 'weightTons', '数量须在0到999999.999之间，最多3位小数'],
    [{ goDatetime: '2199-01-01T00:00:00+08:00' }, 'goDatetime', '出场时间不能晚于当前时间'],
    [{ inDatetime: '2026-01-02T08:00:01+08:00' }, 'inDatetime', '时间须依次为装车时间、出场时间、完成时间'],
    [
      { status: 'LOADED', completeDatetime: '2026-01-02T09:00:00+08:00' },
      'completeDatetime',
      '未卸车的运单不填写完成时间',
    ],
    [{ status: 'VOID' }, 'status', '状态有误'],
    [{ no: 'x'.repeat(37) }, 'no', '运单号长度不能超过36个字符'],
    [{ payTaxes: '100.01' }, 'payTaxes', '税费不能超过应收'],
  ])('refuses %j at %s: %s', async (more, field, message) => {
    const refusal = await clerk.refusal(changeDocuments.create, { input: (await draft(more)).input })
    expect(refusal.extensions.code).toBe('INVALID_INPUT')
    if (message)
      expect(refusal).toMatchObject({ message, extensions: { fieldErrors: [{ field: `input.${field}`, message }] } })
  })

  it.each([
    ['NOT_ACTIVATED', '未激活'],
    ['VOIDED', '已作废'],
  ] as const)('refuses a card that is %s', async (status, why) => {
    const card = await newCard(company, { status })
    const { input } = await draft({ cardNo: card.cardNo })
    expect(await clerk.refusal(changeDocuments.create, { input })).toMatchObject({ message: `${card.cardNo}${why}` })
  })

  it('refuses a card that is nobody’s yet', async () => {
    const { firstNo } = await makeCards(clerk, { prefix: 'N', digits: 3, count: 1 })
    const { input } = await draft({ cardNo: firstNo })
    expect(await clerk.refusal(changeDocuments.create, { input })).toMatchObject({ message: `${firstNo}未激活` })
  })

  it('is for who may, in the own company', async () => {
    const { input } = await draft()
    expect(await (await company.as('只读')).code(changeDocuments.create, { input })).toBe('FORBIDDEN')
    const foreigner = await (await newCompany()).as('管理员')
    expect(await foreigner.refusal(changeDocuments.create, { input })).toMatchObject({ message: '项目不存在' })
  })
})

describe('the form', () => {
  it('offers what the company has, and nothing of others', async () => {
    const { truck, site, project, card } = await draft()
    const { waybillForm } = await clerk.ask<{ waybillForm: Record<string, object[]> }>(changeDocuments.form)
    expect(waybillForm.projects).toContainEqual(expect.objectContaining({ id: project.id, projectName: project.name }))
    expect(waybillForm.dumpSites).toContainEqual({ id: site.id, garbageName: site.name })
    expect(waybillForm.trucks).toContainEqual({ plate: truck.plate, captainId: card.captainId, vehicleType: null })
    const foreign = await (await newCompany()).as('管理员')
    expect(await foreign.ask(changeDocuments.form)).toEqual({
      waybillForm: { projects: [], dumpSites: [], soilTypes: [], captains: [], drivers: [], trucks: [] },
    })
  })
})

describe('a waybill on its way', () => {
  it('departs, unloads, and weighs in its card’s account from then on', async () => {
    const card = await newCard(company)
    const { input } = await draft({ status: 'LOADED', cardNo: card.cardNo, weightType: 'TON', weightTons: '10' })
    const made = await createWaybill(clerk, input)
    expect(made.allowedActions).toEqual(['edit', 'depart', 'unload', 'void'])
    expect(await clerk.ask(changeDocuments.depart, { id: made.id })).toMatchObject({
      departWaybill: { status: 'IN_TRANSIT', allowedActions: ['edit', 'unload', 'void'] },
    })
    const completeDatetime = '2026-01-02T09:30:00+08:00'
    const unloading = { id: made.id, input: { weightTons: '9.5', completeDatetime } }
    expect(await clerk.ask(changeDocuments.unload, unloading)).toMatchObject({
      unloadWaybill: { status: 'UNLOADED', weightTons: '9.500', completeDatetime, allowedActions: ['edit', 'void'] },
    })
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '950.00', settleAbleCount: 1 })
    expect(await clerk.refusal(changeDocuments.unload, { id: made.id })).toMatchObject({
      message: '运单当前为“已卸车”，不能确认卸车',
    })
  })

  it('is voided by who may delete; number and history stay, and its worth leaves the account', async () => {
    const card = await newCard(company)
    const [kept, gone] = [await newWaybill(company, { card }), await newWaybill(company, { card })]
    expect(await (await company.as('审核员')).code(changeDocuments.void, { id: gone.id })).toBe('FORBIDDEN')
    const answer = await admin.ask(changeDocuments.void, { id: gone.id, version: 1, reason: '重复打卡' })
    expect(answer).toMatchObject({ voidWaybill: { no: gone.no, status: 'VOID', allowedActions: ['edit'] } })
    expect(await cardOf(admin, card)).toMatchObject({ unsettledAmount: '100.00', waybillCount: 1 })
    expect(await changesOf(admin, gone)).toMatchObject([
      { field: 'status', label: '状态', before: '已卸车', after: '已作废', reason: '重复打卡' },
    ])
    expect(await admin.refusal(changeDocuments.void, { id: gone.id })).toMatchObject({
      message: '运单当前为“已作废”，不能作废',
    })
    expect(await waybillOf(admin, kept)).toMatchObject({ status: 'UNLOADED' })
  })

  it('is not voided when somebody has changed it since', async () => {
    const waybill = await newWaybill(company)
    await admin.ask(changeDocuments.remarks, { input: [{ id: waybill.id, remark: '有用' }] })
    expect(await admin.code(changeDocuments.void, { id: waybill.id, version: 1 })).toBe('STALE')
  })
})
