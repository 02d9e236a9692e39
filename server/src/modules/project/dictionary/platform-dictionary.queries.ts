import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { ItemChange } from './dictionary.queries.js'

/** Name under which the history keeps items; the desk is the company of the changes. */
export const ENTITY = 'platformDictionaryItem'
const SHOWN = 100

export interface PlatformItem {
  /** Id of its history. */
  rowId: string
  dictionary: string
  itemValue: string
  itemName: string
  sort: number
  enabled: boolean
  version: number
}

const columns = [
  'id as rowId',
  'dictionary',
  'item_value as itemValue',
  'item_name as itemName',
  'sort',
  'enabled',
  'version',
] as const

/** All items of the platform, of one dictionary or of all. */
export function allItems(em: Em, dictionary?: string): Promise<PlatformItem[]> {
  const items = em.getKysely().selectFrom('platform_dictionary_item').select(columns)
  const some = dictionary === undefined ? items : items.where('dictionary', '=', dictionary)
  return rows(em, some.orderBy('dictionary').orderBy('sort').orderBy('item_value'))
}

export type Wording = Pick<PlatformItem, 'dictionary' | 'itemValue' | 'itemName' | 'sort' | 'enabled'>

/** Writes the platform's settings of an item; returns the changed item. */
export const writeItem = (
  { em, now }: Tx,
  { dictionary, itemValue, itemName, sort, enabled }: Wording,
): Promise<PlatformItem | undefined> =>
  firstRow(
    em,
    sql`insert into platform_dictionary_item as y (dictionary, item_value, item_name, sort, enabled, created_at, updated_at)
        values (${dictionary}, ${itemValue}, ${itemName}, ${sort}, ${enabled}, ${now}, ${now})
        on conflict (dictionary, item_value) do update set item_name = excluded.item_name, sort = excluded.sort,
          enabled = excluded.enabled, version = y.version + 1, updated_at = excluded.updated_at
        returning y.id as "rowId", y.dictionary, y.item_value as "itemValue", y.item_name as "itemName", y.sort, y.enabled, y.version`,
  )

/** The latest changes of a dictionary's items, the last one first. */
export const changesOfItems = (em: Em, { companyId }: Actor, dictionary: string): Promise<ItemChange[]> =>
  rows(
    em,
    sql`select f.id, y.item_value as "itemValue", f.field, f.before, f.after, f.create_by as "createBy", f.created_at as "createTime"
        from platform_dictionary_item y
        join field_change f on f.company_id = ${companyId} and f.entity = ${ENTITY} and f.entity_id = y.id
        where y.dictionary = ${dictionary}
        order by f.created_at desc, f.id desc limit ${SHOWN}`,
  )
