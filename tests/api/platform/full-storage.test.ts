import fs, { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@tufang/server/config'
import { createServices } from '@tufang/server/container'
import { sql } from '@tufang/server/kernel/sql/sql'
import { openApp } from '@tufang/tests/app'
import { newCompany } from '@tufang/tests/company'
import { dataImportDocuments } from '@tufang/tests/data-import'
import { logLines } from '@tufang/tests/log-lines'
import { rowOf } from '@tufang/tests/rows'
import { pngNo, upload } from '@tufang/tests/upload'
import { goodRow, importGround, post, sheetOf } from '@tufang/tests/waybill-import'
import { workbook } from '@tufang/tests/workbook'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RETRY, start, taskOf } from '../export/export-task'

const dataDir = await mkdtemp(path.join(tmpdir(), 'tufang-full-'))
const { log, lines } = logLines()
const app = await openApp({ dataDir }, log)
const company = await newCompany({ app })
const clerk = await company.as('管理员')
afterAll(() => rm(dataDir, { recursive: true }))

const { writeFile } = fs.promises

/** Disk with room for half of each file. */
function fill(code: string): void {
  fs.promises.writeFile = (async (file: string, content: Uint8Array) => {
    await writeFile(file, content.subarray(0, content.length / 2))
    throw Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })
  }) as typeof writeFile
  syncBuiltinESMExports()
}
function makeRoom(): void {
  fs.promises.writeFile = writeFile
  syncBuiltinESMExports()
}
let before: number
beforeEach(() => {
  before = lines().length
})
afterEach(makeRoom)

const files = () => globSync('files/**/*.*', { cwd: dataDir })
const rowsKept = () =>
  rowOf<{ count: number }>(sql`select count(*)::int as count from stored_file where company_id = ${company.id}`)
const FULL = '存放文件的空间已满，文件没有保存，请联系系统管理员清理空间后再试'
const told = () =>
  lines()
    .slice(before)
    .filter(({ msg, level }) => msg === 'storage of files is full' && level === 50)

describe.each(['ENOSPC', 'EDQUOT'])('a file for which a disk has no room (%s)', (code) => {
  it.each([
    ['a picture', '/upms/file/upload?fileType=image&dir=waybill/'],
    ['a scanned paper', '/upms/file/upload?fileType=image&dir=paper/'],
    ['a picture of a stranger', '/chain/common/upload?fileType=image&dir=register/'],
  ])('is refused as %s, and nothing of it stays', async (_, url) => {
    const kept = [files(), await rowsKept()]
    fill(code)
    const answer = await upload(app, url.includes('common') ? app.anonymous() : clerk, url, { content: pngNo(1) })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 1, errorCode: 'STORAGE_FULL', msg: FULL })
    expect([files(), await rowsKept()]).toEqual(kept)
    expect(told()).toHaveLength(1)
  })

  it('is refused as a sheet to import', async () => {
    const ground = await importGround(company)
    const kept = [files(), await rowsKept()]
    fill(code)
    const waybills = await post(clerk, sheetOf([goodRow(ground)]), { app })
    expect(waybills).toMatchObject({ status: 503, errorCode: 'STORAGE_FULL' })
    const rows = [
      ['车牌', '车队长'],
      ['粤B12345', ground.captain.name],
    ]
    const content = workbook(rows).toString('base64')
    const input = { fileName: '资料.xlsx', content }
    expect(await clerk.code(dataImportDocuments.upload, { kind: 'TRUCK', input })).toBe('STORAGE_FULL')
    expect([files(), await rowsKept()]).toEqual(kept)
    expect(told()).toHaveLength(2)
  })

  it('fails an export, which says so and is done again once there is room', async () => {
    const { database, sms, clock, ocr } = app
    const config = { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error' }), dataDir }
    const { exportRunner } = createServices({ config, database, sms, clock, ocr, log })
    const kept = files()
    const task = await start(clerk)
    fill(code)
    await exportRunner.run({ companyId: company.id, id: task.id })
    expect(await taskOf(clerk, task)).toMatchObject({ status: 'FAILED', error: FULL })
    expect(files()).toEqual(kept)
    expect(told()).toHaveLength(1)
    makeRoom()
    await clerk.ask(RETRY, { id: task.id })
    await exportRunner.run({ companyId: company.id, id: task.id })
    expect(await taskOf(clerk, task)).toMatchObject({ status: 'DONE', error: null })
  })
})

it('a disk that fails otherwise is a fault', async () => {
  fill('EIO')
  const url = '/upms/file/upload?fileType=image&dir=waybill/'
  expect((await upload(app, clerk, url, { content: pngNo(2) })).json()).toMatchObject({ errorCode: 'INTERNAL' })
  expect(told()).toEqual([])
})
