import { Field, ID, InputType } from 'type-graphql'

const LENGTHS = '8 到 15 个字符，须有大写字母、小写字母、数字和 #?!@$%^&*- 之一'

@InputType({ description: '修改本人密码' })
export class ChangePasswordInput {
  @Field(() => String, { nullable: true, description: '原密码；从未设置过密码时不填' })
  password?: string | null

  @Field({ description: `新密码，${LENGTHS}` })
  newpassword1!: string

  @Field({ description: '再输入一次新密码' })
  newpassword2!: string
}

@InputType({ description: '重置他人密码' })
export class ResetPasswordInput {
  @Field(() => ID, { description: '用户' })
  userId!: string

  @Field({ description: `新密码，${LENGTHS}` })
  newpassword1!: string

  @Field({ description: '再输入一次新密码' })
  newpassword2!: string
}
