import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { OrganKind } from '../enums.js'
import { organProjectTable, organTable as table } from './fields.js'

@ObjectType('Organ', { description: '机构：公司的部门或项目部' })
export class OrganView extends objectOf(table) {}

@ObjectType({ description: '查询到的机构的合计' })
export class OrganSummary {
  @Field(() => Int, { description: '部门数' })
  departments!: number

  @Field(() => Int, { description: '项目部数' })
  sites!: number
}

@ObjectType({ description: '一页机构' })
export class OrganPage extends pageOf('机构', OrganView, OrganSummary) {}

@InputType({ description: '机构查询条件' })
export class OrganFilter extends listFilterOf(table, 'Organ') {}

export enum OrganSortField {
  SORT = 'SORT',
  NAME = 'NAME',
  MEMBER_COUNT = 'MEMBER_COUNT',
  PROJECT_COUNT = 'PROJECT_COUNT',
  CREATE_TIME = 'CREATE_TIME',
}
describeEnum('OrganSortField', OrganSortField, '机构排序字段')

@InputType({ description: '机构排序' })
export class OrganSort extends sortBy(OrganSortField) {}

@ObjectType('OrganProject', { description: '公司的一个项目，以及它属于哪个机构' })
export class OrganProjectView extends objectOf(organProjectTable) {}

@ObjectType({ description: '查询到的项目的合计' })
export class OrganProjectSummary {
  @Field(() => Int, { description: '属于机构的项目数' })
  ofOrgans!: number

  @Field(() => Int, { description: '直属公司的项目数' })
  ofCompany!: number
}

@ObjectType({ description: '一页项目及其机构' })
export class OrganProjectPage extends pageOf('项目', OrganProjectView, OrganProjectSummary) {}

@InputType({ description: '项目及其机构的查询条件' })
export class OrganProjectFilter extends listFilterOf(organProjectTable, 'OrganProject') {
  @Field(() => Boolean, optional('是否直属公司'))
  ofCompany?: boolean | null
}

export enum OrganProjectSortField {
  PROJECT_NAME = 'PROJECT_NAME',
  ORGAN_NAME = 'ORGAN_NAME',
}
describeEnum('OrganProjectSortField', OrganProjectSortField, '项目及其机构的排序字段')

@InputType({ description: '项目及其机构的排序' })
export class OrganProjectSort extends sortBy(OrganProjectSortField) {}

@ObjectType({ description: '合并机构的结果：并入的机构，以及随之过去的内容' })
export class OrganMerge {
  @Field(() => OrganView, { description: '并入的机构，合并之后的样子' })
  organ!: OrganView

  @Field(() => [String], { description: '过去的用户' })
  memberNames!: string[]

  @Field(() => [String], { description: '过去的下级机构' })
  childNames!: string[]

  @Field(() => [String], { description: '过去的项目' })
  projectNames!: string[]
}

@InputType({ description: '机构的内容' })
export class OrganInput {
  @Field({ description: takes(table.name) })
  name!: string

  @Field(() => OrganKind, { description: table.kind.label })
  kind!: OrganKind

  @Field(() => Int, {
    nullable: true,
    defaultValue: 0,
    description: `${table.sort.label}${table.sort.note}，0 到 9999`,
  })
  sort?: number | null

  @Field(() => String, optional(takes(table.remark)))
  remark?: string | null
}
