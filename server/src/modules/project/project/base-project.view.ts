import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { describe } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { sortBy } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { projectTable as table } from './fields.js'
import { ProjectPage, ProjectView } from './project.view.js'

@InputType({ description: '项目查询条件' })
export class ProjectFilter extends listFilterOf(table, 'Project') {}

export enum ProjectSortField {
  PROJECT_NAME = 'PROJECT_NAME',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('ProjectSortField', ProjectSortField, '项目排序字段')

@InputType({ description: '项目排序' })
export class ProjectSort extends sortBy(ProjectSortField) {}

@ObjectType({ description: '填写项目时可选的内容' })
export class ProjectForm {
  @Field(() => [ID], { description: table.garbageIds.label })
  garbageIds!: string[]

  @Field(() => [ID], { description: table.soilTypeIds.label })
  soilTypeIds!: string[]

  @Field({ description: `${table.dayStart.label}${table.dayStart.note}，公司默认` })
  dayStart!: string

  @Field({ description: `${table.nightStart.label}${table.nightStart.note}，公司默认` })
  nightStart!: string
}

@InputType({ description: table.projectName.label })
export class ProjectInput {
  @Field({ description: takes(table.projectName) })
  projectName!: string

  @Field(() => String, optional(takes(table.address)))
  address?: string | null

  @Field(() => String, optional(`${takes(table.lng)}${table.lng.note}；与纬度一起填写`))
  lng?: string | null

  @Field(() => String, optional(`${takes(table.lat)}${table.lat.note}；与经度一起填写`))
  lat?: string | null

  @Field(() => String, optional(`${takes(table.dayStart)}${table.dayStart.note}；不填为公司默认`))
  dayStart?: string | null

  @Field(() => String, optional(`${takes(table.nightStart)}${table.nightStart.note}；不填为公司默认`))
  nightStart?: string | null

  @Field(() => Boolean, optional(`${describe(table.usesTickets)}；不填为否`))
  usesTickets?: boolean | null

  @Field(() => [ID], optional('项目可用的渣土场，最多 200 个；没有时所有渣土场可选'))
  garbageIds?: string[] | null

  @Field(() => [ID], optional('项目可用的土质，最多 200 个；没有时所有土质可选'))
  soilTypeIds?: string[] | null
}

/** Types of the API for the verbs of base data. */
export const baseProjectTypes = {
  View: ProjectView,
  Page: ProjectPage,
  Filter: ProjectFilter,
  Sort: ProjectSort,
  Input: ProjectInput,
}
