import { z } from 'zod'
import { publicRoute, type Route } from '../route.js'

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
