import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { describeEnum, optional } from '../../../kernel/graphql.js'
import { listFilterOf } from '../../../kernel/list/found.js'
import { PageView, SortInput } from '../../../kernel/list/page.types.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { captainTable as table } from './fields.js'

@ObjectType('Captain', { description: '车队长' })
export class CaptainView extends objectOf(table) {}

@ObjectType({ description: '查询到的车队长的合计' })
export class CaptainSummary {
  @Field(() => Int, { description: '启用的车队长数' })
  enabledCount!: number
}

@ObjectType({ description: '一页车队长' })
export class CaptainPage extends PageView {
  @Field(() => [CaptainView], { description: '车队长' })
  records!: CaptainView[]

  @Field(() => CaptainSummary, { description: '合计' })
  summary!: CaptainSummary
}

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
export class CaptainSort extends SortInput {
  @Field(() => CaptainSortField, { description: '排序字段' })
  field!: CaptainSortField
}

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
