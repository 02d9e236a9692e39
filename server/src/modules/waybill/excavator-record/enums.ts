import { describeEnum } from '../../../kernel/graphql.js'
import { auditStatusLabels, inTypeLabel, inTypeLabels, ledgerTypeLabel, ledgerTypeLabels } from './labels.js'

/** The dictionary company_ledger_type. */
export enum LedgerType {
  SHIFT = 'SHIFT',
  MEASURED = 'MEASURED',
}
describeEnum('LedgerType', LedgerType, ledgerTypeLabel, ledgerTypeLabels)

/** The dictionary in_type. */
export enum InType {
  DIG = 'DIG',
  REHANDLE = 'REHANDLE',
  GRADE = 'GRADE',
  BREAK = 'BREAK',
  OTHER = 'OTHER',
}
describeEnum('InType', InType, inTypeLabel, inTypeLabels)

export enum RecordAuditStatus {
  SUBMITTED = 'SUBMITTED',
  IN_APPROVAL = 'IN_APPROVAL',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  DELETED = 'DELETED',
}
describeEnum('RecordAuditStatus', RecordAuditStatus, '挖机工时的审核状态；列表只有前三种', auditStatusLabels)
