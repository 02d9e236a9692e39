import type { Field } from '../../../kernel/fields.js'
import { exportTexts as texts } from '../texts.js'
import { ExportStatus } from './enums.js'

const nullable = { nullable: true } as const

/** The one table of an export task's fields. */
export const exportTaskTable = {
  id: { label: '编号', kind: 'id' },
  title: { label: '列表名称', kind: 'text' },
  status: { label: '状态', kind: 'code', code: { values: ExportStatus, labels: texts.statuses } },
  total: { label: '总条数', kind: 'count', ...nullable, note: '；开始前为空' },
  done: { label: '已写入的条数', kind: 'count' },
  error: { label: '失败原因', kind: 'text', ...nullable },
  createTime: { label: '发起时间', kind: 'time', column: 'created_at' },
  finishTime: { label: '完成、失败或取消的时间', kind: 'time', ...nullable, column: 'finished_at' },
  expireTime: { label: '到期时间', kind: 'time', column: 'expires_at', note: '，到期后删除' },
} as const satisfies Record<string, Field>
