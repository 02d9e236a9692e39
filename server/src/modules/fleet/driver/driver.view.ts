import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { PageView, SortInput } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { driverTable as table } from './fields.js'

@ObjectType('Driver', { description: '司机' })
export class DriverView extends objectOf(table) {}

@ObjectType({ description: '查询到的司机的合计' })
export class DriverSummary {
  @Field(() => Int, { description: '启用的司机数' })
  enabledCount!: number
}

@ObjectType({ description: '一页司机' })
export class DriverPage extends PageView {
  @Field(() => [DriverView], { description: '司机' })
  records!: DriverView[]

  @Field(() => DriverSummary, { description: '合计' })
  summary!: DriverSummary
}

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
export class DriverSort extends SortInput {
  @Field(() => DriverSortField, { description: '排序字段' })
  field!: DriverSortField
}

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
