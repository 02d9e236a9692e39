import { Field, ID, ObjectType } from 'type-graphql'

/** Result of one row of a batch, which is answered by itself. */
@ObjectType({ description: '批量操作中一行的结果' })
export class RowResult {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field({ description: '是否成功' })
  ok!: boolean

  @Field(() => String, { nullable: true, description: '失败原因' })
  msg!: string | null
}
