import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('SecondFactor', { description: '本人的两步验证' })
export class SecondFactorView {
  @Field(() => String, { nullable: true, description: '开启时间；未开启则为空' })
  enabledTime!: string | null

  @Field(() => Int, { description: '未用的恢复码个数' })
  recoveryCodesLeft!: number

  @Field(() => [String], { description: '要求本人使用两步验证的公司' })
  demandedBy!: string[]
}

@ObjectType({ description: '尚未验证的两步验证密钥' })
export class NewSecondFactor {
  @Field({ description: '密钥，Base32，供手工输入验证器' })
  secret!: string

  @Field({ description: '验证器可识别的地址，otpauth://totp/…' })
  address!: string

  @Field({ description: '该地址的二维码，data:image/png;base64,…' })
  picture!: string
}
