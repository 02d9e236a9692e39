import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { TpMode } from '../../project/index.js'
import { priceTexts as texts } from '../texts.js'
import { projectPriceTable as table } from './fields.js'

@ObjectType('ProjectPrice', { description: texts.projectPrice })
export class ProjectPriceView extends objectOf(table) {}

@ObjectType({ description: '查询到的项目单价的合计' })
export class ProjectPriceSummary {
  @Field(() => Int, { description: '启用的项目单价数' })
  enabledCount!: number
}

@ObjectType({ description: '一页项目单价' })
export class ProjectPricePage extends pageOf(texts.projectPrice, ProjectPriceView, ProjectPriceSummary) {}

@InputType({ description: '项目单价查询条件' })
export class ProjectPriceFilter extends listFilterOf(table, 'ProjectPrice') {}

export enum ProjectPriceSortField {
  PROJECT_NAME = 'PROJECT_NAME',
  SOIL_TYPE = 'SOIL_TYPE',
  PRICE = 'PRICE',
  VALID_FROM = 'VALID_FROM',
  VALID_UNTIL = 'VALID_UNTIL',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('ProjectPriceSortField', ProjectPriceSortField, '项目单价排序字段')

@InputType({ description: '项目单价排序' })
export class ProjectPriceSort extends sortBy(ProjectPriceSortField) {}

@InputType({ description: texts.projectPrice })
export class ProjectPriceInput {
  @Field(() => ID, { description: describe(table.projectInfoId) })
  projectInfoId!: string

  @Field(() => TpMode, { description: describe(table.tpMode) })
  tpMode!: TpMode

  @Field({ description: takes(table.soilType) })
  soilType!: string

  @Field(() => ID, optional(describe(table.garbageId)))
  garbageId?: string | null

  @Field(() => DecimalScalar, { description: describe(table.price) })
  price!: string

  @Field(() => Date, optional(describe(table.validFrom)))
  validFrom?: Date | null

  @Field(() => Date, optional(describe(table.validUntil)))
  validUntil?: Date | null
}

/** Types of the API for the verbs of base data. */
export const projectPriceTypes = {
  View: ProjectPriceView,
  Page: ProjectPricePage,
  Filter: ProjectPriceFilter,
  Sort: ProjectPriceSort,
  Input: ProjectPriceInput,
}
