import { Field, ID, ObjectType } from 'type-graphql'

@ObjectType('Captcha', { description: '图形验证码；5 分钟内有效，只能用一次，填错须重新获取' })
export class CaptchaView {
  @Field(() => ID, { description: '图形验证码编号，与所填字符一同提交' })
  captchaId!: string

  @Field({ description: '图片，data:image/png;base64,…，示 4 个字母或数字，不分大小写' })
  image!: string
}
