import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { FieldChangeView } from '../../../kernel/command/history.view.js'
import { describe, objectOf } from '../../../kernel/fields.js'
import { optional } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { companyDictionaryTable, companyItemTable, itemTable } from './fields.js'

@ObjectType('CompanyDictionary', { description: '公司可以改名称的字典' })
export class CompanyDictionaryView extends objectOf(companyDictionaryTable) {}

@ObjectType('CompanyDictionaryItem', { description: '字典项：平台名称与本公司名称' })
export class CompanyDictionaryItemView extends objectOf(companyItemTable) {}

@ObjectType({ description: '字典项的一次字段修改' })
export class CompanyDictionaryChange extends FieldChangeView {
  @Field({ description: itemTable.itemValue.label })
  itemValue!: string
}

@InputType({ description: '另加的字典项' })
export class NewDictionaryItem {
  @Field({ description: `${takes(itemTable.itemValue)}，字母、数字、下划线或短横线；以后不变` })
  itemValue!: string

  @Field({ description: `${takes(itemTable.itemName)}；字典内不重复` })
  itemName!: string

  @Field(() => Int, optional(`${describe(companyItemTable.sort)}；0 到 9999，不填排在最后`))
  sort?: number | null
}

@InputType({ description: '字典项的名称、排序和启用' })
export class DictionaryItemChanges {
  @Field({ description: `${takes(itemTable.itemName)}；与平台相同即沿用平台，字典内不重复` })
  itemName!: string

  @Field(() => Int, optional(`${describe(companyItemTable.sort)}；0 到 9999，不填不变`))
  sort?: number | null

  @Field(() => Boolean, optional(`${companyItemTable.enabled.label}；不填不变`))
  enabled?: boolean | null
}
