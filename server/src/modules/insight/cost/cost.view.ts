import { Field, ID, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { phaseTable } from '../../project/index.js'
import { CostRowKind } from '../enums.js'
import { costRowTable } from './fields.js'

@ObjectType({ description: '项目成本的一行：各部分、单方成本与计划' })
export class CostRow extends objectOf(costRowTable) {
  @Field(() => CostRowKind, { description: '哪一行' })
  kind!: CostRowKind
}

@ObjectType({ description: '一个项目的成本：各行之和等于合计' })
export class ProjectCost {
  @Field(() => ID, { description: describe(phaseTable.projectInfoId) })
  projectInfoId!: string

  @Field({ description: describe(phaseTable.projectName) })
  projectName!: string

  @Field(() => [CostRow], {
    description: '启用的分期，按开始日期；其后为不属于任何分期的、减去分期重复计入的（没有则无此行），最后为合计',
  })
  rows!: CostRow[]

  @Field({ description: '单价有变动，未结算运单的成本正在重新计算' })
  updating!: boolean
}
