import type { Field } from '../../../kernel/fields.js'
import { NodeType, nodeTypeLabels } from '../../node/index.js'
import { TimelineKind, timelineLabels } from '../enums.js'

/** Fields of an entry of a timeline. */
export const timelineTable = {
  at: { label: '时间', kind: 'time' },
  kind: { label: '事项', kind: 'code', code: { values: TimelineKind, labels: timelineLabels } },
  label: { label: '内容', kind: 'text', note: '：事项的名称，资料另有种类' },
  by: { label: '经办人', kind: 'text', nullable: true, note: '；没有记录的为空' },
} as const satisfies Record<string, Field>

/** Fields of the record that an entry is about. */
export const timelineTargetTable = {
  type: { label: '记录的类型', kind: 'code', code: { values: NodeType, labels: nodeTypeLabels } },
  id: { label: '记录编号', kind: 'id' },
  no: { label: '单号', kind: 'text', note: '、卡号或发票号码' },
} as const satisfies Record<string, Field>

/** Words beside the fields. */
export const timelineTexts = {
  entry: '时间线上的一项：何时、何人、何事，关于哪条记录',
  target: '时间线上的一项所关于的记录',
  page: '时间线的一页，先发生的在前',
  timeline:
    '时间线：从结算卡、交卡、结算、付款到发票和资料，先发生的在前；只有当前用户能在各自的列表中看到的记录，运单只列在自己的时间线上',
  of: (label: string, detail: string) => `${label}：${detail}`,
} as const
