import { z } from 'zod'
import { optionalText } from '../../kernel/values/validate.js'
import { mobileText, roleTypeNumber } from '../../modules/identity/code/code.service.js'
import { CodePurpose } from '../../modules/identity/enums.js'
import { RoleType } from '../../modules/identity/role-types.js'
import { identityTexts } from '../../modules/identity/texts.js'
import { Answer } from '../envelope.js'
import { asNumber } from '../fields.js'
import { publicRoute, type Route } from '../route.js'
import { signInTexts as texts } from './texts.js'

/** Captcha in the parameters of calls that may demand one. */
export const captchaFields = {
  captchaId: optionalText(texts.captchaId, 36).describe('图形验证码编号；答复428 CAPTCHA_NEEDED时须填'),
  captchaCode: optionalText(texts.captchaCode, 20).describe('图形验证码所示的4个字符'),
}

const mobile = mobileText.describe('手机号')
const type = asNumber(z.literal(Object.values(CodePurpose), { error: identityTexts.codeTypeInvalid }))
const code = optionalText(texts.code, 64).describe('6位短信验证码')
const deviceId = optionalText(texts.deviceId, 64).describe(
  '设备自取并保存的标识，32到64个字符；本人登录过的设备有自己的次数，不受他人影响',
)

const codeByPc = publicRoute({
  method: 'GET',
  path: '/chain/uniapp/codeByPc',
  weight: 'message',
  group: 'signIn',
  result: 'ack',
  summary: '发送短信验证码；同一手机号60秒内只发一次',
  params: z.object({
    mobile,
    type: type.default(CodePurpose.SIGN_IN).describe('1 登录，2 绑定，3 解绑，4 注册'),
    roleType: asNumber(roleTypeNumber).default(RoleType.COMPANY).describe('身份类型'),
    deviceId,
    ...captchaFields,
  }),
  handler: async ({ params, services, request }) =>
    new Answer(null, await services.codes.send(params, request.address)),
})

const codeByPcNotUser = publicRoute({
  method: 'GET',
  path: '/chain/uniapp/codeByPcNotUser',
  weight: 'message',
  group: 'signIn',
  result: 'ack',
  summary: '为尚无账号的手机号发送注册验证码',
  params: z.object({
    mobile,
    roleType: asNumber(roleTypeNumber).default(RoleType.ENTERPRISE).describe('身份类型'),
    deviceId,
    ...captchaFields,
  }),
  handler: async ({ params, services, request }) =>
    new Answer(null, await services.codes.send({ ...params, type: CodePurpose.REGISTRATION }, request.address)),
})

const codeCheck = publicRoute({
  method: 'GET',
  path: '/chain/uniapp/codeCheck',
  group: 'signIn',
  result: 'object',
  summary: '校验并用掉短信验证码；data 为5分钟内有效的一次性登录码',
  params: z.object({ mobile, code, deviceId }),
  answer: z.string(),
  handler: ({ params: { code = '', ...params }, services, request }) =>
    services.codes.check({ ...params, code }, request.address),
})

export const codeRoutes: Route[] = [codeByPc, codeByPcNotUser, codeCheck]

const drawCaptcha = publicRoute({
  method: 'POST',
  path: '/auth/captcha',
  group: 'signIn',
  result: 'object',
  summary: '获取一张图形验证码：4个字母或数字，不分大小写，5分钟内有效，只能用一次',
  answer: z.object({
    captchaId: z.string().describe('图形验证码编号，与所填字符一同提交'),
    image: z.string().describe('图片，data:image/png;base64,…'),
  }),
  handler: ({ services, request }) => services.captchas.draw(request.address),
})

export const captchaRoutes: Route[] = [drawCaptcha]
