import { z } from 'zod'
import { sheets } from '../../domains.js'
import { describe } from '../../kernel/fields.js'
import { columnsOf } from '../../kernel/list/sheet.js'
import type { ExportTaskView } from '../../modules/export/export-task/export-task.view.js'
import { ExportStatus, exportTaskTable as fields } from '../../modules/export/export-task/fields.js'
import { labelOf } from '../../modules/export/sheet/sheets.js'
import { receiptTable } from '../../modules/settlement/receipt/fields.js'
import { FileAnswer } from '../envelope.js'
import { filter, given, givenId, rowsOf, texts as textList } from '../fields.js'
import { type Route, route } from '../route.js'
import { count, nameOf, text, textOrNull, time, timeOf, timeOrNull } from '../shapes.js'
import { askedOf, paramsTold } from './lists.js'
import { exportRestTexts as texts } from './texts.js'

/** Documented code of the export of a receipt's cards. */
const RECEIPT_CODE = 'CompanyCardGiverExcelExport'
const DOWNLOAD = '/chain/excelExport/download'
const MAX_IDS = 10_000
const MAX_NAME = 64

const codesTold = Object.entries(sheets)
  .map(([code, sheet]) => `${code} ${labelOf(sheet)}`)
  .join('，')

const taskShape = z.object({
  id: text(fields.id.label),
  code: text('列表代码'),
  title: text(fields.title.label),
  status: nameOf(fields.status.code.labels),
  total: z.int().nullable().describe(describe(fields.total)),
  done: count(fields.done.label),
  error: textOrNull(fields.error.label),
  createTime: time(fields.createTime.label),
  finishTime: timeOrNull(fields.finishTime.label),
  expireTime: time(describe(fields.expireTime)),
  url: textOrNull(texts.url),
})

const taskOf = ({ list, createTime, finishTime, expireTime, ...same }: ExportTaskView): z.output<typeof taskShape> => ({
  id: same.id,
  code: list,
  title: same.title,
  status: same.status,
  total: same.total,
  done: same.done,
  error: same.error,
  createTime: timeOf(createTime) ?? '',
  finishTime: timeOf(finishTime),
  expireTime: timeOf(expireTime) ?? '',
  url: same.status === ExportStatus.DONE ? `${DOWNLOAD}?id=${same.id}` : null,
})

const start = route({
  method: 'POST',
  path: '/chain/excelExport/postCreateByCode',
  group: 'exports',
  access: 'signed-in',
  result: 'object',
  summary: `按代码在后台导出一个列表，文件保留 7 天，完成后 excelExport/list 中有其地址 url；${codesTold}`,
  body: z
    .object({
      code: z.enum([...Object.keys(sheets), RECEIPT_CODE], { error: texts.codeUnknown }).describe('列表代码'),
      columns: rowsOf(z.object({ key: given(texts.columnKey), title: given(texts.columnTitle) }), texts.columns)
        .nullish()
        .describe('要导出的列；不填则为全部'),
      giveCardNo: filter(receiptTable.giveCardNo.label),
      ids: textList(texts.ids, MAX_IDS).optional().describe('只导出这些记录；不填则导出全部查询结果'),
      params: z.record(z.string().max(MAX_NAME), z.unknown(), { error: texts.params }).default({}).describe(paramsTold),
    })
    .meta({ example: { code: 'WAYBILLS', params: { projectName: '前海一期' } } }),
  answer: taskShape,
  handler: async ({ actor, body: { code, ids, ...asked }, services, idempotencyKey }) => {
    const list = code === RECEIPT_CODE ? 'RECEIPT_CARDS' : code
    const columns =
      asked.columns ?? columnsOf(services.exportTasks.sheetOf(list)).map(({ key, title }) => ({ key, title }))
    const params = asked.giveCardNo ? { giveCardNo: asked.giveCardNo, ...asked.params } : asked.params
    const request = { list, columns, ...askedOf(list, params), ids: ids ?? null }
    return taskOf(await services.exportTasks.start(actor, request, idempotencyKey))
  },
})

const list = route({
  method: 'GET',
  path: '/chain/excelExport/list',
  group: 'exports',
  access: 'signed-in',
  result: 'list',
  summary: '本人的导出任务及进度，新的在前，最多 50 个',
  answer: taskShape,
  handler: async ({ actor, services }) => (await services.exportTasks.list(actor)).map(taskOf),
})

const ofTask = z.object({ id: givenId(texts.id) })

/** Verb on an own task. */
const verb = (name: 'cancel' | 'retry', summary: string): Route =>
  route({
    method: 'POST',
    path: `/chain/excelExport/${name}`,
    group: 'exports',
    access: 'signed-in',
    result: 'object',
    summary,
    params: ofTask,
    paramsInBody: true,
    answer: taskShape,
    handler: async ({ actor, params, services, idempotencyKey }) =>
      taskOf(await services.exportTasks[name](actor, params.id, idempotencyKey)),
  })

const cancel = verb('cancel', '取消排队中或导出中的任务')
const retry = verb('retry', '重新执行失败或已取消的任务')

const download = route({
  method: 'GET',
  path: DOWNLOAD,
  group: 'exports',
  access: 'signed-in',
  result: 'blob',
  summary: '下载本人的一个导出任务的文件：列表为 xlsx，批量查询为 jsonl 或 csv',
  params: z.object({ id: givenId(texts.id) }),
  handler: async ({ actor, params, services }) => {
    const { name, mime, content } = await services.exportTasks.download(actor, params.id)
    return new FileAnswer(name, mime, content)
  },
})

export const exportRoutes: Route[] = [start, list, cancel, retry, download]
