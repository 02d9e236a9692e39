import { sql } from '@tufang/server/kernel/sql/sql'
import { newCompany } from '@tufang/tests/company'
import { contentOfDatabase } from '@tufang/tests/content'
import { rowsOf } from '@tufang/tests/rows'
import {
  commit,
  goodRow,
  type ImportAnswer,
  importDocuments,
  importGround,
  rowsOfImport,
  rowsOfXlsx,
  sheetOf,
  work,
} from '@tufang/tests/waybill-import'
import { describe, expect, it } from 'vitest'

const company = await newCompany()
const clerk = await company.as('结算员')
const ground = await importGround(company)

const UPLOAD = `mutation ($input: WaybillImportInput!, $key: String) { uploadWaybillImport(input: $input, idempotencyKey: $key) {
  id fileName status total createCount refusedCount pendingCount reportUrl allowedActions } }`
const fileOf = (...rows: Parameters<typeof sheetOf>[0]) => sheetOf(rows).toString('base64')
const sent = async (input: object, key?: string) =>
  (await clerk.ask<{ uploadWaybillImport: ImportAnswer }>(UPLOAD, { input: { fileName: '一月.xlsx', ...input }, key }))
    .uploadWaybillImport

describe('a program that speaks GraphQL alone', () => {
  it('sends a file, sees every row, gives the word and sees what became of it', async () => {
    const content = fileOf(goodRow(ground, { no: 'G-1' }), goodRow(ground, { no: 'G-2', tpMode: '飞' }))
    const task = await sent({ content })
    expect(task).toMatchObject({ status: 'CHECKED', total: 2, createCount: 1, refusedCount: 1, pendingCount: 1 })
    expect(await rowsOfImport(clerk, task, { outcome: ['REFUSED'] })).toMatchObject([
      { line: 3, issues: [{ cell: 'E3', column: '运输模式', value: '飞' }] },
    ])
    expect(await commit(clerk, task)).toMatchObject({ status: 'QUEUED' })
    expect(await work(clerk, company, task)).toMatchObject({ status: 'DONE', createCount: 1, refusedCount: 1 })
    const [path = '', query] = String(task.reportUrl).split('?')
    const report = await clerk.rest('GET', path, { query: Object.fromEntries(new URLSearchParams(query)) })
    expect(rowsOfXlsx(report.rawPayload)).toHaveLength(3)

    const again = await sent({ content })
    expect(again).toMatchObject({ createCount: 0, refusedCount: 1 })
    expect(again.id).not.toBe(task.id)
  })

  it('may have what is good imported at once, and once for one key', async () => {
    const input = { content: fileOf(goodRow(ground)), commit: true }
    const task = await sent(input, 'k')
    expect(task).toMatchObject({ status: 'QUEUED', pendingCount: 1 })
    expect((await sent(input, 'k')).id).toBe(task.id)
    expect(await work(clerk, company, task)).toMatchObject({ status: 'DONE', createCount: 1 })
  })

  it('sends one file, however often it sends it under one key', async () => {
    const kept = () =>
      rowsOf(sql`select id from stored_file where company_id = ${company.id} and kept_at is not null order by id`)
    const input = { content: fileOf(goodRow(ground), goodRow(ground)) }
    const task = await sent(input, 'one file')
    const files = await kept()
    expect((await sent(input, 'one file')).id).toBe(task.id)
    expect(await kept()).toEqual(files)
    expect((await sent(input, 'another')).id).not.toBe(task.id)
    expect(await kept()).toHaveLength(files.length + 1)
  })

  it.each([
    ['nothing', '', '请附上文件内容'],
    ['what is no Base64', '一月', '文件内容须为Base64'],
    [
      'no workbook',
      Buffer.from('车牌号,数量').toString('base64'),
      '这是文本文件（如.csv），请用Excel或WPS打开，另存为.xlsx后上传',
    ],
  ])('is told at its field of %s', async (_, content, message) => {
    const before = await contentOfDatabase(company)
    expect(await clerk.refusal(UPLOAD, { input: { fileName: '一月.xlsx', content } })).toMatchObject({
      message,
      extensions: { code: 'INVALID_INPUT', fieldErrors: [{ field: 'input.content', message }] },
    })
    expect(await contentOfDatabase(company)).toEqual(before)
  })

  it('is told of the limit when the file is too large for it', async () => {
    const query = { query: UPLOAD, variables: { input: { fileName: '一月.xlsx', content: 'A'.repeat(4_300_000) } } }
    const answer = await clerk.rest('POST', '/graphql', { body: query })
    const extensions = { code: 'BODY_TOO_LARGE', requestId: answer.headers['x-request-id'] }
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ message: '请求内容不能超过4MB', extensions }] })
  })

  it('of another company sees nothing of it', async () => {
    const { id } = await sent({ content: fileOf(goodRow(ground)) })
    const foreigner = await (await newCompany()).as('管理员')
    expect(await foreigner.code(importDocuments.one, { id })).toBe('NOT_FOUND')
    expect(await rowsOfImport(foreigner, { id })).toEqual([])
  })
})
