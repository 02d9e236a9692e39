import { faces } from '@tufang/server/domains'
import type { DataImportKind } from '@tufang/server/modules/import/index'
import type { Caller } from './caller'
import { services } from './services'
import { type TestCell, workbook } from './workbook'

const head = 'id kind fileName status total createCount updateCount unchangedCount refusedCount pendingCount error'

/** Imports of base data over GraphQL. */
export const dataImportDocuments = {
  upload: `mutation ($kind: DataImportKind!, $input: DataImportInput!, $key: String) {
    answer: uploadDataImport(kind: $kind, input: $input, idempotencyKey: $key) { ${head} reportUrl allowedActions } }`,
  one: `query ($id: ID!) { answer: dataImport(id: $id) { ${head} allowedActions } }`,
  all: `query ($kind: DataImportKind!) { answer: dataImports(filter: { kind: [$kind] }) { total summary { total } records { ${head} allowedActions } } }`,
  rows: `query ($filter: DataImportRowFilter!) { answer: dataImportRows(filter: $filter) { total records {
    line outcome done targetId targetNo cells { column value } issues { cell column value message } changes { label before after } } } }`,
  commit: `mutation ($id: ID!, $captchaId: ID, $captchaCode: String) {
    answer: commitDataImport(id: $id, captchaId: $captchaId, captchaCode: $captchaCode) { ${head} } }`,
  cancel: `mutation ($id: ID!) { answer: cancelDataImport(id: $id) { ${head} } }`,
}

export interface DataImportAnswer {
  id: string
  kind: `${DataImportKind}`
  status: string
  total: number
  createCount: number
  updateCount: number
  unchangedCount: number
  refusedCount: number
  pendingCount: number
  reportUrl: string
  allowedActions: string[]
}

interface DataImportRowAnswer {
  line: number
  outcome: string
  done: boolean
  targetId: string | null
  targetNo: string | null
  cells: { column: string; value: string }[]
  issues: { cell: string | null; column: string | null; value: string | null; message: string }[]
  changes: { label: string; before: string | null; after: string | null }[]
}

/** Has a sheet checked, with the forecast of its rows. */
export async function checkData(
  caller: Caller,
  kind: `${DataImportKind}`,
  rows: readonly TestCell[][],
  more: object = {},
): Promise<DataImportAnswer> {
  const input = { fileName: '资料.xlsx', content: workbook([...rows]).toString('base64'), ...more }
  return (await caller.ask<{ answer: DataImportAnswer }>(dataImportDocuments.upload, { kind, input })).answer
}

/** Rows of an import with their outcomes. */
export async function dataRows(caller: Caller, { id }: { id: string }): Promise<DataImportRowAnswer[]> {
  const { answer } = await caller.ask<{ answer: { records: DataImportRowAnswer[] } }>(dataImportDocuments.rows, {
    filter: { importId: id },
  })
  return answer.records
}

/** Confirms an import and does the work of the background; gives its end. */
export async function commitData(
  caller: Caller,
  company: { id: string },
  task: DataImportAnswer,
): Promise<DataImportAnswer> {
  await caller.ask(dataImportDocuments.commit, { id: task.id })
  await workData(company, task)
  return (await caller.ask<{ answer: DataImportAnswer }>(dataImportDocuments.one, { id: task.id })).answer
}

/** Does the work of the background for an import that waits. */
export async function workData(
  company: { id: string },
  { id, kind }: Pick<DataImportAnswer, 'id' | 'kind'>,
): Promise<void> {
  const all = await services()
  const importing = faces
    .flatMap((domain) => domain.imports?.(all) ?? [])
    .find(({ definition }) => definition.kind === kind)
  if (!importing) throw new Error(`no import of ${kind}`)
  await importing.runner.work({ companyId: company.id, id })
}
