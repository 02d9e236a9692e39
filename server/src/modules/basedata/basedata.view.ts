import { Field, Int, ObjectType } from 'type-graphql'
import { FieldChangeView } from '../../kernel/command/history.view.js'

@ObjectType({ description: '基础资料的一次字段修改' })
export class BaseDataChange extends FieldChangeView {}

@ObjectType({ description: '基础资料被使用的一处' })
export class BaseDataUse {
  @Field({ description: '在何处使用' })
  label!: string

  @Field(() => Int, { description: '条数' })
  count!: number
}
