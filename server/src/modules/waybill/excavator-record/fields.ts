import type { Code, Field } from '../../../kernel/fields.js'
import { ShiftType, WeightUnit } from '../enums.js'
import { shiftLabels, spanLabels, unitLabels } from '../labels.js'
import { ownId, waybillTable as waybill } from '../waybill/fields.js'
import { InType, LedgerType, RecordAuditStatus } from './enums.js'
import { auditStatusLabels, inTypeLabel, inTypeLabels, ledgerTypeLabel, ledgerTypeLabels } from './labels.js'

const codes = {
  ledger: { values: LedgerType, labels: ledgerTypeLabels },
  audit: { values: RecordAuditStatus, labels: auditStatusLabels },
  shift: { values: ShiftType, labels: shiftLabels },
  in: { values: InType, labels: inTypeLabels },
  unit: { values: WeightUnit, labels: unitLabels },
} as const satisfies Record<string, Code<string>>

/** The fields of an excavator's work record (001 §3), in the order in which documents have them. */
export const recordTable = {
  id: ownId,
  companyAuthId: { label: waybill.companyAuthId.label, kind: 'id', column: 'company_id' },
  projectId: { label: waybill.projectId.label, kind: 'id', api: 'projectInfoId', formerly: 'projectId' },
  projectName: { label: waybill.projectName.label, kind: 'text', column: null },
  machineId: { label: '挖机的系统编号', kind: 'id' },
  machineCode: { label: waybill.machineCode.label, kind: 'text' },
  staffId: { label: '挖机手的系统编号', kind: 'id', rest: ['inStaffId'] },
  staffName: { label: '挖机手', kind: 'text' },
  ledgerType: { label: ledgerTypeLabel, kind: 'code', code: codes.ledger },
  auditStatus: { label: '审核状态', kind: 'code', code: codes.audit },
  inShiftType: { label: waybill.inShiftType.label, kind: 'code', code: codes.shift, column: 'shift_type' },
  inType: { label: inTypeLabel, kind: 'code', code: codes.in },
  scheduleWork: { label: '工作量', kind: 'quantity', nullable: true, note: '；台班可以没有' },
  unitWork: { label: '工作量单位', kind: 'code', code: codes.unit, nullable: true, note: '：车或方' },
  address: { label: '作业地点', kind: 'text', nullable: true },
  startDatetime: { label: spanLabels.from, kind: 'time' },
  endDatetime: { label: spanLabels.to, kind: 'time' },
  workTime: { label: '工作时长', kind: 'count', note: '（分钟），即结束减开始' },
  ledgerRemark: { label: waybill.remark.label, kind: 'text', nullable: true },
  createTime: { label: '上报时间', kind: 'time', column: 'created_at' },
} as const satisfies Record<string, Field>
