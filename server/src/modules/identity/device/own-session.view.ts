import { Field, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { actionType } from '../../../kernel/command/action-type.js'
import { objectOf } from '../../../kernel/fields.js'
import { ownSessionTable } from './fields.js'

/** Verbs of a sign-in. */
const OwnSessionAction = actionType('OwnSession', { end: '退出登录' })

@ObjectType('OwnSession', { description: '本人的一次登录' })
export class OwnSessionView extends objectOf(ownSessionTable) {
  @Field(() => [OwnSessionAction], { description: apiTexts.actions })
  allowedActions!: string[]
}
