import type { InType, LedgerType, RecordAuditStatus } from './enums.js'

/** Chinese names of a record's codes: in the schema, and where spreadsheets print them. */
export const ledgerTypeLabel = '台账类型'
export const ledgerTypeLabels: Record<`${LedgerType}`, string> = { SHIFT: '台班', MEASURED: '计量' }
export const inTypeLabel = '作业类型'
export const inTypeLabels: Record<`${InType}`, string> = {
  DIG: '挖装',
  REHANDLE: '倒运',
  GRADE: '平整修坡',
  BREAK: '破碎',
  OTHER: '其他',
}
export const auditStatusLabels: Record<`${RecordAuditStatus}`, string> = {
  SUBMITTED: '已提交',
  IN_APPROVAL: '审批中',
  APPROVED: '已通过',
  REJECTED: '已驳回',
  DELETED: '已删除',
}
export const recordsTitle = '挖机工时'
