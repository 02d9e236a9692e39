import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import { optionalText, requiredText } from '../../kernel/values/validate.js'
import { mobileText, roleTypeNumber } from '../../modules/identity/code/code.service.js'
import { RoleType } from '../../modules/identity/role-types.js'
import { asNumber } from '../fields.js'
import { publicRoute, type Route, route } from '../route.js'
import { companyOf, companyShape, userInfoOf, userInfoShape } from './presenters.js'
import { signInTexts as texts } from './texts.js'

const companies = route({
  method: 'GET',
  path: '/chain/companyauth/list',
  group: 'signIn',
  access: 'signed-in',
  result: 'list',
  summary: '我的公司',
  answer: companyShape,
  handler: async ({ actor, services }) => (await services.sessions.companies(actor)).map(companyOf),
})

const companiesOfPhone = publicRoute({
  method: 'GET',
  path: '/chain/companyauth/listByMobile',
  group: 'signIn',
  result: 'list',
  summary: '手机号名下的公司；须持有该手机号的一次性登录码',
  params: z.object({
    mobile: mobileText.describe('手机号'),
    roleType: asNumber(roleTypeNumber).default(RoleType.company).describe('身份类型'),
    code: optionalText(texts.code, 64).describe('codeCheck 返回的登录码'),
  }),
  answer: companyShape,
  async handler({ params: { mobile, code = '', roleType }, services }) {
    return (await services.signIns.companiesOfPhone({ mobile, code, roleType })).map(companyOf)
  },
})

const bindSocial = route({
  method: 'POST',
  path: '/upms/thirdparty/bind',
  group: 'signIn',
  access: 'signed-in',
  result: 'boolean',
  summary: '绑定第三方账号；未配置第三方登录时拒绝',
  params: z.object({ state: requiredText(texts.socialState, 100), code: requiredText(texts.socialCode, 500) }),
  paramsInBody: true,
  handler: () => {
    throw new DomainError('SOCIAL_NOT_CONFIGURED')
  },
})

const userInfo = route({
  method: 'GET',
  path: '/upms/user/info',
  group: 'users',
  access: 'signed-in',
  result: 'object',
  summary: '当前登录者、权限与职位',
  answer: userInfoShape,
  handler: async ({ actor, services }) => userInfoOf(actor, await services.sessions.companies(actor)),
})

export const accountRoutes: Route[] = [companies, companiesOfPhone, bindSocial, userInfo]
