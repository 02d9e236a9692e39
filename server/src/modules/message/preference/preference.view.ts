import { Field, InputType, ObjectType } from 'type-graphql'
import { MessageKinds } from '../enums.js'
import type { MessageKind } from '../kinds.js'

@ObjectType({ description: '是否接收一类消息' })
export class MessagePreference {
  @Field(() => MessageKinds, { description: '消息类型' })
  kind!: MessageKind

  @Field({ description: '名称' })
  title!: string

  @Field({ description: '何时收到' })
  when!: string

  @Field({ description: '是否接收' })
  on!: boolean

  @Field(() => [String], { description: '本人可做的操作：change；不能关闭的为空' })
  allowedActions!: string[]
}

@InputType({ description: '接收或不接收一类消息' })
export class MessagePreferenceInput {
  @Field(() => MessageKinds, { description: '消息类型' })
  kind!: MessageKind

  @Field({ description: '是否接收' })
  on!: boolean
}
