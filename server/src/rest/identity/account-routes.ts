import { z } from 'zod'
import { optionalText } from '../../kernel/values/validate.js'
import { mobileText, roleTypeNumber } from '../../modules/identity/code/code.service.js'
import { RoleType } from '../../modules/identity/role-types.js'
import { thirdPartyTexts } from '../../modules/identity/third-party/texts.js'
import { codeText, stateText } from '../../modules/identity/third-party/third-party.service.js'
import { Answer } from '../envelope.js'
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
    roleType: asNumber(roleTypeNumber).default(RoleType.COMPANY).describe('身份类型'),
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
  summary: '绑定第三方账号：本次登录发起的授权由平台送回 state 和 code；各用一次，未配置第三方登录时拒绝',
  params: z.object({ state: stateText, code: codeText }),
  paramsInBody: true,
  async handler({ actor, params, services }) {
    await services.thirdPartyAccounts.bind(actor, params)
    return new Answer(true, thirdPartyTexts.bound)
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
