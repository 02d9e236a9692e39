import { Field, InputType, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { optional } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { profileTable as fields } from './fields.js'

@ObjectType('Profile', { description: '个人信息' })
export class ProfileView extends objectOf(fields) {}

@InputType({ description: '要修改的个人信息；没有填写的不变' })
export class ProfileInput {
  @Field(() => String, optional(takes(fields.name)))
  name?: string | null

  @Field(() => String, optional(`${takes(fields.email)}；填空值或空文本则删去`))
  email?: string | null

  @Field(() => String, optional(`${takes(fields.avatar)}：upms/file/upload 所答的地址；填空值或空文本则删去`))
  avatar?: string | null
}

@ObjectType({ description: '本人拥有的一项权限' })
export class HeldPermission {
  @Field({ description: '权限键' })
  key!: string

  @Field({ description: '权限的名称' })
  label!: string

  @Field({ description: '权限所属的一类' })
  area!: string

  @Field(() => [String], { description: '带来这项权限的角色' })
  roles!: string[]
}
