import { describeEnum } from '../../kernel/graphql.js'
import { registrationTexts } from './registration/texts.js'

/** Type of company that registers: a company, or a dump site. */
export enum CompanyType {
  COMPANY = 'COMPANY',
  MUD_TAIL = 'MUD_TAIL',
}
/** Labels of a registration's codes, in the schema and in its table. */
export const companyTypeLabel = '注册的企业类型'
describeEnum('CompanyType', CompanyType, companyTypeLabel, registrationTexts.companyTypes)

/** State of a registration; REGISTERED has not shown its papers yet. */
export enum RegistrationStatus {
  REGISTERED = 'REGISTERED',
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
}
export const registrationStatusLabel = '认证状态'
describeEnum('RegistrationStatus', RegistrationStatus, registrationStatusLabel, registrationTexts.statuses)

/** Rule for payments whose settlements lack papers. */
export enum PayDocCheck {
  WARN = 'WARN',
  BLOCK = 'BLOCK',
}
export const payDocCheckLabel = '付款时资料不完整'
export const payDocCheckLabels: Record<`${PayDocCheck}`, string> = {
  WARN: '提醒，仍可付款',
  BLOCK: '不能付款',
}
describeEnum('PayDocCheck', PayDocCheck, payDocCheckLabel, payDocCheckLabels)
