import type { Field } from '../../../kernel/fields.js'
import { LogService, LogType, logTypeLabels, serviceLabels } from '../log/log.view.js'

const optionalText = { kind: 'text', nullable: true } as const

/** Fields of a line of the operation log, in the documented order. */
export const operationTable = {
  id: { label: '操作日志编号', kind: 'id' },
  type: { label: '操作结果', kind: 'code', code: { values: LogType, labels: logTypeLabels }, found: 'is' },
  title: { label: '操作名称', kind: 'text', found: 'part' },
  remoteAddr: { label: '操作 IP', ...optionalText, form: 'exact', found: 'is' },
  requestUri: { label: '请求路径', ...optionalText, form: 'exact', found: 'part' },
  method: { label: '请求方法', ...optionalText, form: 'exact', found: 'is' },
  createId: { label: '操作人编号', kind: 'id', column: 'user_id', found: 'is' },
  createBy: { label: '操作人', kind: 'text', found: 'part' },
  serviceId: {
    label: '操作经由',
    kind: 'code',
    code: { values: LogService, labels: serviceLabels },
    found: 'is',
    note: '：网页、GraphQL、REST 或后台任务',
  },
  time: { label: '耗时', kind: 'count', note: '（毫秒）' },
  createTime: { label: '操作时间', kind: 'time', column: 'created_at', found: 'range' },
  exception: { label: '失败原因', ...optionalText },
  requestId: { label: '请求标识', ...optionalText },
  params: { label: '请求内容', kind: 'text', column: null, note: '，JSON，过长时只留开头', rest: [] },
} as const satisfies Record<string, Field>
