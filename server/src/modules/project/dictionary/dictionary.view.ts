import { Field, ObjectType } from 'type-graphql'

@ObjectType('DictionaryItem', { description: '字典项' })
export class DictionaryItemView {
  @Field({ description: '名称' })
  itemName!: string

  @Field({ description: '值' })
  itemValue!: string
}
