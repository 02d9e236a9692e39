import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import {
  check,
  commit,
  goodRow,
  importDocuments,
  importGround,
  post,
  rowsOfXlsx,
  sheetOf,
  work,
} from '@tufang/tests/waybill-import'
import { sharedTexts, sheetXml, type TestCell, workbook, workbookOf } from '@tufang/tests/workbook'
import type { ZipPart } from '@tufang/tests/zip'
import { describe, expect, it } from 'vitest'

const MB = 1024 * 1024
const STATE = '/chain/thirdImport/thirdImportTaskMessage'
const RESULT = '/chain/thirdImport/result'

const company = await newCompany()
const clerk = await company.as('结算员')
const ground = await importGround(company)
const HEADS = ['项目名称', '车牌号', '出场时间', '运输模式', '出场土质', '渣土场']
const good = (): TestCell[] => {
  const { projectName, truckCode, goDatetime, tpMode, goSoilType, garbageName } = goodRow(ground)
  return [projectName, truckCode, goDatetime, tpMode, goSoilType, garbageName].map((cell) => cell ?? null)
}
const sheet = (...parts: ZipPart[]) => workbook([HEADS, good()], { parts })
const raw = (xml: string) => workbookOf({ sheets: [{ name: '运单', xml }] })
const macroType =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>'

describe('a hostile file is refused in plain words, and nothing is written', () => {
  it.each<[string, () => Buffer, string]>([
    ['no spreadsheet', () => Buffer.from('%PDF-1.7 一月运单'), '不是有效的Excel文件，请上传.xlsx文件'],
    [
      'a zip bomb',
      () => sheet({ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(70 * MB, ' ') }),
      '文件解压后超过64MB，已拒绝读取',
    ],
    [
      'a zip bomb that says it is small',
      () => sheet({ name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(70 * MB, ' '), claimedSize: 900 }),
      '文件解压后超过64MB，已拒绝读取',
    ],
    [
      '1,048,576 empty rows',
      () => raw(sheetXml(Array.from({ length: 1_048_576 }, (_, at) => `<row r="${at + 1}"/>`).join(''))),
      '工作表有1,048,576行（含空行），最多100,000行，请删除多余的空行后上传',
    ],
    [
      'formulas for headings',
      () => workbook([[...HEADS, { xml: '<f>A1</f><v>1</v>' }], good()]),
      '表头G1是公式或错误值，请改为文字',
    ],
    [
      'macros',
      () => sheet({ name: 'xl/vbaProject.bin', content: 'Attribute VB_Name = "ThisWorkbook"' }),
      '工作簿含有宏，请另存为不含宏的.xlsx后上传',
    ],
    [
      'an .xlsm',
      () =>
        sheet({ name: '[Content_Types].xml', content: macroType }, { name: 'xl/vbaProject.bin', content: 'Attribute' }),
      '工作簿含有宏，请另存为不含宏的.xlsx后上传',
    ],
    [
      'a cell of 10 MB',
      () => workbook([HEADS, [...good(), '长'.repeat((10 * MB) / 3)]]),
      '单元格G2的内容超过32,767个字符',
    ],
    [
      'a shared text of 10 MB',
      () =>
        workbook([HEADS, [...good(), { xml: '<v>0</v>', type: 's' }]], { parts: [sharedTexts('x'.repeat(10 * MB))] }),
      '单元格G2的内容超过32,767个字符',
    ],
    ['the same heading twice', () => workbook([[...HEADS, '车号'], good()]), '表头重复：B1和G1都是“车牌号”'],
    ['headings and nothing below', () => workbook([HEADS]), '表头下面没有数据'],
    [
      'more than 20,000 rows',
      () => workbook([HEADS, ...Array.from({ length: 20_001 }, (_, at) => ['甲', `粤B${at}`])]),
      '有20,001行数据，一次最多导入20,000行，请拆分后上传',
    ],
  ])('%s', async (_, make, message) => {
    const before = await contentOfDatabase(company)
    expect(await post(clerk, make(), { check: false })).toMatchObject({
      status: 400,
      code: 1,
      errorCode: 'INVALID_INPUT',
      msg: message,
      fieldErrors: [{ field: 'file', message }],
    })
    expect(await contentOfDatabase(company)).toEqual(before)
  })

  it('a file of more than 10 MB', async () => {
    const before = await contentOfDatabase(company)
    expect(await post(clerk, Buffer.alloc(10 * MB + 1, 'P'))).toMatchObject({
      status: 400,
      code: 1,
      errorCode: 'FILE_TOO_LARGE',
      msg: '文件不能超过10MB，请缩小或拆分后上传',
    })
    expect(await contentOfDatabase(company)).toEqual(before)
  })

  it('formulas in rows: each is refused at its cell, none is computed, and nothing is left to import', async () => {
    const formula: TestCell = { xml: '<f>HYPERLINK("http://x","1")</f><v>1</v>', type: 'str' }
    const rows = [good(), good()].map((cells) => [...cells, formula, '车'])
    const { code, data } = await post(clerk, workbook([[...HEADS, '数量', '单位'], ...rows]))
    expect([code, data]).toMatchObject([
      0,
      {
        total: 2,
        refusedCount: 2,
        pendingCount: 0,
        errors: [
          { line: 2, cell: 'G2', column: '数量', value: null, msg: '是公式，请粘贴为数值后再导入' },
          { line: 3, cell: 'G3', column: '数量', value: null, msg: '是公式，请粘贴为数值后再导入' },
        ],
      },
    ])
    expect(await clerk.refusal(importDocuments.commit, { id: data.id })).toMatchObject({ message: '没有可以导入的行' })
  })

  it('and the server goes on answering', async () => {
    expect(await check(clerk, [goodRow(ground)])).toMatchObject({ createCount: 1 })
  })
})

describe('third-party programs', () => {
  const state = async (query: Record<string, string>, caller = clerk) =>
    (await caller.rest('GET', STATE, { query })).json<{ code: number; errorCode?: string; data: object }>()

  it('send a file, which is imported at once, ask how it stands and fetch the result', async () => {
    const rows = [
      goodRow(ground),
      goodRow(ground, { truckCode: '粤Ｚ０００００' }),
      goodRow(ground, { tpMode: '飞奔' }),
    ]
    const { data: task } = await post(clerk, sheetOf(rows), { check: false })
    expect(task).toMatchObject({ status: 'QUEUED', total: 3, createCount: 1, refusedCount: 2, pendingCount: 1 })
    await work(clerk, company, task)
    const { data } = await state({ id: task.id })
    expect(data).toMatchObject({
      id: task.id,
      status: 'DONE',
      createCount: 1,
      pendingCount: 0,
      error: null,
      errors: [
        { line: 3, cell: 'B3', column: '车牌号', value: '粤Ｚ０００００', msg: '车牌号“粤Z00000”不存在' },
        { line: 4, cell: 'D4', column: '运输模式', value: '飞奔', msg: expect.stringContaining('不是运输模式') },
      ],
    })
    expect((await state({})).data).toEqual(data)
    const file = await clerk.rest('GET', RESULT, { query: { id: task.id } })
    const [heads = [], ...told] = rowsOfXlsx(file.rawPayload)
    const mode = heads.indexOf('运输模式')
    expect(told.map((cells) => [cells[1], cells[mode]])).toEqual([
      ['已新增', '货运'],
      ['拒绝', '货运'],
      ['拒绝', '飞奔'],
    ])
  })

  it('get the same answer for the same key', async () => {
    const file = sheetOf([goodRow(ground)])
    const headers = { 'idempotency-key': 'import-once' }
    const [first, again] = [await post(clerk, file, { headers }), await post(clerk, file, { headers })]
    expect(again.data.id).toBe(first.data.id)
  })

  it('of another company find nothing, and of those who may only read none', async () => {
    const foreigner = await (await newCompany()).as('管理员')
    const task = await check(clerk, [goodRow(ground)])
    expect(await state({ id: task.id }, foreigner)).toMatchObject({ code: 1, errorCode: 'NOT_FOUND' })
    expect((await foreigner.rest('GET', RESULT, { query: { id: task.id } })).statusCode).toBe(400)
    const reader = await company.as('只读')
    expect(await post(reader, sheetOf([goodRow(ground)]))).toMatchObject({ status: 403, code: 1 })
    expect(await state({ id: task.id }, reader)).toMatchObject({ code: 1, errorCode: 'FORBIDDEN' })
    await commit(clerk, task)
  })
})
