import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { DataScope } from '../enums.js'
import { roleTable as table } from './fields.js'

@ObjectType({ description: '权限' })
export class PermissionView {
  @Field({ description: '权限键' })
  key!: string

  @Field({ description: '权限名称' })
  label!: string
}

@ObjectType({ description: '一个领域的权限' })
export class PermissionArea {
  @Field({ description: '领域' })
  area!: string

  @Field(() => [PermissionView], { description: '其中的权限' })
  permissions!: PermissionView[]
}

@ObjectType({ description: '标准角色与其标准的差别' })
export class RoleDifferences {
  @Field(() => [PermissionView], { description: '比标准多的权限' })
  added!: PermissionView[]

  @Field(() => [PermissionView], { description: '比标准少的权限' })
  missing!: PermissionView[]

  @Field({ description: '数据范围是否与标准不同' })
  scope!: boolean
}

@ObjectType('Role', { description: '角色：一组权限的名称' })
export class RoleView extends objectOf(table) {
  @Field(() => [String], { description: '权限键' })
  permissions!: string[]

  @Field(() => [ID], { description: '可见的项目；仅用于数据范围为指定项目的角色' })
  projectIds!: string[]
}

@ObjectType({ description: '可供选择的角色，及其所能做的' })
export class RoleChoice {
  @Field(() => ID, { description: table.id.label })
  id!: string

  @Field({ description: table.name.label })
  name!: string

  @Field(() => String, { nullable: true, description: table.remark.label })
  remark!: string | null

  @Field(() => DataScope, { description: table.dataScope.label })
  dataScope!: DataScope

  @Field(() => [String], { description: '权限键' })
  permissions!: string[]

  @Field(() => [PermissionArea], { description: '所含的权限，按领域' })
  areas!: PermissionArea[]

  @Field(() => String, { nullable: true, description: '不能由当前用户分配的原因；可以分配的为空' })
  refusal!: string | null
}

@ObjectType({ description: '查询到的角色的合计' })
export class RoleSummary {
  @Field(() => Int, { description: '标准角色数' })
  standardCount!: number
}

@ObjectType({ description: '一页角色' })
export class RolePage extends pageOf('角色', RoleView, RoleSummary) {}

@InputType({ description: '角色查询条件' })
export class RoleFilter extends listFilterOf(table, 'Role') {}

export enum RoleSortField {
  NAME = 'NAME',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
  MEMBER_COUNT = 'MEMBER_COUNT',
  PERMISSION_COUNT = 'PERMISSION_COUNT',
}
describeEnum('RoleSortField', RoleSortField, '角色排序字段')

@InputType({ description: '角色排序' })
export class RoleSort extends sortBy(RoleSortField) {}

@InputType({ description: '新增或修改角色' })
export class RoleInput {
  @Field(() => ID, optional(`${table.id.label}；新增时不填`))
  id?: string | null

  @Field({ description: `${takes(table.name)}；标准角色的名称不能修改` })
  name!: string

  @Field(() => String, optional(takes(table.remark)))
  remark?: string | null

  @Field(() => [String], { description: '权限键' })
  permissions!: string[]

  @Field(() => DataScope, { description: table.dataScope.label })
  dataScope!: DataScope

  @Field(() => Boolean, { defaultValue: false, description: '有此角色的人登录时是否须用两步验证' })
  secondFactor!: boolean

  @Field(() => [ID], optional('可见的项目，最多 1000 个；数据范围为指定的项目时必填'))
  projectIds?: string[] | null

  @Field(() => Int, optional(apiTexts.seenVersion))
  version?: number | null
}
