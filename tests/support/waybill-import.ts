import { createRunCommand, type RunCommand } from '@tufang/server/kernel/command/command'
import { MemberService } from '@tufang/server/modules/identity/member/member.service'
import { ImportRunner } from '@tufang/server/modules/import/run/import-runner'
import { waybillAccounts } from '@tufang/server/modules/settlement/ledger/waybill-accounts'
import { type ColumnKey, columnKeys, columnOf } from '@tufang/server/modules/waybill/import/columns'
import { waybillImport } from '@tufang/server/modules/waybill/import/definition'
import { waybillImportWork } from '@tufang/server/modules/waybill/import/work'
import { utils } from 'xlsx'
import { type TestApp, testApp } from './app'
import type { Caller } from './caller'
import type { TestCompany } from './company'
import { newCaptain } from './factories/captain'
import { newCard } from './factories/card'
import { newDriver } from './factories/driver'
import { newDumpSite } from './factories/dump-site'
import { newProject } from './factories/project'
import { newProjectPrice } from './factories/project-price'
import { newSoilType } from './factories/soil-type'
import { newTruck } from './factories/truck'
import { uniqueName } from './unique'
import { upload } from './upload'
import { sheetIn, type TestCell, workbook } from './workbook'

/** Imports of waybills through REST and GraphQL. */
const head = `id fileName status total createCount updateCount unchangedCount refusedCount pendingCount error unknownHeadings sheet
  sameFileTime allowedActions`
export const importDocuments = {
  one: `query ($id: ID!) { waybillImport(id: $id) { ${head} } }`,
  all: `query ($filter: WaybillImportFilter, $page: PageInput) { waybillImports(filter: $filter, page: $page) { total records { ${head} } } }`,
  rows: `query ($filter: WaybillImportRowFilter!, $page: PageInput) { waybillImportRows(filter: $filter, page: $page) {
    total records { id line outcome done no projectName truckCode goDatetime waybillId waybillNo
      issues { cell column value message } changes { label before after reviewed } } } }`,
  commit: `mutation ($id: ID!, $key: String) { commitWaybillImport(id: $id, idempotencyKey: $key) { ${head} } }`,
  cancel: `mutation ($id: ID!, $key: String) { cancelWaybillImport(id: $id, idempotencyKey: $key) { ${head} } }`,
}

export const UPLOAD = '/chain/thirdImport/importThirdWaybillExcel'

export interface ImportAnswer {
  id: string
  status: string
  total: number
  createCount: number
  updateCount: number
  unchangedCount: number
  refusedCount: number
  pendingCount: number
  error: string | null
  allowedActions: string[]
  [field: string]: unknown
}

export interface ImportRowAnswer {
  line: number
  outcome: string
  done: boolean
  waybillId: string | null
  waybillNo: string | null
  issues: { cell: string | null; column: string | null; value: string | null; message: string }[]
  changes: { label: string; before: string | null; after: string | null; reviewed: boolean }[]
}

/** Base data that a row of a sheet names, in one company. */
export async function importGround(company: TestCompany) {
  const [project, soilType, dumpSite] = [
    await newProject(company),
    await newSoilType(company),
    await newDumpSite(company),
  ]
  await newProjectPrice(company, { project, soilType, price: '100.00' })
  const captain = await newCaptain(company, { name: `黄${uniqueName()}` })
  const truck = await newTruck(company, { captain })
  const driver = await newDriver(company, { captain, name: `李${uniqueName()}` })
  const card = await newCard(company, { captain })
  return { project, soilType, dumpSite, captain, truck, driver, card }
}
export type ImportGround = Awaited<ReturnType<typeof importGround>>

export type Cells = Partial<Record<ColumnKey, TestCell>>

let minute = 0

/** Cells of a valid row, a minute after the previous one. */
export function goodRow({ project, soilType, dumpSite, truck }: ImportGround, cells: Cells = {}): Cells {
  const time = new Date(Date.UTC(2026, 0, 2) + minute++ * 60_000).toISOString().slice(0, 19).replace('T', ' ')
  return {
    projectName: project.name,
    truckCode: truck.plate,
    goDatetime: time,
    tpMode: '货运',
    goSoilType: soilType.name,
    garbageName: dumpSite.name,
    ...cells,
  }
}

/** A sheet with the columns that its rows fill, in the order of the template. */
export function sheetOf(rows: readonly Cells[]): Buffer {
  const keys = columnKeys.filter((key) => rows.some((cells) => cells[key] !== undefined))
  return workbook([
    keys.map((key) => columnOf(key).title),
    ...rows.map((cells) => keys.map((key) => cells[key] ?? null)),
  ])
}

/** Cell of a column in such a sheet, for example C17. */
export const cellIn = (rows: readonly Cells[], key: ColumnKey, line: number): string => {
  const keys = columnKeys.filter((one) => rows.some((cells) => cells[one] !== undefined))
  return `${utils.encode_col(keys.indexOf(key))}${line}`
}

export async function post(
  caller: Caller,
  content: Buffer,
  { check = true, headers = {}, app }: { check?: boolean; headers?: Record<string, string>; app?: TestApp } = {},
) {
  const answer = await upload(app ?? (await testApp()), caller, check ? `${UPLOAD}?check=1` : UPLOAD, {
    content,
    name: '一月.xlsx',
    headers,
  })
  return {
    status: answer.statusCode,
    ...answer.json<{ code: number; msg: string | null; errorCode?: string; data: ImportAnswer }>(),
  }
}

/** Uploads a valid sheet; returns its check. */
export async function check(
  caller: Caller,
  rows: readonly Cells[],
  options?: Parameters<typeof post>[2],
): Promise<ImportAnswer> {
  const { code, msg, data } = await post(caller, sheetOf(rows), options)
  if (code !== 0) throw new Error(`refused: ${msg}`)
  return data
}

export const importOf = async (caller: Caller, { id }: { id: string }): Promise<ImportAnswer> =>
  (await caller.ask<{ waybillImport: ImportAnswer }>(importDocuments.one, { id })).waybillImport

export const rowsOfImport = async (
  caller: Caller,
  { id }: { id: string },
  filter: object = {},
): Promise<ImportRowAnswer[]> =>
  (
    await caller.ask<{ waybillImportRows: { records: ImportRowAnswer[] } }>(importDocuments.rows, {
      filter: { importId: id, ...filter },
      page: { current: 1, size: 4000 },
    })
  ).waybillImportRows.records

export const commit = async (caller: Caller, { id }: { id: string }): Promise<ImportAnswer> =>
  (await caller.ask<{ commitWaybillImport: ImportAnswer }>(importDocuments.commit, { id })).commitWaybillImport

/** Runner of imports, with pieces of `size` rows; `around` sees every piece before it begins. */
export async function runnerOf(
  size?: number,
  around: (run: RunCommand) => RunCommand = (run) => run,
): Promise<ImportRunner<ColumnKey>> {
  const { database, clock } = await testApp()
  const members = new MemberService(database)
  const actorOf = (...member: Parameters<MemberService['actorOf']>) => members.actorOf(...member)
  // A test has no job that checks imported waybills.
  const changed = async () => undefined
  const run = around(createRunCommand(database, clock))
  const work = waybillImportWork({ ...waybillAccounts, changed })
  return new ImportRunner(waybillImport, work, { database, clock, run, log: undefined }, actorOf, size)
}

/** Runs an import like the job; returns its outcome. */
export async function work(
  caller: Caller,
  company: { id: string },
  { id }: { id: string },
  { size, signal }: { size?: number; signal?: AbortSignal } = {},
): Promise<ImportAnswer> {
  await (await runnerOf(size)).work({ companyId: company.id, id }, signal)
  return importOf(caller, { id })
}

/** Checks a sheet, confirms the import, and runs it. */
export async function imported(caller: Caller, company: { id: string }, rows: readonly Cells[]): Promise<ImportAnswer> {
  return work(caller, company, await commit(caller, await check(caller, rows)))
}

/** The rows of a .xlsx that was downloaded, the head first. */
export function rowsOfXlsx(content: Buffer, sheet = 0): unknown[][] {
  return utils.sheet_to_json<unknown[]>(sheetIn(content, sheet), { header: 1 })
}
