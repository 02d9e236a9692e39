import { sheets } from '@tufang/server/domains'
import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'
import { done, RETRY, start, type Task, tasksOf } from './export-task'

interface Sheet {
  name: string
  title: string
  permission: string
  permissionLabel: string
  allowed: boolean
  columns: { key: string; title: string; kind: string; unit: string | null }[]
}

const fields = 'name title permission permissionLabel allowed columns { key title kind unit }'

describe('what can be exported', () => {
  it('is told with its columns: what they are called, how they are written, in which unit', async () => {
    const clerk = await (await newCompany()).as('结算员')
    const { sheet } = await clerk.ask<{ sheet: Sheet }>(`{ sheet(name: WAYBILLS) { ${fields} } }`)
    expect(sheet).toMatchObject({
      name: 'WAYBILLS',
      title: '公司运单',
      permission: 'chain:companywaybill:get',
      permissionLabel: '查看运单',
      allowed: true,
    })
    const column = (key: string) => sheet.columns.find((one) => one.key === key)
    expect(column('no')).toEqual({ key: 'no', title: '运单号', kind: 'TEXT', unit: null })
    expect(column('receivable')).toEqual({ key: 'receivable', title: '应收', kind: 'MONEY', unit: '元' })
    expect(column('weightTons')).toMatchObject({ title: '数量', kind: 'QUANTITY', unit: null })
    expect(column('goDatetime')).toMatchObject({ kind: 'DATETIME' })
  })

  it('is every sheet that a domain offers, and says who may have it', async () => {
    const company = await newCompany()
    const of = async (role: Parameters<typeof company.as>[0]) =>
      (await (await company.as(role)).ask<{ sheets: Sheet[] }>(`{ sheets { ${fields} } }`)).sheets
    const all = await of('管理员')
    expect(all.map(({ name }) => name).toSorted()).toEqual(Object.keys(sheets).toSorted())
    expect(all.every(({ allowed, columns }) => allowed && columns.length > 0)).toBe(true)
    const seen = (await of('只读')).filter(({ allowed }) => allowed).map(({ name }) => name)
    expect(seen).toContain('WAYBILLS')
    expect(seen).not.toContain('WAYBILL_IMPORTS')
  })

  it('can be asked for with the keys and titles that were told', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const { sheets } = await admin.ask<{ sheets: Sheet[] }>(`{ sheets { ${fields} } }`)
    const plain = sheets.filter(
      ({ name }) => !['PRICE_COVERAGE', 'RECEIPT_CARDS', 'WAYBILL_IMPORT_ROWS'].includes(name),
    )
    for (const { name, columns } of plain) {
      const task = await start(admin, { list: name, columns: columns.map(({ key, title }) => ({ key, title })) })
      expect(await done(admin, company, task), name).toMatchObject({ status: 'DONE' })
    }
  })
})

describe('a task of a sheet that is no more', () => {
  it('fails with a sentence, and stays in the list', async () => {
    const company = await newCompany()
    const admin = await company.as('管理员')
    const task = await start(admin)
    await rowsOf(sql`update export_task set list = 'LONG_GONE' where company_id = ${company.id} and id = ${task.id}`)
    const gone = { list: null, title: '公司运单', status: 'FAILED', error: '列表LONG_GONE已不能导出，请改选其他列表' }
    expect(await done(admin, company, task)).toMatchObject(gone)
    await admin.ask<{ retryExport: Task }>(RETRY, { id: task.id })
    expect(await done(admin, company, task)).toMatchObject(gone)
    expect(await tasksOf(admin)).toHaveLength(1)
    const listed = await admin.rest('GET', '/chain/excelExport/list', {})
    expect(listed.json()).toMatchObject({ data: [{ code: 'LONG_GONE', status: 'FAILED' }] })
  })
})
