import { approve, cardOf, only, setPayees, settle } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { newDriver } from '@tufang/tests/factories/driver'
import { newDumpSite } from '@tufang/tests/factories/dump-site'
import { newPayee } from '@tufang/tests/factories/payee'
import { newProject } from '@tufang/tests/factories/project'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newSoilType } from '@tufang/tests/factories/soil-type'
import { newTruck } from '@tufang/tests/factories/truck'
import { newWaybill } from '@tufang/tests/factories/waybill'
import { changeDocuments, changesOf, updateRefusal, updateWaybill, waybillOf } from '@tufang/tests/waybill-change'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const [clerk, admin] = [await company.as('结算员'), await company.as('管理员')]
const MONTH_AGO = new Date(Date.now() - 30 * 86_400_000)

describe('updateWaybill', () => {
  it('changes at once what bears no money, and keeps who changed what and why', async () => {
    const waybill = await newWaybill(company)
    const input = { remark: ' 雨后土湿 ', fleetName: '宏达' }
    const { waybill: changed, review, changeSetId } = await updateWaybill(clerk, waybill, input, '补登')
    expect(review).toBeNull()
    expect(changed).toMatchObject({ remark: '雨后土湿', fleetName: '宏达', version: 2, pendingReview: false })
    const by = company.people.结算员.name
    const common = { before: null, reason: '补登', createBy: by, changeSetId }
    const history = await changesOf(clerk, waybill)
    expect(history).toHaveLength(2)
    expect(history).toContainEqual(
      expect.objectContaining({ field: 'remark', label: '备注', after: '雨后土湿', ...common }),
    )
    expect(history).toContainEqual(
      expect.objectContaining({ field: 'fleetName', label: '车队名称', after: '宏达', ...common }),
    )
  })

  it('empties by null, leaves what is not given, and takes what is only written differently as nothing', async () => {
    const waybill = await newWaybill(company, { weightUnit: 'TON', weightTons: '25.000', agentName: '郑工' })
    const { waybill: changed } = await updateWaybill(clerk, waybill, {
      agentName: null,
      weightTons: '25',
      remark: null,
    })
    expect(changed).toMatchObject({ weightTons: '25.000', pendingReview: false, version: 2 })
    expect(await changesOf(clerk, waybill)).toMatchObject([{ field: 'agentName', before: '郑工', after: null }])
    expect(await updateRefusal(clerk, waybill, { agentName: ' ', weightTons: '25.0' })).toMatchObject({
      message: '没有可修改的内容',
    })
  })

  it('of who may review changes money at once, and the card’s account with it', async () => {
    const card = await newCard(company)
    const waybill = await newWaybill(company, { card })
    expect(await cardOf(admin, card)).toMatchObject({ unsettledAmount: '100.00' })
    const { waybill: changed } = await updateWaybill(admin, waybill, { settlePrice: '80', exAmt: '5.50' })
    expect(changed).toMatchObject({
      settlePrice: '80.00',
      priceSource: 'TYPED',
      receivable: '85.50',
      pendingReview: false,
    })
    expect(await cardOf(admin, card)).toMatchObject({ unsettledAmount: '85.50', settleAbleCount: 1 })
    await updateWaybill(admin, waybill, { settlePrice: null })
    expect(await waybillOf(admin, waybill)).toMatchObject({ settlePrice: null, priceSource: null, version: 3 })
    expect(await cardOf(admin, card)).toMatchObject({ unsettledAmount: '105.50' })
  })

  it('prices anew by project, mode, soil, site, unit and quantity', async () => {
    const card = await newCard(company)
    const [project, soilType, dumpSite] = [
      await newProject(company),
      await newSoilType(company),
      await newDumpSite(company),
    ]
    await newProjectPrice(company, { project, soilType, price: '7.00', dumpSite })
    await newProjectPrice(company, { project, soilType, price: '3.00', tpMode: 'RELEASE' })
    const waybill = await newWaybill(company, { card })
    const worth = async (input: object) => {
      await updateWaybill(admin, waybill, input)
      return (await cardOf(admin, card)).unsettledAmount
    }
    const freight = { projectId: project.id, goSoilType: soilType.name, garbageId: dumpSite.id }
    expect(await worth({ ...freight, weightType: 'TON', weightTons: '20.5' })).toBe('143.50')
    expect(await worth({ tpMode: 'RELEASE', garbageId: null })).toBe('61.50')
    expect(await worth({ weightType: 'TRUCK' })).toBe('3.00')
    expect(await worth({ tpMode: 'INTERNAL' })).toBe('0.00')
    expect(await worth({ adjustAmt: '-0.01', settlePrice: '2' })).toBe('1.99')
  })

  it('of what is on the road is nobody’s to review, and weighs nothing yet', async () => {
    const card = await newCard(company)
    const waybill = await newWaybill(company, { card, status: 'IN_TRANSIT' })
    const { waybill: changed, review } = await updateWaybill(clerk, waybill, { settlePrice: '80' })
    expect([review, changed.settlePrice]).toEqual([null, '80.00'])
    expect(await cardOf(clerk, card)).toMatchObject({ unsettledAmount: '0.00' })
  })

  it('moves a waybill to another card, the captain and the money with it', async () => {
    const [from, to] = [await newCard(company), await newCard(company)]
    const waybill = await newWaybill(company, { card: from })
    const { waybill: changed } = await updateWaybill(admin, waybill, { cardNo: to.cardNo })
    expect(changed).toMatchObject({ cardNo: to.cardNo, captainId: to.captainId })
    expect(await cardOf(admin, from)).toMatchObject({ unsettledAmount: '0.00', waybillCount: 0 })
    expect(await cardOf(admin, to)).toMatchObject({ unsettledAmount: '100.00', waybillCount: 1 })
    await updateWaybill(admin, waybill, { cardNo: null })
    expect(await cardOf(admin, to)).toMatchObject({ unsettledAmount: '0.00' })
    await updateWaybill(admin, waybill, { cardNo: from.cardNo })
    expect(await cardOf(admin, from)).toMatchObject({ unsettledAmount: '100.00' })
  })

  it('of a truck takes its captain along where there is no card', async () => {
    const waybill = await newWaybill(company)
    const card = await newCard(company)
    const truck = await newTruck(company, { captain: { id: card.captainId } })
    const driver = await newDriver(company, { captain: { id: card.captainId } })
    const { waybill: changed } = await updateWaybill(admin, waybill, { truckCode: truck.plate, driverId: driver.id })
    expect(changed).toMatchObject({ truckCode: truck.plate, captainId: card.captainId, driverName: driver.name })
  })

  it('settles a card whose last open waybill goes elsewhere', async () => {
    const [card, other] = [await newCard(company), await newCard(company)]
    const [settled, open] = [await newWaybill(company, { card }), await newWaybill(company, { card })]
    await settle(clerk, { waybillIds: [settled.id] })
    expect(await cardOf(clerk, card)).toMatchObject({ status: 'ACTIVATED' })
    await updateWaybill(admin, open, { cardNo: other.cardNo })
    expect(await cardOf(clerk, card)).toMatchObject({
      status: 'SETTLED',
      unsettledAmount: '0.00',
      settledAmount: '100.00',
    })
  })
})

describe('a stale edit', () => {
  it('is refused with what differs, whose it is and when, and changes nothing', async () => {
    const waybill = await newWaybill(company, { weightUnit: 'TON' })
    await updateWaybill(admin, waybill, { weightTons: '26', remark: '过磅' })
    const input = { weightTons: '24.5', fleetName: '宏达' }
    const { message, extensions } = await clerk.refusal(changeDocuments.update, { id: waybill.id, version: 1, input })
    expect([message, extensions.code]).toEqual(['数据已被他人修改，请刷新后再试', 'STALE'])
    const [changedBy, changedAt] = [company.people.管理员.name, expect.stringMatching(/^\d{4}-.+\+08:00$/)]
    expect(extensions).toMatchObject({ data: { version: 2 } })
    expect(extensions).toHaveProperty('data.differences', [
      { field: 'weightTons', label: '数量', mine: '24.500', theirs: '26.000', changedBy, changedAt },
      { field: 'fleetName', label: '车队名称', mine: '宏达', theirs: null, changedBy: null, changedAt: null },
      { field: 'remark', label: '备注', mine: null, theirs: '过磅', changedBy, changedAt },
    ])
    expect(await waybillOf(clerk, waybill)).toMatchObject({ version: 2, weightTons: '26.000', fleetName: null })
  })

  it('goes through once it has seen the newest version', async () => {
    const waybill = await newWaybill(company)
    await updateWaybill(admin, waybill, { remark: '一' })
    const answer = await updateWaybill(clerk, waybill, { remark: '二' })
    expect(answer.waybill).toMatchObject({ version: 3, remark: '二' })
  })
})

describe('on a live settlement', () => {
  const refusedOn = async (waybill: { id: string }, input: object) =>
    (await updateRefusal(admin, waybill, input)).message

  it('fields are sealed from the stage that the table says, each with its reason', async () => {
    const waybill = await newWaybill(company)
    expect(await waybillOf(admin, waybill)).toMatchObject({ sealedFields: [] })
    const settlement = only((await settle(clerk, { waybillIds: [waybill.id] })).settlements)
    const reason = `运单已在结算单${settlement.settleNo}中`
    const { sealedFields } = await waybillOf(admin, waybill)
    expect(sealedFields).toContainEqual({ field: 'weightTons', reason })
    expect(sealedFields.map(({ field }) => field)).not.toContain('fleetName')
    expect(await refusedOn(waybill, { settlePrice: '1' })).toBe(`结算单价不能修改：${reason}`)
    expect(await refusedOn(waybill, { exAmt: '1', remark: '改' })).toBe(`额外金额不能修改：${reason}`)
    await updateWaybill(clerk, waybill, { fleetName: '宏达', remark: '改' })

    await setPayees(clerk, await newPayee(company), [waybill.id])
    await approve(admin, settlement)
    expect(await refusedOn(waybill, { fleetName: '永顺' })).toBe(`车队名称不能修改：结算单${settlement.settleNo}已审核`)
    const { waybill: changed } = await updateWaybill(clerk, waybill, { inPicture: '/file/1', remark: '再改' })
    expect(changed).toMatchObject({ remark: '再改' })
  })

  it('of a void waybill nothing but the remark can change', async () => {
    const waybill = await newWaybill(company, { status: 'VOID' })
    expect(await refusedOn(waybill, { fleetName: '永顺' })).toBe('车队名称不能修改：运单已作废')
    expect((await updateWaybill(clerk, waybill, { remark: '重复打卡' })).waybill).toMatchObject({ remark: '重复打卡' })
  })
})

describe('updateWaybill refuses', () => {
  it.each<[object, string, string]>([
    [{ weightTons: '-1' }, 'weightTons', '数量须在0到999999.999之间，最多3位小数'],
    [{ weightTons: '1.0001' }, 'weightTons', '数量须在0到999999.999之间，最多3位小数'],
    [{ weightTons: null }, 'weightTons', '请输入数量'],
    [{ settlePrice: '-0.01' }, 'settlePrice', '结算单价须在0到999999999.99之间'],
    [{ exAmt: '1.005' }, 'exAmt', '额外金额须为数字，最多2位小数'],
    [{ truckCode: ' ' }, 'truckCode', '请输入装车车牌'],
    [{ truckCode: '粤Z00000' }, 'truckCode', '装车车牌不存在'],
    [{ projectId: 'x' }, 'projectInfoId', '项目不存在'],
    [{ driverId: 'x'.repeat(37) }, 'driverId', '司机长度不能超过36个字符'],
    [{ goSoilType: '没有这种土' }, 'goSoilType', '出场土质不存在'],
    [{ cardNo: 'B404' }, 'cardNo', '结算卡号不存在'],
    [{ garbageId: '', tpMode: 'FREIGHT', remark: '长'.repeat(201) }, 'remark', '备注长度不能超过200个字符'],
    [{ goDatetime: '2199-01-01T00:00:00+08:00' }, 'goDatetime', '出场时间不能晚于当前时间'],
    [{ completeDatetime: '2020-01-01T00:00:00+08:00' }, 'completeDatetime', '时间须依次为装车时间、出场时间、完成时间'],
    [{ tpMode: 'RELEASE', garbageId: null, payTaxes: '100.01' }, 'payTaxes', '税费不能超过应收'],
  ])('%j at %s: %s', async (input, field, message) => {
    const release = await newProjectPriceFor('RELEASE')
    const waybill = await newWaybill(company, { ...release, goDatetime: MONTH_AGO })
    expect(await updateRefusal(admin, waybill, input)).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: `input.${field}`, message }] },
    })
    expect(await waybillOf(admin, waybill)).toMatchObject({ version: 1 })
  })

  it('a site for what is no freight, and freight without one', async () => {
    const site = await newDumpSite(company)
    const waybill = await newWaybill(company, { tpMode: 'RELEASE' })
    expect(await updateRefusal(admin, waybill, { garbageId: site.id })).toMatchObject({
      message: '只有货运才填写渣土场',
    })
    expect(await updateRefusal(admin, waybill, { tpMode: 'FREIGHT' })).toMatchObject({ message: '货运须选择渣土场' })
    await updateWaybill(admin, waybill, { tpMode: 'FREIGHT', garbageId: site.id })
  })

  it('an amount that no document could carry', async () => {
    const waybill = await newWaybill(company, { weightUnit: 'TON', weightTons: '200000.000' })
    const message = `运单${waybill.no}的金额不在0到999999999.99元之间`
    expect(await updateRefusal(admin, waybill, { settlePrice: '999999999.99' })).toMatchObject({ message })
    expect(await updateRefusal(clerk, waybill, { settlePrice: '999999999.99' })).toMatchObject({ message })
    expect(await updateRefusal(admin, waybill, { settlePrice: '0', adjustAmt: '-0.01' })).toMatchObject({ message })
    expect(await waybillOf(admin, waybill)).toMatchObject({ version: 1, pendingReview: false })
  })

  it.each([
    ['NOT_ACTIVATED', '未激活'],
    ['VOIDED', '已作废'],
  ] as const)('a card that is %s', async (status, why) => {
    const card = await newCard(company, { status })
    const waybill = await newWaybill(company)
    expect(await updateRefusal(admin, waybill, { cardNo: card.cardNo })).toMatchObject({
      message: `${card.cardNo}${why}`,
    })
  })

  it('a card of another captain than the one that is named', async () => {
    const [card, other] = [await newCard(company), await newCard(company)]
    const waybill = await newWaybill(company, { card })
    expect(await updateRefusal(admin, waybill, { captainId: other.captainId })).toMatchObject({
      message: `${card.cardNo}不属于所选车队长`,
    })
  })

  it('who may not edit, and other companies as if there were nothing', async () => {
    const waybill = await newWaybill(company)
    const variables = { id: waybill.id, version: 1, input: { remark: '一' } }
    expect(await (await company.as('只读')).code(changeDocuments.update, variables)).toBe('FORBIDDEN')
    const foreigner = await (await newCompany()).as('管理员')
    expect(await foreigner.refusal(changeDocuments.update, variables)).toMatchObject({ message: '运单不存在' })
    expect(await foreigner.code(changeDocuments.changes, { id: waybill.id })).toBe('NOT_FOUND')
  })
})

/** Project that pays 100.00 for a trip of that mode. */
async function newProjectPriceFor(tpMode: 'RELEASE') {
  const [project, soilType] = [await newProject(company), await newSoilType(company)]
  await newProjectPrice(company, { project, soilType, price: '100.00', tpMode })
  return { project, soilType, tpMode }
}
