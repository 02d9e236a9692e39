import { approvedTable, type Field } from '../../../kernel/fields.js'
import { ReviewStatus, reviewStatusLabels } from '../enums.js'
import { ownId, waybillTable as waybill } from '../waybill/fields.js'

const nullable = { nullable: true } as const
/** Column of the waybill that the list's queries define. */
const joined = { column: null } as const

/** Fields of a request, in the order of the sheet. */
export const reviewTable = {
  id: ownId,
  waybillId: { label: waybill.id.label, kind: 'id', found: 'is' },
  waybillNo: { label: waybill.no.label, kind: 'text', ...joined },
  status: {
    label: waybill.status.label,
    kind: 'code',
    code: { values: ReviewStatus, labels: reviewStatusLabels },
    found: 'any',
  },
  changes: { label: '修改内容', kind: 'text', ...joined, api: null, sheet: ['changes'] },
  amountBefore: { label: '修改前金额', kind: 'money' },
  amountAfter: { label: '修改后金额', kind: 'money', note: '，按申请时的单价' },
  applyName: { label: '申请人', kind: 'text', found: 'part' },
  applyTime: { label: '申请时间', kind: 'time', column: 'applied_at', found: 'range' },
  reason: { label: '申请原因', kind: 'text', ...nullable },
  projectName: { label: waybill.projectName.label, kind: 'text', ...joined },
  truckCode: { label: waybill.truckCode.label, kind: 'text', form: 'plate', ...joined, found: 'part' },
  goDatetime: { label: waybill.goDatetime.label, kind: 'time', ...joined },
  cardNo: { label: waybill.cardNo.label, kind: 'text', ...nullable, ...joined },
  auditName: { label: '审核人', kind: 'text', ...nullable, column: 'decide_name', note: '；撤回、取消的则为操作人' },
  auditTime: { label: '审核时间', kind: 'time', ...nullable, column: 'decided_at' },
  auditOwn: { label: '本人审核', kind: 'flag', note: '：审核人是否申请人本人', rest: [] },
  ...approvedTable,
  auditReason: { label: '审核意见', kind: 'text', ...nullable, column: 'decision' },
} as const satisfies Record<string, Field>
