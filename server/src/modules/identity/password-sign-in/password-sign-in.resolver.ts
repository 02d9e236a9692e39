import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { RequestContext } from '../../../kernel/context.js'
import { TokenBundle } from '../session/session.types.js'
import { PasswordSignInService } from './password-sign-in.service.js'
import { CheckPasswordInput, PasswordSignInInput } from './password-sign-in.view.js'

@Resolver()
export class PasswordSignInResolver {
  constructor(private readonly signIns: PasswordSignInService) {}

  @Mutation(() => TokenBundle, {
    description: '密码登录；错两次之后须附图形验证码（CAPTCHA_NEEDED），再错则每次须等待更久（TOO_OFTEN）',
  })
  signInByPassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => PasswordSignInInput) input: PasswordSignInInput,
  ): Promise<TokenBundle> {
    return this.signIns.signIn(input, context.request)
  }

  @Mutation(() => String, {
    description: '核对密码，返回 5 分钟内有效的一次性登录码，用于查询名下的公司并登录；输错的后果同密码登录',
  })
  checkPassword(
    @Ctx() context: RequestContext,
    @Arg('input', () => CheckPasswordInput) input: CheckPasswordInput,
  ): Promise<string> {
    return this.signIns.check(input, context.request)
  }
}
