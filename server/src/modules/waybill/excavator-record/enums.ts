import { registerEnumType } from 'type-graphql'

/** The dictionary company_ledger_type. */
export enum LedgerType {
  SHIFT = 'SHIFT',
  MEASURED = 'MEASURED',
}
registerEnumType(LedgerType, {
  name: 'LedgerType',
  description: '台账类型',
  valuesConfig: { SHIFT: { description: '台班' }, MEASURED: { description: '计量' } },
})

/** The dictionary in_type. */
export enum InType {
  DIG = 'DIG',
  REHANDLE = 'REHANDLE',
  GRADE = 'GRADE',
  BREAK = 'BREAK',
  OTHER = 'OTHER',
}
registerEnumType(InType, {
  name: 'InType',
  description: '作业类型',
  valuesConfig: {
    DIG: { description: '挖装' },
    REHANDLE: { description: '倒运' },
    GRADE: { description: '平整修坡' },
    BREAK: { description: '破碎' },
    OTHER: { description: '其他' },
  },
})

export enum RecordAuditStatus {
  SUBMITTED = 'SUBMITTED',
  IN_APPROVAL = 'IN_APPROVAL',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
  DELETED = 'DELETED',
}
registerEnumType(RecordAuditStatus, {
  name: 'RecordAuditStatus',
  description: '挖机工时的审核状态；列表只有前三种',
  valuesConfig: {
    SUBMITTED: { description: '已提交' },
    IN_APPROVAL: { description: '审批中' },
    APPROVED: { description: '已通过' },
    REJECTED: { description: '已驳回' },
    DELETED: { description: '已删除' },
  },
})
