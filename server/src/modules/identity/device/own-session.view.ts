import { Field, ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { ownSessionTable } from './fields.js'

@ObjectType('OwnSession', { description: '本人的一次登录' })
export class OwnSessionView extends objectOf(ownSessionTable) {
  @Field(() => [String], { description: '当前用户可做的操作' })
  allowedActions!: string[]
}
