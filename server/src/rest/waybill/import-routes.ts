import { z } from 'zod'
import type { Services } from '../../container.js'
import type { Actor } from '../../kernel/command/actor.js'
import { describe } from '../../kernel/fields.js'
import { importTable as fields, importRowTable, issueTable } from '../../modules/import/run/fields.js'
import { WaybillImportOutcome } from '../../modules/waybill/enums.js'
import type { WaybillImportRowView, WaybillImportView } from '../../modules/waybill/import/import.view.js'
import { xlsx } from '../envelope.js'
import { filter, flag, givenId, whole } from '../fields.js'
import { listQuery } from '../page.js'
import { type Route, route } from '../route.js'
import { count, nameOf, text, textOrNull, time, timeOf, timeOrNull } from '../shapes.js'
import { uploadedFile } from '../upload.js'
import { importRestTexts as texts } from './texts.js'

const MAX_ERRORS = 1000

const errorShape = z.object({
  line: count(importRowTable.line.label),
  cell: textOrNull(describe(issueTable.cell)),
  column: textOrNull(issueTable.column.label),
  value: textOrNull(issueTable.value.label),
  msg: text(issueTable.message.label),
})

const importShape = z.object({
  id: text(texts.id),
  fileName: text(fields.fileName.label),
  status: nameOf(fields.status.code.labels),
  total: count(fields.total.label),
  createCount: count(describe(fields.createCount)),
  updateCount: count(describe(fields.updateCount)),
  unchangedCount: count(fields.unchangedCount.label),
  refusedCount: count(fields.refusedCount.label),
  pendingCount: count(fields.pendingCount.label),
  unknownHeadings: z.array(z.string()).describe('没有读取的列名'),
  error: textOrNull(fields.error.label),
  createTime: time(fields.createTime.label),
  finishTime: timeOrNull(fields.finishTime.label),
  errors: z.array(errorShape).describe(`被拒绝的行及原因，每页最多${MAX_ERRORS}行`),
})

const upload = route({
  method: 'POST',
  path: '/chain/thirdImport/importThirdWaybillExcel',
  weight: 'heavy',
  group: 'waybills',
  access: 'chain:companywaybill:add',
  result: 'object',
  summary: '上传第三方运单（.xlsx，不超过10MB、20000行）并在后台导入没有问题的行；check=1 只核对不导入；multipart 表单',
  params: z.object({ check: flag('是否只核对').optional().describe('1 只核对，确认后再导入') }),
  body: uploadedFile,
  answer: importShape,
  async handler({ actor, params, body: { name, content }, services, idempotencyKey }) {
    const request = { name, content, commit: params.check !== true, idempotencyKey }
    return told(services, actor, await services.waybillImportUploads.upload(actor, request))
  },
})

const message = route({
  method: 'GET',
  path: '/chain/thirdImport/thirdImportTaskMessage',
  group: 'waybills',
  access: 'chain:companywaybill:add',
  result: 'object',
  summary: '一次运单导入的进度和被拒绝的行；不填编号则为本人最近一次',
  params: z.object({
    id: filter(texts.id),
    current: whole('页码', 1, 1000).default(1).describe('被拒绝行的页码'),
    size: whole('每页行数', 1, MAX_ERRORS).default(MAX_ERRORS).describe('每页行数'),
  }),
  answer: importShape,
  handler: async ({ actor, params: { id, ...page }, services }) => told(services, actor, id, page),
})

const template = route({
  method: 'GET',
  path: '/chain/thirdImport/template',
  group: 'waybills',
  access: 'chain:companywaybill:add',
  result: 'blob',
  summary: '运单导入模板，xlsx',
  handler: async ({ actor, services }) => xlsx(await services.waybillImportFiles.template(actor)),
})

const result = route({
  method: 'GET',
  path: '/chain/thirdImport/result',
  group: 'waybills',
  access: 'chain:companywaybill:add',
  result: 'blob',
  summary: '一次运单导入的逐行结果，xlsx',
  params: z.object({ id: givenId(texts.id) }),
  handler: async ({ actor, params, services }) => xlsx(await services.waybillImportFiles.report(actor, params.id)),
})

/** Rows of an import to export. */
const rowParams = z.object({
  importId: givenId(texts.id),
  outcome: z.array(z.enum(WaybillImportOutcome, { error: texts.outcome }), { error: texts.outcome }).optional(),
})

export const importRowQuery = listQuery(rowParams, (params) => ({ filter: params, sort: [] }))

async function told(
  { waybillImports }: Services,
  actor: Actor,
  id: string | undefined,
  page = { current: 1, size: MAX_ERRORS },
): Promise<z.output<typeof importShape>> {
  const task = await (id === undefined ? waybillImports.last(actor) : waybillImports.find(actor, id))
  const wanted = { filter: { importId: task.id, outcome: ['REFUSED' as const] }, page }
  const { records } = await waybillImports.rows(actor, { ...wanted, counted: { total: false, summary: false } })
  return { ...shown(task), errors: records.flatMap(errorsOf) }
}

const shown = (task: WaybillImportView): Omit<z.output<typeof importShape>, 'errors'> => ({
  id: task.id,
  fileName: task.fileName,
  status: task.status,
  total: task.total,
  createCount: task.createCount,
  updateCount: task.updateCount,
  unchangedCount: task.unchangedCount,
  refusedCount: task.refusedCount,
  pendingCount: task.pendingCount,
  unknownHeadings: task.unknownHeadings,
  error: task.error,
  createTime: timeOf(task.createTime) ?? '',
  finishTime: timeOf(task.finishTime),
})

const errorsOf = ({ line, issues }: WaybillImportRowView): z.output<typeof errorShape>[] =>
  issues.map(({ cell, column, value, message }) => ({ line, cell, column, value, msg: message }))

export const importRoutes: Route[] = [upload, message, template, result]
