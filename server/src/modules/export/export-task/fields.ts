import type { Field } from '../../../kernel/fields.js'
import { describeEnum } from '../../../kernel/graphql.js'
import { exportTexts as texts } from '../texts.js'

export enum ExportStatus {
  QUEUED = 'QUEUED',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
describeEnum('ExportStatus', ExportStatus, '导出任务状态', texts.statuses)

/** File of a bulk query. */
export enum BulkFormat {
  JSONL = 'JSONL',
  CSV = 'CSV',
}
describeEnum('BulkFormat', BulkFormat, '批量查询的文件格式', texts.bulkFormats)

export const ExportFormat = { XLSX: 'XLSX', ...BulkFormat } as const
export type ExportFormat = keyof typeof ExportFormat
describeEnum('ExportFormat', ExportFormat, '导出文件的格式', { XLSX: texts.xlsx, ...texts.bulkFormats })

const nullable = { nullable: true } as const

/** The one table of an export task's fields. */
export const exportTaskTable = {
  id: { label: '编号', kind: 'id' },
  title: { label: '列表名称', kind: 'text' },
  format: {
    label: '文件格式',
    kind: 'code',
    code: { values: ExportFormat, labels: { XLSX: texts.xlsx, ...texts.bulkFormats } },
  },
  status: { label: '状态', kind: 'code', code: { values: ExportStatus, labels: texts.statuses } },
  total: { label: '总条数', kind: 'count', ...nullable, note: '；开始前为空' },
  done: { label: '已写入的条数', kind: 'count' },
  error: { label: '失败原因', kind: 'text', ...nullable },
  createTime: { label: '发起时间', kind: 'time', column: 'created_at' },
  finishTime: { label: '完成、失败或取消的时间', kind: 'time', ...nullable, column: 'finished_at' },
  expireTime: { label: '到期时间', kind: 'time', column: 'expires_at', note: '，到期后删除' },
} as const satisfies Record<string, Field>
