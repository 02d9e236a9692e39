import { defineEntity, p } from '@mikro-orm/core'
import { edited, ofCompany } from '../../../kernel/sql/columns.js'

export const PlatformDictionaryItem = defineEntity({
  name: 'PlatformDictionaryItem',
  tableName: 'platform_dictionary_item',
  comment: '平台字典的条目',
  properties: {
    dictionary: p.text().primary().comment('字典'),
    itemValue: p.text().primary().comment('代码'),
    itemName: p.text().comment('名称'),
    sort: p.smallint().default(0).comment('排序'),
    id: p.uuid().defaultRaw('gen_random_uuid()').comment('修改记录以此为准'),
    enabled: p.boolean().default(true).comment('是否启用；停用的不再提供给没有本公司名称的公司'),
    ...edited,
  },
  uniques: [{ properties: ['id'] }],
})

export const DictionaryItem = defineEntity({
  name: 'DictionaryItem',
  tableName: 'dictionary_item',
  comment: '公司自己的字典条目：改名称、排序，停用平台条目，或另加条目',
  filters: ofCompany,
  properties: {
    companyId: p.uuid().primary().comment('所属公司'),
    dictionary: p.text().primary().comment('字典'),
    itemValue: p.text().primary().comment('代码'),
    id: p.uuid().defaultRaw('gen_random_uuid()').comment('修改记录以此为准'),
    itemName: p.text().strictNullable().comment('名称；为空时沿用平台'),
    sort: p.smallint().strictNullable().comment('排序；为空时沿用平台'),
    enabled: p.boolean().strictNullable().comment('是否启用，停用的不再可选；为空时照平台的，有自己的名称则启用'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'id'] }],
})
