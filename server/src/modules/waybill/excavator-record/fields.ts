import type { Code, Field } from '../../../kernel/fields.js'
import { ShiftType, WeightUnit } from '../enums.js'
import { shiftLabels, unitLabels } from '../labels.js'
import { InType, LedgerType, RecordAuditStatus } from './enums.js'
import { auditStatusLabels, inTypeLabels, ledgerTypeLabels } from './labels.js'

const codes = {
  ledger: { values: LedgerType, labels: ledgerTypeLabels },
  audit: { values: RecordAuditStatus, labels: auditStatusLabels },
  shift: { values: ShiftType, labels: shiftLabels },
  in: { values: InType, labels: inTypeLabels },
  unit: { values: WeightUnit, labels: unitLabels },
} as const satisfies Record<string, Code<string>>

/** The fields of an excavator's work record (001 §3), in the order in which documents have them. */
export const recordTable = {
  id: { label: '编号', kind: 'id' },
  companyAuthId: { label: '公司编号', kind: 'id', column: 'company_id' },
  projectId: { label: '项目编号', kind: 'id', rest: ['projectInfoId'] },
  projectName: { label: '项目', kind: 'text', column: null },
  machineId: { label: '挖机的系统编号', kind: 'id' },
  machineCode: { label: '挖机编号', kind: 'text' },
  staffId: { label: '挖机手的系统编号', kind: 'id', rest: ['inStaffId'] },
  staffName: { label: '挖机手', kind: 'text' },
  ledgerType: { label: '台账类型', kind: 'code', code: codes.ledger },
  auditStatus: { label: '审核状态', kind: 'code', code: codes.audit },
  inShiftType: { label: '班次', kind: 'code', code: codes.shift, column: 'shift_type' },
  inType: { label: '作业类型', kind: 'code', code: codes.in },
  scheduleWork: { label: '工作量', kind: 'quantity', nullable: true, note: '；台班可以没有' },
  unitWork: { label: '工作量单位', kind: 'code', code: codes.unit, nullable: true, note: '：车或方' },
  address: { label: '作业地点', kind: 'text', nullable: true },
  startDatetime: { label: '开始时间', kind: 'time' },
  endDatetime: { label: '结束时间', kind: 'time' },
  workTime: { label: '工作时长', kind: 'count', note: '（分钟），即结束减开始' },
  ledgerRemark: { label: '备注', kind: 'text', nullable: true },
  createTime: { label: '上报时间', kind: 'time', column: 'created_at' },
} as const satisfies Record<string, Field>
