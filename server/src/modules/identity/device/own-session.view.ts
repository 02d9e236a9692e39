import { Field, ObjectType } from 'type-graphql'
import { apiTexts } from '../../../kernel/api-texts.js'
import { objectOf } from '../../../kernel/fields.js'
import { ownSessionTable } from './fields.js'

@ObjectType('OwnSession', { description: '本人的一次登录' })
export class OwnSessionView extends objectOf(ownSessionTable) {
  @Field(() => [String], { description: apiTexts.actions })
  allowedActions!: string[]
}
