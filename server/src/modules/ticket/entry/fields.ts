import type { Code, Field } from '../../../kernel/fields.js'
import { EntryKind, entryKindLabels } from '../enums.js'
import { bookedTable, driverTable, joined, nullable, pagesOnly, placeTable, projectTable } from '../fields.js'

const kind = { values: EntryKind, labels: entryKindLabels } as const satisfies Code<string>

const document = { ...nullable, ...pagesOnly, found: 'is', note: '；不由它而来则为空' } as const

/** The one table of a ledger entry's fields. */
export const entryTable = {
  id: { label: '流水编号', kind: 'id' },
  kind: { label: '类型', kind: 'code', code: kind, found: 'any' },
  quantity: { label: '张数', kind: 'count', note: '；负数为冲回' },
  balance: {
    label: '结存',
    kind: 'count',
    ...nullable,
    ...joined,
    ...pagesOnly,
    note: '：这一笔之后的剩余，按发生时间累计。查询条件指明项目、渣土场和土质时为该项目的剩余（同一时刻及之前的运单用票已减去），只指明渣土场和土质时为公司库存，否则为空',
  },
  projectInfoId: { ...projectTable.projectInfoId, ...nullable, note: '；购票为空' },
  projectName: { ...projectTable.projectName, ...nullable },
  ...placeTable,
  ...driverTable,
  happenedAt: { label: '发生时间', kind: 'time', found: 'range' },
  purchaseId: { label: '购票编号', kind: 'id', ...document },
  collectionId: { label: '领票编号', kind: 'id', ...document },
  refundId: { label: '退票编号', kind: 'id', ...document },
  documentNo: { label: '单号', kind: 'text', ...nullable, ...joined, note: '：购票、领票或退票单；更正为空' },
  reason: { label: '更正或冲回的原因', kind: 'text', ...nullable, length: 200 },
  createBy: bookedTable.createBy,
  createTime: bookedTable.createTime,
} as const satisfies Record<string, Field>
