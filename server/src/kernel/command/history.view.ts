import { Field, ID, ObjectType } from 'type-graphql'
import { optional, text } from '../graphql.js'

@ObjectType({ description: '一个字段修改前后的值' })
export class FieldComparison {
  @Field({ description: '字段' })
  field!: string

  @Field({ description: '字段名称' })
  label!: string

  @Field(text, optional('修改前'))
  before!: string | null

  @Field(text, optional('修改后'))
  after!: string | null
}

/** Change of one field as people read it; each domain extends it for its own names of fields and values. */
@ObjectType()
export abstract class FieldChangeView extends FieldComparison {
  @Field(() => ID, { description: '编号' })
  id!: string

  @Field(text, optional('原因'))
  reason!: string | null

  @Field({ description: '修改人' })
  createBy!: string

  @Field(() => Date, { description: '修改时间' })
  createTime!: string
}
