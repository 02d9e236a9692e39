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

/** Steps of the form of an authentication, with their number in the database. */
export const AuthenticationStep = { COMPANY: 1, PERSON: 2, CHECK: 3 } as const
export type AuthenticationStep = (typeof AuthenticationStep)[keyof typeof AuthenticationStep]
export const authenticationStepLabels = { COMPANY: '企业信息', PERSON: '法人信息', CHECK: '核对' } as const
describeEnum('AuthenticationStep', AuthenticationStep, '企业认证的步骤', authenticationStepLabels)

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
