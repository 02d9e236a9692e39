import { newCompany } from '@tufang/tests/company'
import { newWaybill, newWaybills } from '@tufang/tests/factories/waybill'
import { describe, expect, it } from 'vitest'
import { columns, done, download, rowsOfFile } from './export-task'

const company = await newCompany()
const clerk = await company.as('结算员')
const PATH = '/chain/excelExport/postCreateByCode'
const post = async (body: unknown, headers?: Record<string, string>) =>
  (await clerk.rest('POST', PATH, { body, ...(headers ? { headers } : {}) })).json()

describe('postCreateByCode', () => {
  it('starts an export of a whole list, or of some rows', async () => {
    const [waybill] = [await newWaybill(company), await newWaybills(company, 2)]
    const { code, data } = await post({ code: 'WAYBILLS', columns: columns.waybills })
    expect({ code, data }).toMatchObject({
      code: 0,
      data: { code: 'WAYBILLS', title: '公司运单', status: 'QUEUED', done: 0 },
    })
    expect(data.expireTime).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
    expect(await done(clerk, company, data)).toMatchObject({ status: 'DONE', total: 3 })

    const some = await post({ code: 'WAYBILLS', columns: columns.waybills, ids: waybill.id })
    await done(clerk, company, some.data)
    expect((await rowsOfFile(clerk, some.data)).map(([no]) => no)).toEqual(['运单号', waybill.no])
    const file = await download(clerk, some.data)
    expect(file.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining(encodeURIComponent('公司运单')),
    })
  })

  it('starts one for one idempotency key', async () => {
    const body = { code: 'CARDS', columns: [{ key: 'cardNo', title: '卡号' }] }
    const [first, again] = [await post(body, { 'idempotency-key': 'k' }), await post(body, { 'idempotency-key': 'k' })]
    expect(again).toEqual(first)
  })

  it.each([
    [{ code: 'CompanyCardGiverExcelExport', columns: columns.waybills }, '不支持的导出代码'],
    [{ code: 'WAYBILLS', columns: [{ key: 'x', title: 'x' }] }, '没有这一列'],
    [{ code: 'WAYBILLS' }, '请选择要导出的列'],
  ])('refuses %j', async (body, msg) => {
    expect(await post(body)).toMatchObject({ code: 1, msg, errorCode: 'INVALID_INPUT' })
  })
})
