import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import type { Edge } from '../../edge.js'
import { ownDriverTable, driverTable as table } from './fields.js'

@ObjectType('Driver', { description: '司机' })
export class DriverView extends nodeOf(table) {}

@ObjectType({ description: '查询到的司机的合计' })
export class DriverSummary {
  @Field(() => Int, { description: '启用的司机数' })
  enabledCount!: number
}

@ObjectType({ description: '一页司机' })
export class DriverPage extends pageOf('司机', DriverView, DriverSummary) {}

/** Driver as he sees himself: his captain, and where he drives next. */
@ObjectType({ description: '司机本人：他的车队长，与接下来的任务' })
export class OwnDriver extends objectOf(ownDriverTable) {}

@InputType({ description: '司机查询条件' })
export class DriverFilter extends listFilterOf(table, 'Driver') {}

export enum DriverSortField {
  NAME = 'NAME',
  CAPTAIN_NAME = 'CAPTAIN_NAME',
  MOBILE = 'MOBILE',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('DriverSortField', DriverSortField, '司机排序字段')

@InputType({ description: '司机排序' })
export class DriverSort extends sortBy(DriverSortField) {}

@InputType({ description: '司机' })
export class DriverInput {
  @Field({ description: takes(table.name) })
  name!: string

  @Field({ description: takes(table.mobile) })
  mobile!: string

  @Field(() => ID, { description: describe(table.captainId) })
  captainId!: string

  @Field(() => Boolean, optional(`${describe(table.isOpenWallet)}；不填为否`))
  isOpenWallet?: boolean | null
}

/** Types of the API for the verbs of base data. */
export const driverTypes = {
  View: DriverView,
  Page: DriverPage,
  Filter: DriverFilter,
  Sort: DriverSort,
  Input: DriverInput,
}

/** Driver beside his id; null for a member who may not read base data. */
export const driverEdge: Edge = {
  name: 'driver',
  to: () => DriverView,
  by: 'driverId',
  loader: 'driver',
  label: table.name.label,
}
