import { Field, InputType, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import { MessageKinds } from '../enums.js'
import type { MessageKind } from '../kinds.js'

/** Verbs of a preference. */
const MessagePreferenceAction = actionType('MessagePreference', { change: '修改' })

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

  @Field(() => [MessagePreferenceAction], { description: apiTexts.actions })
  allowedActions!: string[]
}

@InputType({ description: '接收或不接收一类消息' })
export class MessagePreferenceInput {
  @Field(() => MessageKinds, { description: '消息类型' })
  kind!: MessageKind

  @Field({ description: '是否接收' })
  on!: boolean
}
