import { approvedTable, type Code, type Field } from '../../../kernel/fields.js'
import { machineTable as machine } from '../../fleet/index.js'
import { ShiftType, shiftLabels, spanLabels, unitLabels, WeightUnit } from '../enums.js'
import { reviewTable as review } from '../review/fields.js'
import { ownId, waybillTable as waybill } from '../waybill/fields.js'
import {
  auditStatusLabels,
  InType,
  inTypeLabel,
  inTypeLabels,
  LedgerType,
  ledgerTypeLabel,
  ledgerTypeLabels,
  RecordAuditStatus,
} from './enums.js'

const codes = {
  ledger: { values: LedgerType, labels: ledgerTypeLabels },
  audit: { values: RecordAuditStatus, labels: auditStatusLabels },
  shift: { values: ShiftType, labels: shiftLabels },
  in: { values: InType, labels: inTypeLabels },
  unit: { values: WeightUnit, labels: unitLabels },
} as const satisfies Record<string, Code<string>>

const nullable = { nullable: true } as const
/** Field that the documents do not name. */
const beside = { rest: [] } as const
/** Field that neither documents nor spreadsheets have. */
const unlisted = { ...beside, sheet: [] } as const

/** Fields of an excavator's work record, in the documented order. */
export const recordTable = {
  id: ownId,
  companyAuthId: { label: waybill.companyAuthId.label, kind: 'id', column: 'company_id' },
  projectId: { label: waybill.projectId.label, kind: 'id', api: 'projectInfoId', formerly: 'projectId' },
  projectName: { label: waybill.projectName.label, kind: 'text', column: null },
  machineId: { label: '挖机的系统编号', kind: 'id' },
  machineCode: { label: waybill.machineCode.label, kind: 'text' },
  staffId: { label: '挖机手的系统编号', kind: 'id', rest: ['inStaffId'] },
  staffName: { label: '挖机手', kind: 'text', length: 20 },
  ledgerType: { label: ledgerTypeLabel, kind: 'code', code: codes.ledger },
  auditStatus: { label: '审核状态', kind: 'code', code: codes.audit },
  inShiftType: { label: waybill.inShiftType.label, kind: 'code', code: codes.shift, column: 'shift_type' },
  inType: { label: inTypeLabel, kind: 'code', code: codes.in },
  scheduleWork: { label: '工作量', kind: 'quantity', nullable: true, note: '；台班可以没有' },
  unitWork: { label: '工作量单位', kind: 'code', code: codes.unit, nullable: true, note: '：车或方' },
  address: { label: '作业地点', kind: 'text', nullable: true, length: 50 },
  startDatetime: { label: spanLabels.from, kind: 'time' },
  endDatetime: { label: spanLabels.to, kind: 'time' },
  workTime: { label: '工作时长', kind: 'count', note: '（分钟），即结束减开始' },
  ledgerRemark: { label: waybill.remark.label, kind: 'text', nullable: true, length: 200 },
  createTime: { label: '上报时间', kind: 'time', column: 'created_at' },
  shiftPrice: { label: machine.shiftCost.label, kind: 'money', ...nullable, note: '，审核通过时挖机每台班的价' },
  loadPrice: { label: machine.loadPrice.label, kind: 'money', ...nullable, note: '，审核通过时挖机每车的价' },
  amount: { label: '工时费', kind: 'money', ...nullable, note: '；未通过、按方计量或挖机没有单价的为空' },
  submitBy: { label: '提交人', kind: 'text', ...nullable, ...beside, note: '；机械方报来的为空' },
  submitTime: { label: '提交时间', kind: 'time', ...nullable, ...beside, column: 'submitted_at' },
  auditBy: { label: review.auditName.label, kind: 'text', ...nullable, ...beside },
  auditTime: { label: review.auditTime.label, kind: 'time', ...nullable, ...beside, column: 'audited_at' },
  auditOwn: { label: '审核人是否本人', kind: 'flag', ...unlisted, note: '：经手人或挖机手自己审核通过' },
  ...approvedTable,
  reason: { label: '驳回的原因', kind: 'text', ...nullable, ...unlisted, length: 200 },
  version: { label: waybill.version.label, kind: 'count', ...unlisted },
} as const satisfies Record<string, Field>
