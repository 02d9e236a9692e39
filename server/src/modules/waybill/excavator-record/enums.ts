import { describeEnum } from '../../../kernel/graphql.js'
import { stateTexts } from '../../../kernel/values/texts.js'

/** Code of the dictionary company_ledger_type. */
export enum LedgerType {
  SHIFT = 'SHIFT',
  MEASURED = 'MEASURED',
}
/** Chinese names of a record's codes: in the schema, and where spreadsheets print them. */
export const ledgerTypeLabel = '台账类型'
export const ledgerTypeLabels: Record<`${LedgerType}`, string> = { SHIFT: '台班', MEASURED: '计量' }
describeEnum('LedgerType', LedgerType, ledgerTypeLabel, ledgerTypeLabels)

/** Code of the dictionary in_type. */
export enum InType {
  DIG = 'DIG',
  REHANDLE = 'REHANDLE',
  GRADE = 'GRADE',
  BREAK = 'BREAK',
  OTHER = 'OTHER',
}
export const inTypeLabel = '作业类型'
export const inTypeLabels: Record<`${InType}`, string> = {
  DIG: '挖装',
  REHANDLE: '倒运',
  GRADE: '平整修坡',
  BREAK: '破碎',
  OTHER: '其他',
}
describeEnum('InType', InType, inTypeLabel, inTypeLabels)

export enum RecordAuditStatus {
  SUBMITTED = 'SUBMITTED',
  IN_APPROVAL = 'IN_APPROVAL',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  DELETED = 'DELETED',
}
export const auditStatusLabels: Record<`${RecordAuditStatus}`, string> = {
  SUBMITTED: '已提交',
  IN_APPROVAL: '审批中',
  APPROVED: '已通过',
  REJECTED: stateTexts.rejected,
  DELETED: '已删除',
}
describeEnum('RecordAuditStatus', RecordAuditStatus, '挖机工时的审核状态；列表只有前三种', auditStatusLabels)
