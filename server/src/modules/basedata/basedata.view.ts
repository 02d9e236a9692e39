import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { FieldChangeView } from '../../kernel/command/history.view.js'
import { takes } from '../../kernel/values/field-checks.js'
import { mergeReason } from './fields.js'

@ObjectType({ description: '基础资料的一次字段修改' })
export class BaseDataChange extends FieldChangeView {}

@ObjectType({ description: '基础资料被使用的一处' })
export class BaseDataUse {
  @Field({ description: '在何处使用' })
  label!: string

  @Field(() => Int, { description: '条数' })
  count!: number
}

@ObjectType({ description: '一次合并：重复的资料并入另一个' })
export class BaseDataMerge {
  /** Name of the kind, which tells the type of both records; missing in answers that were kept before it was. */
  entity?: string

  @Field(() => ID, { description: '保留的资料的编号' })
  keptId!: string

  @Field({ description: '保留的资料' })
  keptName!: string

  @Field(() => ID, { description: '并入后停用的资料的编号' })
  droppedId!: string

  @Field({ description: '并入后停用的资料' })
  droppedName!: string

  @Field(() => [BaseDataUse], { description: '改用保留的资料的，在何处、多少条' })
  moved!: BaseDataUse[]

  @Field(() => [BaseDataUse], { description: '不变的，在何处、多少条' })
  stayed!: BaseDataUse[]
}

@InputType({ description: '把重复的资料并入另一个' })
export class BaseDataMergeInput {
  @Field(() => ID, { description: '保留的资料的编号' })
  keepId!: string

  @Field(() => ID, { description: '并入后停用的资料的编号' })
  dropId!: string

  @Field({ description: takes(mergeReason) })
  reason!: string
}
