import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { JsonScalar } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { savedViewTable as fields } from './fields.js'
import type { ViewState } from './saved-view.schema.js'

@ObjectType('SavedView', { description: '列表的一个视图：筛选、排序、每页条数、列与密度' })
export class SavedViewView extends objectOf(fields) {
  @Field(() => JsonScalar, { description: '内容' })
  state!: ViewState
}

@InputType({ description: '要保存的视图' })
export class SavedViewInput {
  @Field(() => ID, { nullable: true, description: '要覆盖的视图；不填则新建' })
  id?: string | null

  @Field({ description: describe(fields.list) })
  list!: string

  @Field({ description: `${takes(fields.name)}；同一列表中不能重名` })
  name!: string

  @Field(() => JsonScalar, {
    description:
      '内容：filters（筛选）、sort（排序）、size（每页条数）、density（密度）、columns（列），JSON 最大 8 kB；列表为 queries 的是 query（语句）、variables（变量，JSON 文本）',
  })
  state!: unknown

  @Field({ description: fields.shared.label })
  shared!: boolean

  @Field(() => Int, { nullable: true, description: '覆盖时必填，取自所读的视图' })
  version?: number | null
}
