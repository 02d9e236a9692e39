import { z } from 'zod'
import { requiredText } from '../../kernel/values/validate.js'
import { type Route, route } from '../route.js'
import { signInTexts as texts } from './texts.js'

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
