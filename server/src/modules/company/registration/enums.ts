import { describeEnum } from '../../../kernel/graphql.js'
import { registrationTexts } from './texts.js'

/** Who registers: a company, or who runs a dump site. */
export enum CompanyType {
  COMPANY = 'COMPANY',
  MUD_TAIL = 'MUD_TAIL',
}
describeEnum('CompanyType', CompanyType, '注册的企业类型', registrationTexts.companyTypes)

export enum RegistrationStatus {
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
}
describeEnum('RegistrationStatus', RegistrationStatus, '注册状态', registrationTexts.statuses)
