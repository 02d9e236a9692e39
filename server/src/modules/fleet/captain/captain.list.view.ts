import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { describe } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import type { Edge } from '../../edge.js'
import { captainTable as table } from './fields.js'

@ObjectType('Captain', { description: '车队长' })
export class CaptainView extends nodeOf(table) {}

@ObjectType({ description: '查询到的车队长的合计' })
export class CaptainSummary {
  @Field(() => Int, { description: '启用的车队长数' })
  enabledCount!: number
}

@ObjectType({ description: '一页车队长' })
export class CaptainPage extends pageOf('车队长', CaptainView, CaptainSummary) {}

@InputType({ description: '车队长查询条件' })
export class CaptainFilter extends listFilterOf(table, 'Captain') {}

export enum CaptainSortField {
  NAME = 'NAME',
  MOBILE = 'MOBILE',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('CaptainSortField', CaptainSortField, '车队长排序字段')

@InputType({ description: '车队长排序' })
export class CaptainSort extends sortBy(CaptainSortField) {}

@InputType({ description: '车队长' })
export class CaptainInput {
  @Field({ description: takes(table.name) })
  name!: string

  @Field({ description: takes(table.mobile) })
  mobile!: string

  @Field(() => Boolean, optional(`${describe(table.isOpenWallet)}；不填为否`))
  isOpenWallet?: boolean | null

  @Field(() => String, optional(takes(table.remark)))
  remark?: string | null
}

/** Types of the API for the verbs of base data. */
export const captainTypes = {
  View: CaptainView,
  Page: CaptainPage,
  Filter: CaptainFilter,
  Sort: CaptainSort,
  Input: CaptainInput,
}

/** Captain beside his id; null for a member who may not read base data. */
export const captainEdge: Edge = {
  name: 'captain',
  to: () => CaptainView,
  by: 'captainId',
  loader: 'captain',
  label: table.name.label,
}
