import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describe } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import type { Edge } from '../../edge.js'
import { truckTable as table } from './fields.js'

@ObjectType('Truck', { description: '车辆' })
export class TruckView extends nodeOf(table) {}

/** Truck beside its id; null for people who may not look at base data. */
export const truckEdge: Edge = {
  name: 'truck',
  to: () => TruckView,
  by: 'truckId',
  loader: 'truck',
  label: '车辆；不可查看基础资料的人看不到',
}

@ObjectType({ description: '查询到的车辆的合计' })
export class TruckSummary {
  @Field(() => Int, { description: '启用的车辆数' })
  enabledCount!: number
}

@ObjectType({ description: '一页车辆' })
export class TruckPage extends pageOf('车辆', TruckView, TruckSummary) {}

@InputType({ description: '车辆查询条件' })
export class TruckFilter extends listFilterOf(table, 'Truck') {}

export enum TruckSortField {
  PLATE = 'PLATE',
  CAPTAIN_NAME = 'CAPTAIN_NAME',
  VEHICLE_TYPE = 'VEHICLE_TYPE',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('TruckSortField', TruckSortField, '车辆排序字段')

@InputType({ description: '车辆排序' })
export class TruckSort extends sortBy(TruckSortField) {}

@InputType({ description: '车辆' })
export class TruckInput {
  @Field({ description: takes(table.plate) })
  plate!: string

  @Field(() => ID, { description: describe(table.captainId) })
  captainId!: string

  @Field(() => String, optional(takes(table.vehicleType)))
  vehicleType?: string | null

  @Field(() => DecimalScalar, optional(describe(table.volumeCubic)))
  volumeCubic?: string | null

  @Field(() => DecimalScalar, optional(describe(table.capacityTons)))
  capacityTons?: string | null
}

/** Types of the API for the verbs of base data. */
export const truckTypes = { View: TruckView, Page: TruckPage, Filter: TruckFilter, Sort: TruckSort, Input: TruckInput }
