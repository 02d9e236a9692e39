import type { Code, Field } from '../../../kernel/fields.js'
import { ConfirmationVerdict, sideLabels, TripSide, verdictLabels } from '../enums.js'
import { ownId, waybillTable as waybill } from '../waybill/fields.js'

const nullable = { nullable: true } as const
const codes = {
  side: { values: TripSide, labels: sideLabels },
  verdict: { values: ConfirmationVerdict, labels: verdictLabels },
} as const satisfies Record<string, Code<string>>

/** The one table of a confirmation's fields: the word of one side about a trip. */
export const confirmationTable = {
  id: ownId,
  side: { label: '签认方', kind: 'code', code: codes.side },
  verdict: { label: '签认结果', kind: 'code', code: codes.verdict },
  weightTons: {
    label: '数量更正',
    kind: 'quantity',
    countedIn: 'weightType',
    ...nullable,
    note: '；只有结果为更正时有',
  },
  weightType: { label: waybill.weightType.label, kind: 'code', code: waybill.weightType.code, column: null },
  reason: { label: '更正或拒绝的原因', kind: 'text', ...nullable, length: 200 },
  picture: { label: '签认照片', kind: 'text', holds: 'address', ...nullable, note: '的地址' },
  createBy: { label: '签认人', kind: 'text', column: 'user_name' },
  createTime: { label: '签认时间', kind: 'time', column: 'created_at' },
} as const satisfies Record<string, Field>
