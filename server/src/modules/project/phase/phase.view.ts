import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describe } from '../../../kernel/fields.js'
import { DecimalScalar, day, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { phaseTable as table } from './fields.js'

@ObjectType('ProjectPhase', { description: '项目分期' })
export class ProjectPhaseView extends nodeOf(table) {}

@ObjectType({ description: '查询到的分期的合计' })
export class ProjectPhaseSummary {
  @Field(() => Int, { description: '启用的分期数' })
  enabledCount!: number
}

@ObjectType({ description: '一页分期' })
export class ProjectPhasePage extends pageOf(table.phaseName.label, ProjectPhaseView, ProjectPhaseSummary) {}

@InputType({ description: '分期查询条件' })
export class ProjectPhaseFilter extends listFilterOf(table, 'ProjectPhase') {}

export enum ProjectPhaseSortField {
  PHASE_NAME = 'PHASE_NAME',
  PROJECT_NAME = 'PROJECT_NAME',
  FROM_DATE = 'FROM_DATE',
  TO_DATE = 'TO_DATE',
  PLAN_CUBIC = 'PLAN_CUBIC',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('ProjectPhaseSortField', ProjectPhaseSortField, '分期排序字段')

@InputType({ description: '分期排序' })
export class ProjectPhaseSort extends sortBy(ProjectPhaseSortField) {}

@InputType({ description: table.phaseName.label })
export class ProjectPhaseInput {
  @Field(() => ID, { description: describe(table.projectInfoId) })
  projectInfoId!: string

  @Field({ description: takes(table.phaseName) })
  phaseName!: string

  @Field(day, { description: `${takes(table.fromDate)}${table.fromDate.note}` })
  fromDate!: string

  @Field(day, { description: `${takes(table.toDate)}${table.toDate.note}` })
  toDate!: string

  @Field(() => DecimalScalar, optional(describe(table.planCubic)))
  planCubic?: string | null

  @Field(() => DecimalScalar, optional(describe(table.planTransportCost)))
  planTransportCost?: string | null

  @Field(() => DecimalScalar, optional(describe(table.planCubicPrice)))
  planCubicPrice?: string | null

  @Field(() => DecimalScalar, optional(`${describe(table.truckCubic)}；大于 0`))
  truckCubic?: string | null

  @Field(() => [ID], optional('只含去这些渣土场的运单，最多 50 个；不填则不限'))
  garbageIds?: string[] | null

  @Field(() => [String], optional('只含这些土质的运单，按名称，最多 50 个；不填则不限'))
  soilTypes?: string[] | null

  @Field(() => String, optional(takes(table.remark)))
  remark?: string | null
}

/** Types of the API for the verbs of base data. */
export const phaseTypes = {
  View: ProjectPhaseView,
  Page: ProjectPhasePage,
  Filter: ProjectPhaseFilter,
  Sort: ProjectPhaseSort,
  Input: ProjectPhaseInput,
}
