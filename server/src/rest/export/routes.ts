import { z } from 'zod'
import { sheets } from '../../domains.js'
import type { ExportTaskView } from '../../modules/export/export-task/export-task.view.js'
import { labelOf } from '../../modules/export/sheet/sheets.js'
import { xlsx } from '../envelope.js'
import { given, rowsOf, texts as textList } from '../fields.js'
import { type Route, route } from '../route.js'
import { count, text, textOrNull, time, timeOf, timeOrNull } from '../shapes.js'
import { askedOf, paramsTold } from './lists.js'
import { exportRestTexts as texts } from './texts.js'

const MAX_IDS = 10_000
const MAX_NAME = 64

const codesTold = Object.entries(sheets)
  .map(([code, sheet]) => `${code} ${labelOf(sheet)}`)
  .join('，')

const taskShape = z.object({
  id: text('编号'),
  code: text('列表代码'),
  title: text('列表名称'),
  status: text('QUEUED 排队中，RUNNING 导出中，DONE 已完成，FAILED 失败，CANCELLED 已取消'),
  total: z.int().nullable().describe('总条数；开始前为空'),
  done: count('已写入的条数'),
  error: textOrNull('失败原因'),
  createTime: time('发起时间'),
  finishTime: timeOrNull('完成、失败或取消的时间'),
  expireTime: time('到期时间，到期后删除'),
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
})

const start = route({
  method: 'POST',
  path: '/chain/excelExport/postCreateByCode',
  group: 'exports',
  access: 'signed-in',
  result: 'object',
  summary: `按代码在后台导出一个列表，文件保留 7 天；${codesTold}`,
  body: z.object({
    code: z.enum(Object.keys(sheets), { error: texts.codeUnknown }).describe('列表代码'),
    columns: rowsOf(z.object({ key: given(texts.columnKey), title: given(texts.columnTitle) }), texts.columns),
    ids: textList(texts.ids, MAX_IDS).optional().describe('只导出这些记录；不填则导出全部查询结果'),
    params: z.record(z.string().max(MAX_NAME), z.unknown(), { error: texts.params }).default({}).describe(paramsTold),
  }),
  answer: taskShape,
  handler: async ({ actor, body: { code: list, columns, ids, params }, services, idempotencyKey }) => {
    const request = { list, columns, ...askedOf(list, params), ids: ids?.length ? ids : null }
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

const ofTask = z.object({ id: given(texts.id) })

/** A verb on one of the person's own tasks. */
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
  path: '/chain/excelExport/download',
  group: 'exports',
  access: 'signed-in',
  result: 'blob',
  summary: '下载本人的一个导出任务的文件，xlsx',
  params: z.object({ id: given(texts.id) }),
  handler: async ({ actor, params, services }) => xlsx(await services.exportTasks.download(actor, params.id)),
})

export const exportRoutes: Route[] = [start, list, cancel, retry, download]
