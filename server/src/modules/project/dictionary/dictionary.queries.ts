import { rows } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { Em } from '../../../platform/database/database.js'
import type { PlatformDictionaryItem } from './dictionary.entity.js'

export type DictionaryItem = Pick<RowOf<typeof PlatformDictionaryItem>, 'dictionary' | 'itemName' | 'itemValue'>

const columns = ['dictionary', 'item_name as itemName', 'item_value as itemValue'] as const

export function platformItems(em: Em, dictionary?: string): Promise<DictionaryItem[]> {
  const items = em.getKysely().selectFrom('platform_dictionary_item').select(columns)
  const some = dictionary ? items.where('dictionary', '=', dictionary) : items
  return rows(em, some.orderBy('dictionary').orderBy('sort').orderBy('item_value'))
}

export function companyItems(em: Em, companyId: string, dictionary: string): Promise<DictionaryItem[]> {
  return rows(
    em,
    em
      .getKysely()
      .selectFrom('dictionary_item')
      .select(columns)
      .where('company_id', '=', companyId)
      .where('dictionary', '=', dictionary)
      .orderBy('sort')
      .orderBy('item_value'),
  )
}
