import { give, scan } from '@tufang/tests/chain'
import { newCompany } from '@tufang/tests/company'
import { newCard } from '@tufang/tests/factories/card'
import { freightOf, newHaul } from '@tufang/tests/factories/haul'
import { newProjectPrice } from '@tufang/tests/factories/project-price'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { applyFor, approvePrice } from '@tufang/tests/price'
import { check, goodRow, imported, importGround } from '@tufang/tests/waybill-import'
import { describe, expect, it } from 'vitest'
import { done, inputOf, START, start, taskOf, written } from './export-task'

const company = await newCompany()
const [admin, reader] = [await company.as('管理员'), await company.as('只读')]
const TIME = expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
const NOBODY = '00000000-0000-7000-8000-000000000000'

const refusalOf = (list: string, keys: readonly string[], input: object = {}, caller = admin) =>
  caller.refusal(START, { input: inputOf({ list, columns: keys.map((key) => ({ key, title: key })), ...input }) })

describe('an export of device keys', () => {
  const keys = ['name', 'truckCode', 'key', 'state', 'createBy', 'createTime', 'usedTime', 'revokeTime']

  it('tells each by its tail, never by the key', async () => {
    const create = 'mutation ($input: DeviceKeyInput!) { createDeviceKey(input: $input) { key deviceKey { id tail } } }'
    const made = await admin.ask<{ createDeviceKey: { key: string; deviceKey: { id: string; tail: string } } }>(
      create,
      {
        input: { name: '北斗平台' },
      },
    )
    const { key, deviceKey } = made.createDeviceKey
    await admin.ask('mutation ($id: ID!) { revokeDeviceKey(id: $id) { id } }', { id: deviceKey.id })
    const filter = { name: '北斗', revoked: true }
    const rows = await written(admin, company, { list: 'DEVICE_KEYS', keys, filter })
    expect(rows).toEqual([
      keys,
      ['北斗平台', '不限车辆', `…${deviceKey.tail}`, '已吊销', '管理员', TIME, undefined, TIME],
    ])
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  it('is refused to people who may not see them', async () => {
    expect(await refusalOf('DEVICE_KEYS', ['name'], {}, reader)).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  })
})

describe('an export of imports', () => {
  const cut = ['fileName', 'status', 'createBy', 'total', 'createCount', 'refusedCount', 'pendingCount', 'commitTime']
  const told = ['line', 'outcome', 'cell', 'value', 'told', 'truckCode', 'waybillNo']

  it('has the history, and of one import the rows that are looked at', async () => {
    const own = await newCompany()
    const caller = await own.as('管理员')
    const ground = await importGround(own)
    const bad = goodRow(ground, { truckCode: '粤Z0000' })
    const { id } = await imported(caller, own, [goodRow(ground), bad, goodRow(ground)])
    await check(caller, [goodRow(ground)])
    const history = await written(caller, own, { list: 'WAYBILL_IMPORTS', keys: cut })
    expect(history).toEqual([
      cut,
      ['一月.xlsx', '待确认', '管理员', 1, 1, 0, 1, undefined].slice(0, 7),
      ['一月.xlsx', '已完成', '管理员', 3, 2, 1, 0, TIME],
    ])
    const list = 'WAYBILL_IMPORT_ROWS'
    const refused = { importId: id, outcome: ['REFUSED'] }
    expect(await written(caller, own, { list, keys: told, filter: refused })).toEqual([
      told,
      [3, '拒绝', 'B3', '粤Z0000', '车牌号“粤Z0000”不存在', '粤Z0000'],
    ])
    const all = await written(caller, own, { list, keys: told, filter: { importId: id } })
    expect(all.map(([line, outcome]) => [line, outcome])).toEqual([
      ['line', 'outcome'],
      [2, '已新增'],
      [3, '拒绝'],
      [4, '已新增'],
    ])
    expect(await written(admin, company, { list, keys: told, filter: { importId: id } })).toEqual([told])
  })

  it('of rows says which import it means, and no rows by number', async () => {
    const invalid = { extensions: { code: 'INVALID_INPUT' } }
    expect(await refusalOf('WAYBILL_IMPORT_ROWS', ['line'])).toMatchObject({
      ...invalid,
      message: 'input.list.waybillImportRows.filter：必填',
    })
    const input = { filter: { importId: NOBODY }, ids: [`${NOBODY}:2`] }
    expect(await refusalOf('WAYBILL_IMPORT_ROWS', ['line'], input)).toMatchObject({
      ...invalid,
      message: '该列表的记录没有编号，请改用查询条件',
    })
    const sort = [{ field: 'CREATE_TIME', direction: 'ASC' }]
    expect(await refusalOf('WAYBILL_IMPORTS', ['fileName'], { sort })).toMatchObject(invalid)
  })
})

describe('an export of the coverage of direct-pay prices', () => {
  const keys = ['tpMode', 'garbageName', 'projectPrice', 'unsettledCount', 'coveredCount', 'missing']
  const list = 'PRICE_COVERAGE'

  it('names everybody who has no price for what the filter means', async () => {
    const haul = await newHaul(company)
    const { project, soilType, dumpSite, truck, driver } = haul
    await newProjectPrice(company, { ...haul, price: '100.00' })
    await newProjectPrice(company, { ...haul, tpMode: 'RELEASE', price: '60.00', dumpSite: undefined })
    await newWaybills(company, 2, { project, soilType, dumpSite, truck, driver, tpMode: 'FREIGHT' })
    await approvePrice(admin, await applyFor(admin, freightOf(haul)))
    const filter = { projectInfoId: project.id }
    const freight = ['货运', dumpSite.name, 100, 2, 0, '黄师傅（张师傅）']
    const release = ['放飞', undefined, 60, 0, 0, '黄师傅']
    expect(await written(admin, company, { list, keys, filter })).toEqual([keys, freight, release])
    expect(await written(admin, company, { list, keys, filter: { ...filter, tpMode: 'FREIGHT' } })).toEqual([
      keys,
      freight,
    ])
    expect(await written(admin, company, { list, keys, filter: { ...filter, gaps: false } })).toEqual([keys])
    const rest = await admin.rest('POST', '/chain/excelExport/postCreateByCode', {
      body: {
        code: list,
        columns: [{ key: 'tpMode', title: '模式' }],
        params: { projectInfoId: project.id, gaps: '1' },
      },
    })
    expect(await done(admin, company, rest.json().data)).toMatchObject({ status: 'DONE', total: 2 })
  })

  it('fails where the company has no such project, and is not started without one', async () => {
    const stranger = await newHaul(await newCompany())
    const columns = [{ key: 'tpMode', title: '模式' }]
    const task = await start(admin, { list, columns, filter: { projectInfoId: stranger.project.id } })
    await done(admin, company, task)
    expect(await taskOf(admin, task)).toMatchObject({ status: 'FAILED', error: '项目不存在' })
    const bare = await admin.rest('POST', '/chain/excelExport/postCreateByCode', { body: { code: list, columns } })
    expect(bare.json()).toMatchObject({
      code: 1,
      errorCode: 'INVALID_INPUT',
      fieldErrors: [{ field: 'params.projectInfoId', message: '请输入项目编号' }],
    })
  })
})

describe('an export of the scan list', () => {
  it("has the clerk's own cards as they were scanned, the last first", async () => {
    const own = await newCompany()
    const clerk = await own.as('结算员')
    const [first, second] = [await newCard(own), await newCard(own)]
    await newWaybill(own, { card: first })
    await scan(clerk, first, second)
    await give(clerk, '王五', second)
    const keys = ['cardNo', 'cardType', 'captainName', 'waybillsCount', 'giveCardUserId', 'payeeName', 'giveCardNo']
    expect(await written(clerk, own, { list: 'SCANNED_CARDS', keys })).toEqual([
      keys,
      [second.cardNo, '购票', '黄师傅', 0, '王五'],
      [first.cardNo, '购票', '黄师傅', 1],
    ])
    expect(await written(clerk, own, { list: 'SCANNED_CARDS', keys, ids: [first.id] })).toHaveLength(2)
    expect(await written(await own.as('管理员'), own, { list: 'SCANNED_CARDS', keys })).toEqual([keys])
  })
})
