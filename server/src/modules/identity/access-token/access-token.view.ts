import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import { objectOf } from '../../../kernel/fields.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { accessTokenTable as fields } from './fields.js'

/** Verbs of an access token. */
const AccessTokenAction = actionType('AccessToken', { revoke: '作废' })

@ObjectType('AccessToken', { description: '访问令牌：分析人员或程序以本人身份只读查询' })
export class AccessTokenView extends objectOf(fields) {
  @Field(() => [String], { description: '可用的权限键；本人失去的权限不再可用' })
  permissions!: string[]

  @Field(() => Boolean, { description: '是否仍然有效' })
  valid!: boolean

  @Field(() => [AccessTokenAction], { description: apiTexts.actions })
  allowedActions!: string[]
}

@ObjectType({ description: '新建的访问令牌' })
export class NewAccessToken {
  @Field(() => AccessTokenView, { description: '新建的访问令牌' })
  accessToken!: AccessTokenView

  @Field({ description: '令牌本身，只在新建时出示这一次' })
  token!: string
}

@InputType({ description: '要新建的访问令牌' })
export class AccessTokenInput {
  @Field({ description: takes(fields.name) })
  name!: string

  @Field(() => [String], { description: '可用的权限键，只能是本人已有的查询权限' })
  permissions!: string[]

  @Field(() => Int, { description: '有效天数，1 到 365' })
  days!: number
}
