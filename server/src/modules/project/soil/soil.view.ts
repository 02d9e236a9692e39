import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { describe } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { soilTable as table } from './fields.js'

@ObjectType('Soil', { description: '公司的土质' })
export class SoilView extends nodeOf(table) {}

@ObjectType({ description: '查询到的土质的合计' })
export class SoilSummary {
  @Field(() => Int, { description: '启用的土质数' })
  enabledCount!: number
}

@ObjectType({ description: '一页土质' })
export class SoilPage extends pageOf(table.name.label, SoilView, SoilSummary) {}

@InputType({ description: '土质查询条件' })
export class SoilFilter extends listFilterOf(table, 'Soil') {}

export enum SoilSortField {
  SORT = 'SORT',
  NAME = 'NAME',
  TONS_PER_CUBIC = 'TONS_PER_CUBIC',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('SoilSortField', SoilSortField, '土质排序字段')

@InputType({ description: '土质排序' })
export class SoilSort extends sortBy(SoilSortField) {}

@InputType({ description: table.name.label })
export class SoilInput {
  @Field({ description: takes(table.name) })
  name!: string

  @Field(() => DecimalScalar, optional(describe(table.tonsPerCubic)))
  tonsPerCubic?: string | null

  @Field(() => Int, optional(`${describe(table.sort)}；不填为 0`))
  sort?: number | null
}

/** Types of the API for the verbs of base data. */
export const soilTypes = { View: SoilView, Page: SoilPage, Filter: SoilFilter, Sort: SoilSort, Input: SoilInput }
