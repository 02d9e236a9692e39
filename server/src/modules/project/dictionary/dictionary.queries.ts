import { rows, sql } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'

export interface DictionaryItem {
  dictionary: string
  itemName: string
  itemValue: string
}

const columns = sql`dictionary, item_name as "itemName", item_value as "itemValue"`

export function platformItems(em: Em, dictionary?: string): Promise<DictionaryItem[]> {
  const only = dictionary ? sql`where dictionary = ${dictionary}` : sql``
  return rows(em, sql`select ${columns} from platform_dictionary_item ${only} order by dictionary, sort, item_value`)
}

export function companyItems(em: Em, companyId: string, dictionary: string): Promise<DictionaryItem[]> {
  return rows(
    em,
    sql`select ${columns} from dictionary_item where company_id = ${companyId} and dictionary = ${dictionary} order by sort, item_value`,
  )
}
