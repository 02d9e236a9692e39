import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: '当前不能做的操作，及其原因' })
export class RefusedAction {
  @Field({ description: '操作' })
  action!: string

  @Field({ description: '原因' })
  reason!: string
}
