import { Field, InputType, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { thirdPartyAccountTable, thirdPartyProviderTable } from './fields.js'

@ObjectType('ThirdPartyProvider', { description: '已配置的第三方平台，可用其账号登录' })
export class ThirdPartyProviderView extends objectOf(thirdPartyProviderTable) {}

@ObjectType('ThirdPartyAccount', { description: '本人绑定的第三方账号' })
export class ThirdPartyAccountView extends objectOf(thirdPartyAccountTable) {}

@ObjectType({ description: '已发起的第三方授权，10 分钟内有效，只用一次' })
export class ThirdPartyAuthorization {
  @Field({ description: '请浏览器前往的平台页面；平台随后送回 state 和 code' })
  authorizeUrl!: string

  @Field(() => String, { nullable: true, description: '浏览器保存的登录凭据，登录时一并送来；绑定时为空，由会话证明' })
  proof!: string | null
}

@InputType({ description: '以第三方账号登录' })
export class ThirdPartySignInInput {
  @Field({ description: '平台送回的 state' })
  state!: string

  @Field({ description: '平台送回的授权码' })
  code!: string

  @Field({ description: '发起登录时所得的登录凭据；授权由别的浏览器发起则拒绝' })
  proof!: string

  @Field(() => String, { nullable: true, description: '浏览器自取并保存的设备标识，最多 64 个字符' })
  deviceId?: string | null
}
