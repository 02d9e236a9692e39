import { defineEntity, p } from '@mikro-orm/core'
import { ofCompany } from '../../../kernel/sql/columns.js'

export const PlatformDictionaryItem = defineEntity({
  name: 'PlatformDictionaryItem',
  tableName: 'platform_dictionary_item',
  comment: '平台字典的条目',
  properties: {
    dictionary: p.text().primary().comment('字典'),
    itemValue: p.text().primary().comment('代码'),
    itemName: p.text().comment('名称'),
    sort: p.smallint().default(0).comment('排序'),
  },
})

export const DictionaryItem = defineEntity({
  name: 'DictionaryItem',
  tableName: 'dictionary_item',
  comment: '公司自己的字典条目；有则代替平台的',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    dictionary: p.text().primary().comment('字典'),
    itemValue: p.text().primary().comment('代码'),
    itemName: p.text().comment('名称'),
    sort: p.smallint().default(0).comment('排序'),
  },
})
