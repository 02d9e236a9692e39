import type { Code, Field } from '../../../kernel/fields.js'
import { EntryKind } from '../enums.js'
import { bookedTable, driverTable, joined, nullable, placeTable, projectTable } from '../fields.js'
import { entryKindLabels } from '../labels.js'

const kind = { values: EntryKind, labels: entryKindLabels } as const satisfies Code<string>

/** The one table of a ledger entry's fields. */
export const entryTable = {
  id: { label: '流水编号', kind: 'id' },
  kind: { label: '类型', kind: 'code', code: kind, found: 'any' },
  quantity: { label: '张数', kind: 'count', note: '；负数为冲回' },
  projectInfoId: { ...projectTable.projectInfoId, ...nullable, note: '；购票为空' },
  projectName: { ...projectTable.projectName, ...nullable },
  ...placeTable,
  ...driverTable,
  happenedAt: { label: '发生时间', kind: 'time', found: 'range' },
  documentNo: { label: '单号', kind: 'text', ...nullable, ...joined, note: '：购票、领票或退票单；更正为空' },
  reason: { label: '更正或冲回的原因', kind: 'text', ...nullable, length: 200 },
  createBy: bookedTable.createBy,
  createTime: bookedTable.createTime,
} as const satisfies Record<string, Field>
