import { describeEnum } from '../../../kernel/graphql.js'

/** Who registers: a company, or who runs a dump site. */
export enum CompanyType {
  COMPANY = 'COMPANY',
  MUD_TAIL = 'MUD_TAIL',
}
describeEnum('CompanyType', CompanyType, '注册的企业类型', {
  COMPANY: '企业',
  MUD_TAIL: '渣土场',
})

export enum RegistrationStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
}
describeEnum('RegistrationStatus', RegistrationStatus, '注册状态', {
  PENDING: '待审核',
  APPROVED: '已通过',
  REJECTED: '已驳回',
})
