import { z } from 'zod'
import type { Actor } from '../../kernel/command/actor.js'
import { invalidInput } from '../../kernel/errors.js'
import { optionalText, requiredText } from '../../kernel/values/validate.js'
import { mobileText, roleTypeNumber } from '../../modules/identity/code/code.service.js'
import { typedPassword } from '../../modules/identity/password/rules.js'
import { asNumber } from '../fields.js'
import { alias, publicRoute, type Route, route } from '../route.js'
import { tokenOf, tokenShape } from './presenters.js'
import { signInTexts as texts } from './texts.js'

const MAX_ID = 36
const roleType = asNumber(roleTypeNumber)
  .default(2)
  .describe('1 车队长，2 建筑公司，3 司机，4 挖机手，7 注册企业或渣土场')
const company_auth_id = optionalText(texts.company, MAX_ID).describe('要进入的公司；不填则进入最早加入的公司')

const passwordGrant = z.object({
  grant_type: z.literal('password').describe(texts.grant),
  username: requiredText(texts.username, 50).describe('手机号'),
  password: typedPassword,
  captchaId: optionalText(texts.captchaId, MAX_ID).describe('图形验证码编号；答 428 CAPTCHA_NEEDED 之后须填'),
  captchaCode: optionalText(texts.captchaCode, 20).describe('图形验证码所示的 4 个字符'),
  deviceId: optionalText(texts.deviceId, 64).describe('设备自取并保存的标识，32到64个字符'),
  roleType,
  company_auth_id,
})
const refreshGrant = z.object({
  grant_type: z.literal('refresh_token').describe(texts.grant),
  refresh_token: requiredText(texts.refreshToken, 200),
})
const grant = z.discriminatedUnion('grant_type', [passwordGrant, refreshGrant], { error: texts.grantUnknown })

const smsGrant = z.object({
  grant_type: z.literal('sms_login', { error: texts.grantUnknown }).default('sms_login').describe(texts.grant),
  phone: mobileText.optional().describe('手机号'),
  code: optionalText(texts.code, 64).describe('短信验证码，或 codeCheck 返回的登录码；已登录者进入另一家公司时不填'),
  roleType,
  company_auth_id,
  deviceId: optionalText(texts.deviceId, 64).describe('设备自取并保存的标识，32到64个字符'),
})

/** Without a code, a bearer token is valid only for the phone of its owner. */
function refuseOtherPhone(actor: Actor, phone: string): void {
  if (phone && phone !== actor.facts.mobile) throw invalidInput([{ field: 'phone', message: texts.mobileNotYours }])
}

const oauthToken = publicRoute({
  method: 'POST',
  path: '/auth/oauth/token',
  group: 'signIn',
  result: 'token',
  summary:
    '密码登录（grant_type=password），错两次之后须附图形验证码；或用刷新令牌换新的凭证（grant_type=refresh_token）',
  params: grant,
  weight: 'hash',
  paramsInBody: true,
  answer: tokenShape,
  async handler({ params, services, request }) {
    if (params.grant_type === 'refresh_token') return tokenOf(await services.sessions.refresh(params.refresh_token))
    const { username: phone, company_auth_id: companyAuthId, ...given } = params
    return tokenOf(await services.passwordSignIns.signIn({ ...given, phone, companyAuthId }, request, ''))
  },
})

const smsToken = publicRoute({
  method: 'POST',
  path: '/auth/phone/token/sms',
  group: 'signIn',
  result: 'token',
  summary: '手机验证码登录；已登录者带令牌与 company_auth_id 进入另一家公司',
  params: smsGrant,
  paramsInBody: true,
  answer: tokenShape,
  async handler({ params, services, request, whoAsks }) {
    const { phone = '', code = '', roleType, company_auth_id: companyAuthId, deviceId } = params
    if (code !== '' || !companyAuthId || !whoAsks)
      return tokenOf(await services.signIns.signIn({ phone, code, roleType, companyAuthId, deviceId }, request))
    const actor = await whoAsks()
    refuseOtherPhone(actor, phone)
    return tokenOf(await services.signIns.enterCompany(actor, companyAuthId))
  },
})

const logout = route({
  method: 'DELETE',
  path: '/auth/token/logout',
  group: 'signIn',
  access: 'signed-in',
  evenClosed: true,
  result: 'boolean',
  summary: '退出登录，令牌立即失效',
  async handler({ actor, services }) {
    await services.sessions.signOut(actor)
    return true
  },
})

export const tokenRoutes: Route[] = [
  oauthToken,
  { ...alias(oauthToken, '/oauth/token'), weight: 'hash' },
  smsToken,
  alias(smsToken, '/phone/token/sms'),
  logout,
]

const passSecondFactor = route({
  method: 'POST',
  path: '/auth/secondFactor',
  group: 'signIn',
  access: 'signed-in',
  evenClosed: true,
  result: 'boolean',
  summary: '登录之后出示两步验证码；其他接口答 403 SECOND_FACTOR_CODE_NEEDED 时须先调用',
  params: z.object({ code: requiredText(texts.secondFactorCode, 40).describe('验证器的6位验证码，或一个恢复码') }),
  paramsInBody: true,
  handler: ({ actor, params, services }) => services.secondFactors.pass(actor, params.code),
})

export const secondFactorRoutes: Route[] = [passSecondFactor]
