import type { Field } from '../../../kernel/fields.js'
import { LogKind, logKindLabels } from '../log/log.view.js'

/** The fields of a deletion from the logs. */
export const deletionTable = {
  id: { label: '删除记录编号', kind: 'id' },
  kind: { label: '日志种类', kind: 'code', code: { values: LogKind, labels: logKindLabels }, found: 'is' },
  logId: { label: '被删日志的编号', kind: 'id' },
  ofName: { label: '原日志的当事人', kind: 'text', nullable: true, found: 'part' },
  loggedAt: { label: '原日志的时间', kind: 'time' },
  content: { label: '原日志的内容', kind: 'text', column: null, note: '，JSON' },
  createId: { label: '删除人编号', kind: 'id', column: 'user_id' },
  createBy: { label: '删除人', kind: 'text', found: 'part' },
  remoteAddr: { label: '删除时的 IP', kind: 'text', nullable: true },
  createTime: { label: '删除时间', kind: 'time', column: 'created_at', found: 'range' },
} as const satisfies Record<string, Field>
