import { approvedTable, type Code, type Field } from '../../../kernel/fields.js'
import { RefundGoal, RefundStatus, refundGoalLabels, refundStatusLabels } from '../enums.js'
import { bookedTable, driverTable, nullable, placeTable, projectTable, quantityField } from '../fields.js'

const goal = { values: RefundGoal, labels: refundGoalLabels } as const satisfies Code<string>
const status = { values: RefundStatus, labels: refundStatusLabels } as const satisfies Code<string>

/** The one table of a refund's fields. */
export const refundTable = {
  id: { label: '退票编号', kind: 'id' },
  refundNo: { label: '退票单号', kind: 'text', found: 'part' },
  ...projectTable,
  ...placeTable,
  ...driverTable,
  quantity: quantityField,
  goesTo: { label: '去向', kind: 'code', code: goal, found: 'any' },
  price: { label: '退款单价', kind: 'money', ...nullable, note: '，每张' },
  amount: { label: '退款金额', kind: 'money', ...nullable },
  refundedAt: { label: '退票时间', kind: 'time', found: 'range' },
  picture: bookedTable.picture,
  remark: bookedTable.remark,
  status: { label: '状态', kind: 'code', code: status, found: 'any' },
  applyName: { label: '申请人', kind: 'text', found: 'part' },
  applyDatetime: { label: '申请时间', kind: 'time', found: 'range' },
  auditName: { label: '审核人', kind: 'text', ...nullable },
  auditDatetime: { label: '审核时间', kind: 'time', ...nullable },
  auditOwn: { label: '审核人是否申请人本人', kind: 'flag' },
  ...approvedTable,
  reason: { label: '驳回或撤回的原因', kind: 'text', ...nullable, length: 200 },
  version: bookedTable.version,
} as const satisfies Record<string, Field>
