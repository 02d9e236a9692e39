import type { TestApp } from '@tufang/tests/app'
import type { Caller } from '@tufang/tests/caller'
import { services } from '@tufang/tests/services'
import { sheetIn } from '@tufang/tests/workbook'
import { utils } from 'xlsx'

export interface Task {
  id: string
  list: string
  title: string
  status: string
  total: number | null
  done: number
  error: string | null
  finishTime: string | null
  expireTime: string
}

export const taskFields = 'id list title status total done error finishTime expireTime'
export const START = `mutation ($input: ExportInput!, $key: String) { startExport(input: $input, idempotencyKey: $key) { ${taskFields} } }`
export const CANCEL = `mutation ($id: ID!) { cancelExport(id: $id) { ${taskFields} } }`
export const RETRY = `mutation ($id: ID!) { retryExport(id: $id) { ${taskFields} } }`

export const columns = {
  waybills: [
    { key: 'no', title: '运单号' },
    { key: 'truckCode', title: '装车车牌' },
  ],
}

interface Asked {
  list?: string
  columns?: readonly object[]
  filter?: unknown
  sort?: unknown
  ids?: readonly string[]
}

/** Member of `ExportListInput` for a list. */
export const memberOf = (list: string): string =>
  list.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Input of an export, of waybills by default, with the filter and the order below its list. */
export const inputOf = ({ list = 'WAYBILLS', filter, sort, ...input }: Asked = {}): object => ({
  list: { [memberOf(list)]: { filter, sort } },
  columns: columns.waybills,
  ...input,
})

/** Starts an export, of waybills by default. */
export const start = async (caller: Caller, asked: Asked = {}, key?: string): Promise<Task> =>
  (await caller.ask<{ startExport: Task }>(START, { input: inputOf(asked), key })).startExport

export const tasksOf = async (caller: Caller): Promise<Task[]> =>
  (await caller.ask<{ exportTasks: Task[] }>(`{ exportTasks { ${taskFields} } }`)).exportTasks

export async function taskOf(caller: Caller, { id }: { id: string }): Promise<Task> {
  const task = (await tasksOf(caller)).find((one) => one.id === id)
  if (!task) throw new Error(`no task ${id}`)
  return task
}

export const download = (caller: Caller, { id }: { id: string }) =>
  caller.rest('GET', '/chain/excelExport/download', { query: { id } })

/** Runs a task as the job does, and returns its outcome. */
export async function done(
  caller: Caller,
  company: { id: string },
  task: { id: string },
  app?: TestApp,
): Promise<Task> {
  await (await services(app)).exportRunner.run({ companyId: company.id, id: task.id })
  return taskOf(caller, task)
}

/** Rows of a task's file, the head first, with each cell in its own type. */
export async function rowsOfFile(caller: Caller, task: { id: string }): Promise<unknown[][]> {
  const answer = await download(caller, task)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return utils.sheet_to_json<unknown[]>(sheetIn(answer.rawPayload), { header: 1, raw: true })
}

/** Exports columns of a list under their own names; returns the rows of the file, the head first. */
export async function written(
  caller: Caller,
  company: { id: string },
  wanted: { list: string; keys: readonly string[]; filter?: object; ids?: string[] },
): Promise<unknown[][]> {
  const { keys, ...input } = wanted
  const task = await start(caller, { ...input, columns: keys.map((key) => ({ key, title: key })) })
  const { status, error } = await done(caller, company, task)
  if (status !== 'DONE') throw new Error(`${status}: ${error}`)
  return (await rowsOfFile(caller, task)).map((row) => [...row])
}
