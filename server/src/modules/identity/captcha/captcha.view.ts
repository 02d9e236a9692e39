import { ArgsType, Field, ID, ObjectType } from 'type-graphql'
import { optional } from '../../../kernel/graphql.js'

@ObjectType('Captcha', { description: '图形验证码；5 分钟内有效，只能用一次，填错须重新获取' })
export class CaptchaView {
  @Field(() => ID, { description: '图形验证码编号，与所填字符一同提交' })
  captchaId!: string

  @Field({ description: '图片，data:image/png;base64,…，示 4 个字母或数字，不分大小写' })
  image!: string
}

/** Captcha in the arguments of calls that may demand one. */
@ArgsType()
export class CaptchaGiven {
  @Field(() => ID, optional('图形验证码编号；答复 CAPTCHA_NEEDED 时须填'))
  captchaId?: string | null

  @Field(() => String, optional('图形验证码所示的 4 个字符'))
  captchaCode?: string | null
}
