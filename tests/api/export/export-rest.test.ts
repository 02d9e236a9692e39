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
    expect(data.url).toBeNull()
    expect(await done(clerk, company, data)).toMatchObject({ status: 'DONE', total: 3 })
    const tasks = (await clerk.rest('GET', '/chain/excelExport/list')).json<{ data: { id: string; url: string }[] }>()
    const url = tasks.data.find(({ id }) => id === data.id)?.url ?? ''
    expect((await clerk.rest('GET', url)).headers['content-type']).toContain('spreadsheetml')

    const some = await post({ code: 'WAYBILLS', columns: columns.waybills, ids: waybill.id })
    await done(clerk, company, some.data)
    expect((await rowsOfFile(clerk, some.data)).map(([no]) => no)).toEqual(['运单号', waybill.no])
    const file = await download(clerk, some.data)
    expect(file.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringContaining(encodeURIComponent('公司运单')),
    })
  })

  it('exports what a query finds, asked for as the page of the list is, in its order', async () => {
    const own = await newCompany()
    const caller = await own.as('结算员')
    const [first, second] = [
      await newWaybill(own, { status: 'IN_TRANSIT' }),
      await newWaybill(own, { status: 'IN_TRANSIT' }),
    ]
    await newWaybills(own, 2)
    const ask = async (body: object) => (await caller.rest('POST', PATH, { body })).json()
    const body = { code: 'WAYBILLS', columns: columns.waybills }
    const { data } = await ask({ ...body, params: { status: 2, ascs: 'no', current: 3, size: 1 } })
    await done(caller, own, data)
    expect((await rowsOfFile(caller, data)).map(([no]) => no)).toEqual(['运单号', ...[first.no, second.no].toSorted()])
    expect(await ask({ ...body, params: { status: '飞' } })).toMatchObject({ code: 1, errorCode: 'INVALID_INPUT' })
    const { data: byStatus } = await ask({ ...body, params: { descs: 'status,nothing', size: 1 } })
    await done(caller, own, byStatus)
    const later = (await rowsOfFile(caller, byStatus)).map(([no]) => no).slice(-2)
    expect(later.toSorted()).toEqual([first.no, second.no].toSorted())
    const others = { code: 'ANOMALIES', columns: [{ key: 'no', title: '运单号' }] }
    expect(await ask({ ...others, params: { no: '1' } })).toMatchObject({
      code: 1,
      fieldErrors: [{ field: 'params', message: '该列表不能按条件导出，请改用ids或不填' }],
    })
    for (const code of ['RECEIPTS', 'SETTLEMENTS', 'CARDS', 'EXCAVATOR_RECORDS']) {
      const key = { RECEIPTS: 'giveCardNo', SETTLEMENTS: 'settleNo', CARDS: 'cardNo' }[code] ?? 'machineCode'
      const task = await ask({ code, columns: [{ key, title: '号' }], params: { [key]: 'X1' } })
      expect(await done(caller, own, task.data)).toMatchObject({ status: 'DONE', total: 0 })
    }
  })

  it('is followed, stopped and begun again over REST', async () => {
    const { data } = await post({ code: 'WAYBILLS', columns: columns.waybills })
    const verb = async (name: string) =>
      (await clerk.rest('POST', `/chain/excelExport/${name}`, { body: { id: data.id } })).json()
    const listed = async () =>
      (await clerk.rest('GET', '/chain/excelExport/list')).json().data.find(({ id }: { id: string }) => id === data.id)
    expect(await verb('cancel')).toMatchObject({ code: 0, data: { id: data.id, status: 'CANCELLED' } })
    expect(await verb('cancel')).toMatchObject({ code: 1, errorCode: 'MOVE_NOT_ALLOWED' })
    expect(await verb('retry')).toMatchObject({ code: 0, data: { status: 'QUEUED' } })
    await done(clerk, company, data)
    expect(await listed()).toMatchObject({ code: 'WAYBILLS', status: 'DONE', error: null })
    const colleague = await company.as('审核员')
    expect((await colleague.rest('GET', '/chain/excelExport/list')).json().data).toEqual([])
  })

  it('starts one for one idempotency key', async () => {
    const body = { code: 'CARDS', columns: [{ key: 'cardNo', title: '卡号' }] }
    const [first, again] = [await post(body, { 'idempotency-key': 'k' }), await post(body, { 'idempotency-key': 'k' })]
    expect(again).toEqual(first)
  })

  it.each([
    [{ code: 'CompanyCardExcelExport', columns: columns.waybills }, '不支持的导出代码'],
    [{ code: 'CompanyCardGiverExcelExport' }, '请输入回执单号'],
    [{ code: 'WAYBILLS', columns: [{ key: 'x', title: 'x' }] }, '没有这一列'],
    [{ code: 'WAYBILLS', columns: [] }, '请选择要导出的列'],
  ])('refuses %j', async (body, msg) => {
    expect(await post(body)).toMatchObject({ code: 1, msg, errorCode: 'INVALID_INPUT' })
  })
})
