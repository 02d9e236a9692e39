import { sql } from '@tufang/server/kernel/sql/sql'
import { ImportRunner } from '@tufang/server/modules/import/run/import-runner'
import { expectSound } from '@tufang/tests/checks'
import { DAY } from '@tufang/tests/clock'
import { newCompany, type TestCompany } from '@tufang/tests/company'
import { testDatabase } from '@tufang/tests/database'
import { rowsOf } from '@tufang/tests/rows'
import { services, testGround } from '@tufang/tests/services'
import { createToyTables, dropToyTables, FORBIDDEN, toyImport, toyImportingOf, toyWork } from '@tufang/tests/toy-import'
import { rowsOfXlsx } from '@tufang/tests/waybill-import'
import { type TestCell, workbook } from '@tufang/tests/workbook'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ground = await testGround()
const toy = toyImportingOf(ground)
const HEAD: TestCell[] = ['编号*', '名称', '价格（元）']

beforeAll(createToyTables)
afterAll(dropToyTables)

const check = (company: TestCompany, rows: TestCell[][], commit = false) =>
  toy.uploads.upload(company.actor('管理员'), { name: '工具.xlsx', content: workbook([HEAD, ...rows]), commit })

const work = (company: TestCompany, id: string, signal?: AbortSignal) =>
  toy.runner.work({ companyId: company.id, id }, signal)

const find = (company: TestCompany, id: string) => toy.imports.find(company.actor('管理员'), id)

const toolsOf = (company: TestCompany) =>
  rowsOf<{ no: string; name: string; price: string | null }>(
    sql`select no, name, price::text from toy where company_id = ${company.id} order by no`,
  )

const outcomesOf = async (company: TestCompany, id: string) => {
  const { records } = await toy.imports.rows(company.actor('管理员'), { filter: { importId: id } })
  return records
}

describe('an import of anything', () => {
  it('is checked without a trace, done when the word is given, and told row by row', async () => {
    const company = await newCompany()
    const rows = [
      ['T1', '铁锹', '¥12.50'],
      ['T2', FORBIDDEN, 1],
      ['T1', '镐', 2],
      ['T3', '镐', '贵'],
      ['T4', '镐', null],
    ]
    const id = await check(company, rows)
    expect(await find(company, id)).toMatchObject({ status: 'CHECKED', total: 5, createCount: 2, refusedCount: 3 })
    expect(await toolsOf(company)).toEqual([])
    expect(await outcomesOf(company, id)).toMatchObject([
      { line: 2, outcome: 'CREATE', done: false, no: 'T1', name: '铁锹', toyId: null, issues: [] },
      {
        line: 3,
        outcome: 'REFUSED',
        issues: [{ cell: 'B3', column: '工具名称', message: '不能导入炸药', value: FORBIDDEN }],
      },
      { line: 4, outcome: 'REFUSED', issues: [{ cell: 'A4', message: '与第2行重复：同一工具编号' }] },
      { line: 5, outcome: 'REFUSED', issues: [{ cell: 'C5', message: '须为数字，最多2位小数', value: '贵' }] },
      { line: 6, outcome: 'CREATE', done: false },
    ])
    expect(await toy.imports.commit(company.actor('管理员'), id)).toMatchObject({ status: 'QUEUED', pendingCount: 2 })
    await work(company, id)
    expect(await find(company, id)).toMatchObject({ status: 'DONE', createCount: 2, pendingCount: 0 })
    expect(await toolsOf(company)).toEqual([
      { no: 'T1', name: '铁锹', price: '12.50' },
      { no: 'T4', name: '镐', price: null },
    ])
    expect((await outcomesOf(company, id))[0]).toMatchObject({ done: true, toyNo: 'T1' })
  })

  it('of what is there changes it, and says what it changed', async () => {
    const company = await newCompany()
    await work(
      company,
      await check(
        company,
        [
          ['T1', '铁锹', 1],
          ['T2', '镐', 1],
        ],
        true,
      ),
    )
    const id = await check(
      company,
      [
        ['T1', '大铁锹', 1],
        ['T2', '镐', 1],
        ['T3', '锤', 1],
      ],
      true,
    )
    expect(await find(company, id)).toMatchObject({ createCount: 1, updateCount: 1, unchangedCount: 1 })
    expect((await toolsOf(company)).map(({ name }) => name)).toEqual(['铁锹', '镐'])
    await work(company, id)
    expect((await toolsOf(company)).map(({ name }) => name)).toEqual(['大铁锹', '镐', '锤'])
    const { content, name } = await toy.files.report(company.actor('管理员'), id)
    expect(name).toMatch(/^导入结果_工具_\d{4}-\d\d-\d\d\.xlsx$/)
    expect(rowsOfXlsx(content)).toEqual([
      ['行号', '结果', '系统工具号', '原因或变化', '工具编号', '工具名称', '价格'],
      [2, '已更新', 'T1', '工具名称：铁锹→大铁锹', 'T1', '大铁锹', '1'],
      [3, '无变化', 'T2', undefined, 'T2', '镐', '1'],
      [4, '已新增', 'T3', undefined, 'T3', '锤', '1'],
    ])
  })

  it('that is cut off between two pieces goes on where it stopped', async () => {
    const company = await newCompany()
    const rows = Array.from({ length: 7 }, (_, at): TestCell[] => [`T${at}`, '镐', 1])
    const id = await check(company, rows, true)
    const stopping = new AbortController()
    let pieces = 0
    const run: typeof ground.run = (actor, options, body) => {
      if (options.name === 'toy.import.piece' && ++pieces === 2) stopping.abort(new Error('stopping'))
      return ground.run(actor, options, body)
    }
    const { members } = await services()
    const actorOf = (...member: Parameters<typeof members.actorOf>) => members.actorOf(...member)
    const small = new ImportRunner(toyImport, toyWork, { ...ground, run }, actorOf, 2)
    await small.work({ companyId: company.id, id }, stopping.signal).catch(() => undefined)
    expect(await toolsOf(company)).toHaveLength(4)
    expect(await find(company, id)).toMatchObject({ status: 'QUEUED', pendingCount: 3 })
    expect(await toy.runner.waiting(false)).toContainEqual({ companyId: company.id, id })
    await work(company, id)
    expect(await toolsOf(company)).toHaveLength(7)
    expect(await find(company, id)).toMatchObject({ status: 'DONE', pendingCount: 0 })
  })

  it('that is cancelled stays as it is until it is gone on with', async () => {
    const company = await newCompany()
    const admin = company.actor('管理员')
    const id = await check(company, [['T1', '镐', 1]], true)
    expect(await toy.imports.cancel(admin, id)).toMatchObject({ status: 'CANCELLED' })
    await work(company, id)
    expect(await toolsOf(company)).toEqual([])
    expect(toy.imports.actions(admin, await find(company, id))).toEqual(['commit'])
    await toy.imports.commit(admin, id)
    await work(company, id)
    expect(await toolsOf(company)).toHaveLength(1)
    await expect(toy.imports.cancel(admin, id)).rejects.toMatchObject({ code: 'MOVE_NOT_ALLOWED' })
  })

  it('is nobody else’s, and goes when it has expired while what it made stays', async () => {
    const [company, other] = [await newCompany(), await newCompany()]
    const id = await check(company, [['T1', '镐', 1]], true)
    await work(company, id)
    await expect(toy.imports.find(other.actor('管理员'), id)).rejects.toThrow('工具导入不存在')
    const later = new Date(ground.clock.now().getTime() + 31 * DAY)
    expect(await toy.imports.removeExpired(company.id, later, 10)).toBe(1)
    expect(await rowsOf(sql`select 1 from toy_import_row where company_id = ${company.id}`)).toEqual([])
    expect(await toolsOf(company)).toHaveLength(1)
    await expectSound(await testDatabase())
  })

  it('has a template that it takes', async () => {
    const company = await newCompany()
    const { name, content } = await toy.files.template(company.actor('管理员'))
    expect(name).toBe('工具导入模板.xlsx')
    expect(rowsOfXlsx(content)).toEqual([
      ['工具编号*', '工具名称*', '价格'],
      ['示例', '铁锹', '12.50'],
    ])
    const upload = toy.uploads.upload(company.actor('管理员'), { name, content, commit: true })
    await expect(upload).rejects.toMatchObject({ message: '表头下面没有数据' })
  })
})
