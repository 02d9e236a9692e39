import { defineEntity, p } from '@mikro-orm/core'
import type { SortBy } from '../../../kernel/list/spec.js'
import { companyKey, moment, ofCompany } from '../../../kernel/sql/columns.js'
import type { ExportColumn } from './export-task.schema.js'
import { ExportFormat, ExportStatus } from './fields.js'

export const ExportTask = defineEntity({
  name: 'ExportTask',
  tableName: 'export_task',
  comment: '导出任务：后台生成的表格，保留数日',
  filters: ofCompany,
  properties: {
    ...companyKey,
    userId: p.uuid().comment('用户'),
    roleType: p.smallint().comment('角色类型'),
    list: p.text().comment('列表'),
    title: p.text().comment('标题'),
    format: p
      .enum(() => ExportFormat)
      .default(ExportFormat.XLSX)
      .comment('文件格式；不是 XLSX 的为批量查询'),
    query: p.text().strictNullable().comment('批量查询的 GraphQL 查询'),
    variables: p.json<Record<string, unknown>>().strictNullable().comment('批量查询的变量'),
    columns: p.json<ExportColumn[]>().comment('列'),
    filter: p.json<object>().comment('筛选条件'),
    sort: p.json<SortBy[]>().comment('排序'),
    ids: p.array().columnType('uuid[]').strictNullable().comment('选中的行；为空则为筛选出的全部'),
    limitedTo: p.array().columnType('uuid[]').strictNullable().comment('文件仅限于这些项目；为空则不限'),
    status: p
      .enum(() => ExportStatus)
      .default(ExportStatus.QUEUED)
      .comment('状态'),
    total: p.integer().strictNullable().comment('总行数'),
    done: p.integer().default(0).comment('已写行数'),
    runId: p.uuid().strictNullable().comment('当前执行者的标识：标识不符者已失去任务'),
    touchedAt: moment().strictNullable().comment('执行者最后一次报告进度的时间'),
    fileKey: p.text().strictNullable().comment('文件在存储中的位置'),
    error: p.text().strictNullable().comment('失败原因的代码'),
    createdAt: moment().comment('创建时间'),
    finishedAt: moment().strictNullable().comment('结束时间'),
    expiresAt: moment().comment('过期时间'),
  },
  checks: [
    { expression: "(format = 'XLSX') = (query is null) and (query is null) = (variables is null)" },
    { expression: "status <> 'DONE' or file_key is not null" },
    { expression: "status <> 'RUNNING' or (run_id is not null and touched_at is not null)" },
  ],
})
