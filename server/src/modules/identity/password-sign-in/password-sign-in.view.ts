import { Field, ID, InputType } from 'type-graphql'
import { RoleType } from '../role-types.js'

@InputType({ description: '账号与密码' })
export class CheckPasswordInput {
  @Field({ description: '手机号' })
  phone!: string

  @Field({ description: '密码' })
  password!: string

  @Field(() => String, {
    nullable: true,
    description: '浏览器自取并保存的设备标识，32 到 64 个字符；本人登录过的设备有自己的次数，不受他人影响',
  })
  deviceId?: string | null

  @Field(() => ID, { nullable: true, description: '图形验证码编号；答 CAPTCHA_NEEDED 之后须填' })
  captchaId?: string | null

  @Field(() => String, { nullable: true, description: '图形验证码所示的 4 个字符' })
  captchaCode?: string | null
}

@InputType({ description: '密码登录' })
export class PasswordSignInInput extends CheckPasswordInput {
  @Field(() => RoleType, { defaultValue: RoleType.COMPANY, description: '身份类型' })
  roleType!: number

  @Field(() => ID, { nullable: true, description: '要进入的公司；不填则进入最早加入的公司' })
  companyAuthId?: string | null
}
