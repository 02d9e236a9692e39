import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { PageView, sortBy } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { StandardRole } from '../enums.js'
import { roleTable } from '../role/fields.js'
import { RoleType } from '../role-types.js'
import { userTable as table } from './fields.js'

@ObjectType({ description: '用户所有的一个角色' })
export class UserRole {
  @Field(() => ID, { description: roleTable.id.label })
  id!: string

  @Field({ description: roleTable.name.label })
  name!: string

  @Field(() => StandardRole, { nullable: true, description: roleTable.standard.label })
  standard!: StandardRole | null
}

@ObjectType('CompanyUser', { description: '公司的用户：一个人在公司的任职' })
export class UserView extends objectOf(table) {
  @Field(() => [UserRole], { description: '所有的角色' })
  roles!: UserRole[]

  /** Permissions of the person, which `allowedActions` needs. */
  held!: string[] | null

  /** Whether he is the only administrator, which `allowedActions` needs. */
  sole!: boolean
}

@ObjectType({ description: '可供选择的机构' })
export class OrganChoice {
  @Field(() => ID, { description: table.organId.label })
  id!: string

  @Field({ description: '机构名称，含各上级机构' })
  name!: string
}

@ObjectType({ description: '查询到的用户的人数' })
export class UserSummary {
  @Field(() => Int, { description: '受邀的人数' })
  invited!: number

  @Field(() => Int, { description: '在职的人数' })
  active!: number

  @Field(() => Int, { description: '已停用的人数' })
  disabled!: number
}

@ObjectType({ description: '一页用户' })
export class UserPage extends PageView {
  @Field(() => [UserView], { description: '用户' })
  records!: UserView[]

  @Field(() => UserSummary, { description: '人数' })
  summary!: UserSummary
}

@InputType({ description: '用户查询条件' })
export class UserFilter extends listFilterOf(table, 'User') {
  @Field(() => ID, optional('有此角色'))
  roleId?: string | null
}

export enum UserSortField {
  NAME = 'NAME',
  PHONE = 'PHONE',
  POSITION_NAME = 'POSITION_NAME',
  ORGAN_NAME = 'ORGAN_NAME',
  JOINED_AT = 'JOINED_AT',
  CREATE_TIME = 'CREATE_TIME',
}
describeEnum('CompanyUserSortField', UserSortField, '用户排序字段')

@InputType({ description: '用户排序' })
export class UserSort extends sortBy(UserSortField) {}

@InputType({ description: '邀请用户' })
export class InviteUserInput {
  @Field({ description: `${table.phone.label}，11 位` })
  phone!: string

  @Field({ description: `${takes(table.name)}；手机号已有账号时以其账号的姓名为准` })
  name!: string

  @Field({ description: takes(table.positionName) })
  positionName!: string

  @Field(() => ID, optional(`${table.organId.label}；直属公司时不填`))
  organId?: string | null

  @Field(() => [ID], { description: '角色，至少一个，最多 20 个' })
  roleIds!: string[]

  @Field(() => RoleType, {
    nullable: true,
    defaultValue: RoleType.COMPANY,
    description: `${table.roleType.label}${table.roleType.note}`,
  })
  roleType?: number | null
}

@InputType({ description: '修改用户；没有填写的不变，机构填空即直属公司' })
export class UpdateUserInput {
  @Field(() => ID, { description: table.id.label })
  id!: string

  @Field(() => String, optional(`${takes(table.name)}；还在其他公司任职的人只能由本人修改`))
  name?: string | null

  @Field(() => String, optional(`${takes(table.email)}；还在其他公司任职的人只能由本人修改`))
  email?: string | null

  @Field(() => String, optional(takes(table.positionName)))
  positionName?: string | null

  @Field(() => ID, optional(table.organId.label))
  organId?: string | null

  @Field(() => [ID], optional('角色，至少一个，最多 20 个'))
  roleIds?: string[] | null

  @Field(() => Int, optional(apiTexts.seenVersion))
  version?: number | null
}

@ObjectType({ description: '重置他人登录方式的结果：其所有设备已退出登录' })
export class AccessReset {
  @Field(() => ID, { description: '用户编号' })
  userId!: string
}
