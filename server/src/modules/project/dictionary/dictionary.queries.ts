import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { PlatformDictionaryItem } from './dictionary.entity.js'

export type DictionaryItem = Pick<RowOf<typeof PlatformDictionaryItem>, 'dictionary' | 'itemName' | 'itemValue'>

const columns = ['dictionary', 'item_name as itemName', 'item_value as itemValue'] as const

/** Items in use by the platform, of one dictionary or of all. */
export function platformItems(em: Em, dictionary?: string): Promise<DictionaryItem[]> {
  const items = em.getKysely().selectFrom('platform_dictionary_item').select(columns).where('enabled', '=', true)
  const some = dictionary ? items.where('dictionary', '=', dictionary) : items
  return rows(em, some.orderBy('dictionary').orderBy('sort').orderBy('item_value'))
}

/** Items of a dictionary, the company's settings beside the platform's. */
const worded = (companyId: string | null, dictionary: string): Sql =>
  sql`(select d.id, d.item_value, d.item_name, d.sort, d.enabled, d.version from dictionary_item d
        where d.company_id = ${companyId}::uuid and d.dictionary = ${dictionary}) o
      full join (select y.item_value, y.item_name, y.sort, y.enabled from platform_dictionary_item y where y.dictionary = ${dictionary}) y
        on y.item_value = o.item_value`
/**
 * Whether an item is in use: as the company has set it; without a setting, an item that the company has named is in
 * use, and any other follows the platform.
 */
const inUse = sql`coalesce(o.enabled, o.item_name is not null or y.enabled)`
const order = sql`coalesce(o.sort, y.sort, 0), coalesce(o.item_value, y.item_value)`

/** Items of a dictionary to choose from, in the company's wording or else the platform's. */
export async function itemsFor(em: Em, companyId: string | null, dictionary: string): Promise<DictionaryItem[]> {
  return await rows(
    em,
    sql`select ${dictionary}::text as dictionary, coalesce(o.item_name, y.item_name) as "itemName",
          coalesce(o.item_value, y.item_value) as "itemValue"
        from ${worded(companyId, dictionary)} where ${inUse} order by ${order}`,
  )
}

export interface CompanyItem {
  /** Id of its history; null before the first change. */
  rowId: string | null
  id: string
  itemValue: string
  itemName: string
  platformName: string | null
  platformSort: number | null
  platformEnabled: boolean | null
  ownName: string | null
  ownSort: number | null
  ownEnabled: boolean | null
  sort: number
  enabled: boolean
  version: number
}

/** All items of a dictionary with the company's settings. */
export function companyItems(em: Em, { companyId }: Actor, dictionary: string): Promise<CompanyItem[]> {
  return rows(
    em,
    sql`select o.id as "rowId", ${dictionary}::text || ':' || coalesce(o.item_value, y.item_value) as id,
          coalesce(o.item_value, y.item_value) as "itemValue", coalesce(o.item_name, y.item_name) as "itemName",
          y.item_name as "platformName", y.sort as "platformSort", y.enabled as "platformEnabled",
          o.item_name as "ownName", o.sort as "ownSort", o.enabled as "ownEnabled",
          coalesce(o.sort, y.sort, 0) as sort, ${inUse} as enabled, coalesce(o.version, 0) as version
        from ${worded(companyId, dictionary)} order by ${order}`,
  )
}

/** Number of items in each dictionary whose name, order or use the company has set. */
export async function ownCounts(em: Em, { companyId }: Actor): Promise<ReadonlyMap<string, number>> {
  const found = await rows<{ dictionary: string; count: number }>(
    em,
    sql`select d.dictionary, count(*)::int as count from dictionary_item d
        where d.company_id = ${companyId} and (d.item_name is not null or d.sort is not null or d.enabled is not null)
        group by d.dictionary`,
  )
  return new Map(found.map(({ dictionary, count }) => [dictionary, count]))
}

export interface OwnItem {
  dictionary: string
  itemValue: string
  ownName: string | null
  ownSort: number | null
  ownEnabled: boolean | null
}

/** Writes the company's settings of an item; returns the id of its history. */
export async function writeItem(
  { em, actor, now }: Tx,
  { dictionary, itemValue, ownName, ownSort, ownEnabled }: OwnItem,
): Promise<string> {
  const row = await firstRow<{ id: string }>(
    em,
    sql`insert into dictionary_item as d (company_id, dictionary, item_value, item_name, sort, enabled, created_at, updated_at)
        values (${actor.companyId}, ${dictionary}, ${itemValue}, ${ownName}, ${ownSort}, ${ownEnabled}, ${now}, ${now})
        on conflict (company_id, dictionary, item_value) do update set item_name = excluded.item_name, sort = excluded.sort,
          enabled = excluded.enabled, version = d.version + 1, updated_at = excluded.updated_at
        returning d.id`,
  )
  return row?.id ?? ''
}

export const ENTITY = 'dictionaryItem'
const SHOWN = 100

export interface ItemChange {
  id: string
  itemValue: string
  field: string
  before: string | number | boolean | null
  after: string | number | boolean | null
  createBy: string
  createTime: string
}

/** The latest changes of a dictionary's items, the last one first. */
export function changesOfItems(em: Em, { companyId }: Actor, dictionary: string): Promise<ItemChange[]> {
  return rows(
    em,
    sql`select f.id, d.item_value as "itemValue", f.field, f.before, f.after, f.create_by as "createBy", f.created_at as "createTime"
        from dictionary_item d
        join field_change f on f.company_id = d.company_id and f.entity = ${ENTITY} and f.entity_id = d.id
        where d.company_id = ${companyId} and d.dictionary = ${dictionary}
        order by f.created_at desc, f.id desc limit ${SHOWN}`,
  )
}

/** Types that dump sites of a company may have. */
export const garbageTypes = (em: Em, actor: Actor): Promise<CompanyItem[]> => companyItems(em, actor, 'garbage_type')
