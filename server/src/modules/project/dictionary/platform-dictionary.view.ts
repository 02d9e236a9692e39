import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { describe, objectOf } from '../../../kernel/fields.js'
import { optional } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { CompanyDictionaryChange } from './company-dictionary.view.js'
import { platformDictionaryTable, platformItemTable } from './fields.js'

@ObjectType('PlatformDictionaryItem', { description: '平台字典的一项，停用的也在内' })
export class PlatformDictionaryItemView extends objectOf(platformItemTable) {}

@ObjectType('PlatformDictionary', { description: '平台运营：一个平台字典' })
export class PlatformDictionaryView extends objectOf(platformDictionaryTable) {
  @Field(() => [PlatformDictionaryItemView], { description: '各项，按排序' })
  items!: PlatformDictionaryItemView[]
}

@ObjectType({ description: '平台字典项的一次字段修改' })
export class PlatformDictionaryChange extends CompanyDictionaryChange {}

@InputType({ description: '平台字典项的名称、排序和启用' })
export class PlatformDictionaryItemChanges {
  @Field({ description: `${takes(platformItemTable.itemName)}；字典内不重复` })
  itemName!: string

  @Field(() => Int, optional(`${describe(platformItemTable.sort)}；0 到 9999，不填不变`))
  sort?: number | null

  @Field(
    () => Boolean,
    optional(`${platformItemTable.enabled.label}；不填不变。停用的不再提供给没有自己名称的公司，已用的照旧显示`),
  )
  enabled?: boolean | null
}
