import { z } from 'zod'
import { optionalText } from '../../kernel/values/validate.js'
import { publicRoute, type Route } from '../route.js'
import { signInTexts as texts } from './texts.js'

/** A captcha that was read, as calls take it that may cost one. */
export const captchaFields = {
  captchaId: optionalText(texts.captchaId, 36).describe('图形验证码编号；答复428 CAPTCHA_NEEDED时须填'),
  captchaCode: optionalText(texts.captchaCode, 20).describe('图形验证码所示的4个字符'),
}

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
