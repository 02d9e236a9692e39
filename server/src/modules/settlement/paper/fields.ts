import type { Field } from '../../../kernel/fields.js'
import { PaperKind, paperKindLabels, paperKindName } from '../enums.js'
import { ownId } from '../payee/fields.js'
import { settlementTable } from '../settlement/fields.js'

/** Fields of a settlement paper for the table, the API and the sheet. */
export const settlementPaperTable = {
  id: ownId,
  kind: { label: paperKindName, kind: 'code', code: { values: PaperKind, labels: paperKindLabels } },
  fileUrl: { label: '资料文件', kind: 'text', holds: 'file', length: 500, note: '的地址' },
  fileName: { label: '文件名', kind: 'text', length: 200 },
  createBy: { label: '上传人', kind: 'text' },
  createTime: { label: '上传时间', kind: 'time', column: 'created_at' },
} as const satisfies Record<string, Field>

export const paperRateField = {
  label: '资料齐全率',
  kind: 'quantity',
  nullable: true,
  note: '（%）：需要的资料种类中已有的；不需要资料的为空',
} as const satisfies Field

/** Facts that the scanned paper itself states. */
export const paperReadingTable = {
  settlementId: { label: '结算单编号', kind: 'id', nullable: true },
  settleNo: { label: settlementTable.settleNo.label, kind: 'text', nullable: true },
  kind: { ...settlementPaperTable.kind, nullable: true },
} as const satisfies Record<string, Field>
