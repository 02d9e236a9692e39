import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { PageView, SortInput } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { machineTable as table } from './fields.js'

@ObjectType('Machine', { description: '机械' })
export class MachineView extends objectOf(table) {}

@ObjectType({ description: '查询到的机械的合计' })
export class MachineSummary {
  @Field(() => Int, { description: '启用的机械数' })
  enabledCount!: number
}

@ObjectType({ description: '一页机械' })
export class MachinePage extends PageView {
  @Field(() => [MachineView], { description: '机械' })
  records!: MachineView[]

  @Field(() => MachineSummary, { description: '合计' })
  summary!: MachineSummary
}

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
export class MachineSort extends SortInput {
  @Field(() => MachineSortField, { description: '排序字段' })
  field!: MachineSortField
}

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
