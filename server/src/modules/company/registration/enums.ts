import { describeEnum } from '../../../kernel/graphql.js'
import { companyTypeLabel, registrationStatusLabel } from './labels.js'
import { registrationTexts } from './texts.js'

/** Who registers: a company, or who runs a dump site. */
export enum CompanyType {
  COMPANY = 'COMPANY',
  MUD_TAIL = 'MUD_TAIL',
}
describeEnum('CompanyType', CompanyType, companyTypeLabel, registrationTexts.companyTypes)

/** REGISTERED has not shown its papers yet. */
export enum RegistrationStatus {
  REGISTERED = 'REGISTERED',
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
}
describeEnum('RegistrationStatus', RegistrationStatus, registrationStatusLabel, registrationTexts.statuses)
