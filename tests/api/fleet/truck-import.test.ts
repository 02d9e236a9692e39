import { newCompany } from '@tufang/tests/company'
import { checkData, commitData, dataImportDocuments, dataRows } from '@tufang/tests/data-import'
import { newCaptain } from '@tufang/tests/factories/captain'
import { newTruck } from '@tufang/tests/factories/truck'
import { statementsOf } from '@tufang/tests/queries'
import { giveOwnRole } from '@tufang/tests/role'
import { uniqueDigits, uniqueName } from '@tufang/tests/unique'
import { rowsOfXlsx } from '@tufang/tests/waybill-import'
import type { TestCell } from '@tufang/tests/workbook'
import { describe, expect, it } from 'vitest'

const HEAD = ['车牌号', '车队长', '车型', '容积', '备用列']
const plate = () => `粤B${uniqueDigits(5)}`

async function ground() {
  const company = await newCompany()
  return {
    company,
    admin: await company.as('管理员'),
    captain: await newCaptain(company, { name: `陈${uniqueName()}` }),
  }
}

describe('a sheet of trucks', () => {
  it('is checked, taken in, and tells what became of each row', async () => {
    const { company, admin, captain } = await ground()
    const known = await newTruck(company, { captain, plate: plate() })
    const fresh = plate()
    const rows: TestCell[][] = [
      [`${fresh.slice(0, 2)}·${fresh.slice(2)}`, captain.name, '自卸车', '18.5方', 'x'],
      [known.plate, captain.name, '泥头车', 20, 'x'],
      ['坏车牌', '查无此人', null, '二十', 'x'],
    ]
    const task = await checkData(admin, 'TRUCK', [HEAD, ...rows])
    expect(task).toMatchObject({
      status: 'CHECKED',
      total: 3,
      createCount: 1,
      updateCount: 1,
      refusedCount: 1,
      pendingCount: 2,
      allowedActions: ['commit', 'cancel'],
    })
    const told = await dataRows(admin, task)
    expect(told.map(({ outcome, done }) => [outcome, done])).toEqual([
      ['CREATE', false],
      ['UPDATE', false],
      ['REFUSED', false],
    ])
    expect(told[1]?.changes).toEqual([
      { label: '车型', before: null, after: '泥头车' },
      { label: '车厢容积', before: null, after: '20.000' },
    ])
    expect(told[2]?.issues.map(({ cell, message }) => [cell, message])).toEqual([
      ['D4', '须为数字，最多3位小数'],
      ['B4', '车队长“查无此人”不存在'],
      ['A4', '车牌格式不正确，例如粤B12345'],
    ])
    expect(await commitData(admin, company, task)).toMatchObject({ status: 'DONE', createCount: 1, updateCount: 1 })
    const { trucks } = await admin.ask<{ trucks: { records: object[] } }>(
      '{ trucks { records { plate captainName vehicleType volumeCubic history { label after } } } }',
    )
    expect(trucks.records).toContainEqual(
      expect.objectContaining({
        plate: fresh,
        captainName: captain.name,
        vehicleType: '自卸车',
        volumeCubic: '18.500',
      }),
    )
    expect(trucks.records).toContainEqual(
      expect.objectContaining({ plate: known.plate, vehicleType: '泥头车', volumeCubic: '20.000' }),
    )
    const [path = '', query] = task.reportUrl.split('?')
    const report = await admin.rest('GET', path, { query: Object.fromEntries(new URLSearchParams(query)) })
    expect(rowsOfXlsx(report.rawPayload)).toHaveLength(4)
    const again = await checkData(admin, 'TRUCK', [HEAD, ...rows.slice(0, 2)])
    expect(again).toMatchObject({ unchangedCount: 2, pendingCount: 0, allowedActions: ['cancel'] })
  })

  it('comes back as its template, with the captains to choose from', async () => {
    const { admin, captain } = await ground()
    const { rawPayload, statusCode } = await admin.rest('GET', '/chain/dataImport/template', {
      query: { kind: 'TRUCK' },
    })
    expect(statusCode).toBe(200)
    const [titles, example] = rowsOfXlsx(rawPayload)
    expect(titles).toEqual(['车牌*', '车队长*', '车型', '车厢容积', '核定载重'])
    expect(example).toEqual(['示例', captain.name, '自卸车', '18', '30'])
  })

  it('needs the right to make some, and to change some', async () => {
    const { company, captain } = await ground()
    const known = await newTruck(company, { captain, plate: plate() })
    await giveOwnRole(company, ['chain:basedata:get', 'chain:basedata:add'])
    const maker = await company.as('结算员')
    const task = await checkData(maker, 'TRUCK', [HEAD, [known.plate, captain.name, '泥头车', 20, null]])
    expect((await dataRows(maker, task))[0]).toMatchObject({
      outcome: 'REFUSED',
      issues: [{ message: expect.stringContaining('修改车辆') }],
    })
    const reader = await company.as('只读')
    for (const code of [
      await reader.code(dataImportDocuments.one, { id: task.id }),
      await reader.code(dataImportDocuments.rows, { filter: { importId: task.id } }),
    ])
      expect(code).toBe('NOT_FOUND')
    const input = { fileName: 'a.xlsx', content: 'AAAA' }
    expect(await reader.code(dataImportDocuments.upload, { kind: 'TRUCK', input })).toBe('FORBIDDEN')
    const seen = await reader.ask<{ answer: { total: number } }>(dataImportDocuments.all, { kind: 'TRUCK' })
    expect([seen.answer.total, await reader.ask('{ dataImportKinds { kind } }')]).toEqual([0, { dataImportKinds: [] }])
    const stranger = await (await newCompany()).as('管理员')
    expect(await stranger.code(dataImportDocuments.one, { id: task.id })).toBe('NOT_FOUND')
    expect(await stranger.code(dataImportDocuments.rows, { filter: { importId: task.id } })).toBe('NOT_FOUND')
  })

  it('costs as many statements for a hundred rows as for two', async () => {
    const { admin, captain } = await ground()
    const sheet = (count: number) => [
      HEAD,
      ...Array.from({ length: count }, (_, at) => [`粤B${10_000 + at}`, captain.name, '自卸车', 18, null]),
    ]
    const statements = async (count: number) =>
      (await statementsOf(() => checkData(admin, 'TRUCK', sheet(count)))).length
    expect(await statements(100)).toBe(await statements(2))
  })
})
