import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { JsonScalar } from '../../../kernel/graphql.js'
import type { ViewState } from './saved-view.schema.js'

@ObjectType('SavedView', { description: '列表的一个视图：筛选、排序、每页条数、列与密度' })
export class SavedViewView {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '列表，例如 waybills' })
  list!: string

  @Field({ description: '名称' })
  name!: string

  @Field(() => JsonScalar, { description: '内容' })
  state!: ViewState

  @Field({ description: '是否共享给全公司' })
  shared!: boolean

  @Field({ description: '是否为本人的视图；只有本人能修改和删除' })
  own!: boolean

  @Field({ description: '建立人' })
  createBy!: string

  @Field(() => Int, { description: '版本，修改时带回' })
  version!: number

  @Field(() => Date, { description: '修改时间' })
  updateTime!: string
}

@InputType({ description: '要保存的视图' })
export class SavedViewInput {
  @Field(() => ID, { nullable: true, description: '要覆盖的视图；不填则新建' })
  id?: string | null

  @Field({ description: '列表，例如 waybills' })
  list!: string

  @Field({ description: '名称，最多 20 个字符；同一列表中不能重名' })
  name!: string

  @Field(() => JsonScalar, {
    description:
      '内容：filters（筛选）、sort（排序）、size（每页条数）、density（密度）、columns（列），JSON 最大 8 kB',
  })
  state!: unknown

  @Field({ description: '是否共享给全公司' })
  shared!: boolean

  @Field(() => Int, { nullable: true, description: '覆盖时必填，取自所读的视图' })
  version?: number | null
}
