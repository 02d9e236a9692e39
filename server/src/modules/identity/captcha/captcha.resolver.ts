import { Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import type { CaptchaService } from './captcha.service.js'
import { CaptchaView } from './captcha.view.js'

@Resolver()
export class CaptchaResolver {
  constructor(private readonly captchas: CaptchaService) {}

  @Mutation(() => CaptchaView, { description: '获取一张图形验证码；无须登录' })
  drawCaptcha(@Ctx() context: RequestContext): Promise<CaptchaView> {
    return this.captchas.draw(context.request.address)
  }
}
