import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { describe } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { pageOf, sortBy } from '../../../kernel/list/page.types.js'
import { nodeOf } from '../../../kernel/node.js'
import { takes } from '../../../kernel/values/field-checks.js'
import type { Edge } from '../../edge.js'
import { machineTable as table } from './fields.js'

@ObjectType('Machine', { description: '机械' })
export class MachineView extends nodeOf(table) {}

/** The machine beside its id; null where the company has registered none of this id. */
export const machineEdge: Edge = {
  name: 'machine',
  to: () => MachineView,
  by: 'machineId',
  loader: 'machine',
  label: '本公司登记的这台机械；没有登记的为空',
}

@ObjectType({ description: '查询到的机械的合计' })
export class MachineSummary {
  @Field(() => Int, { description: '启用的机械数' })
  enabledCount!: number
}

@ObjectType({ description: '一页机械' })
export class MachinePage extends pageOf('机械', MachineView, MachineSummary) {}

@InputType({ description: '机械查询条件' })
export class MachineFilter extends listFilterOf(table, 'Machine') {}

export enum MachineSortField {
  MACHINE_CODE = 'MACHINE_CODE',
  NAME = 'NAME',
  MODEL = 'MODEL',
  LOAD_PRICE = 'LOAD_PRICE',
  SHIFT_COST = 'SHIFT_COST',
  CREATE_TIME = 'CREATE_TIME',
  UPDATE_TIME = 'UPDATE_TIME',
}
describeEnum('MachineSortField', MachineSortField, '机械排序字段')

@InputType({ description: '机械排序' })
export class MachineSort extends sortBy(MachineSortField) {}

@InputType({ description: '机械' })
export class MachineInput {
  @Field({ description: takes(table.machineCode) })
  machineCode!: string

  @Field({ description: takes(table.name) })
  name!: string

  @Field(() => String, optional(takes(table.model)))
  model?: string | null

  @Field(() => DecimalScalar, optional(describe(table.loadPrice)))
  loadPrice?: string | null

  @Field(() => DecimalScalar, optional(describe(table.shiftCost)))
  shiftCost?: string | null

  @Field(() => String, optional(takes(table.operatorName)))
  operatorName?: string | null

  @Field(() => String, optional(takes(table.operatorMobile)))
  operatorMobile?: string | null
}

/** Types of the API for the verbs of base data. */
export const machineTypes = {
  View: MachineView,
  Page: MachinePage,
  Filter: MachineFilter,
  Sort: MachineSort,
  Input: MachineInput,
}
