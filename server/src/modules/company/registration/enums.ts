import { registerEnumType } from 'type-graphql'

/** Who registers: a company, or who runs a dump site. */
export enum CompanyType {
  COMPANY = 'COMPANY',
  MUD_TAIL = 'MUD_TAIL',
}
registerEnumType(CompanyType, {
  name: 'CompanyType',
  description: '注册的企业类型',
  valuesConfig: { COMPANY: { description: '企业' }, MUD_TAIL: { description: '渣土场' } },
})

export enum RegistrationStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
}
registerEnumType(RegistrationStatus, {
  name: 'RegistrationStatus',
  description: '注册状态',
  valuesConfig: {
    PENDING: { description: '待审核' },
    APPROVED: { description: '已通过' },
    REJECTED: { description: '已驳回' },
  },
})
