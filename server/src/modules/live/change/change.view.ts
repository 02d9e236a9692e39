import { Field, ID, InputType, ObjectType } from 'type-graphql'
import { optional } from '../../../kernel/graphql.js'
import { takesUpTo } from '../../../kernel/values/input-lengths.js'
import { ChangedType } from '../enums.js'
import { LONGEST_PLACE } from './place.js'

takesUpTo('changed.after', LONGEST_PLACE)

@ObjectType('Change', { description: '一个类型的变动' })
export class ChangeView {
  @Field(() => ChangedType, { description: '记录的类型' })
  type!: ChangedType

  @Field(
    () => [ID],
    optional('有变动的记录，含新增和删除的；多于一百条的，或看不到其中一些的，为空，应视为该类型都有变动'),
  )
  ids!: string[] | null

  @Field(
    () => [ID],
    optional('作出这些变动的请求，即其应答的请求头 X-Request-Id；其中有后台任务等其他来源的，或多于一百个的，为空'),
  )
  requestIds!: string[] | null
}

@ObjectType('Changes', { description: '一起告知的变动' })
export class ChangesView {
  @Field(() => ID, { description: '所到之处：断开之后凭它接着告知（after，或请求头 Last-Event-ID）' })
  id!: string

  @Field({ description: '是否应视为一切都有变动：所给之处太早，或变动太多' })
  everything!: boolean

  @Field(() => [ChangeView], { description: '各类型的变动；没有的为空列表，仅告知所到之处' })
  changes!: ChangeView[]
}

@InputType({ description: '变动的筛选' })
export class ChangeFilter {
  @Field(() => [ID], optional('只告知这些记录的变动，最多一百条；没有列出编号的变动仍会告知'))
  ids?: string[] | null
}
