import type { CompanyDictionariesQuery, CompanyItemRowFragment } from './dictionary.generated'

export type Dictionary = CompanyDictionariesQuery['companyDictionaries'][number]
export type Item = CompanyItemRowFragment

/** Item on all pages of dictionaries, the platform's or a company's. */
export type AnyItem = Pick<Item, 'id' | 'itemValue' | 'itemName' | 'sort' | 'enabled' | 'version' | 'allowedActions'>

/** Verbs of an item by their names at the API. */
export type Verb = 'update' | 'retire' | 'restore' | 'reset'
export const VERBS: readonly Verb[] = ['update', 'retire', 'restore', 'reset']
export type Handlers<Row extends AnyItem = Item> = Record<Verb, (item: Row) => void>

interface Wording {
  itemName: string
  sort?: number | null
  enabled?: boolean
}

/** Verbs on the items of one dictionary, by the company or the desk. Null where nothing was sent. */
export interface ItemVerbs<Row extends AnyItem> {
  create: (input: Wording & { itemValue: string }) => Promise<unknown>
  update: (seen: Pick<Row, 'itemValue' | 'version'>, input: Wording) => Promise<unknown>
  reset?: (item: Row) => Promise<unknown>
  /** Loads the present item. */
  find: (itemValue: string) => Promise<Row | undefined>
  /** Refreshes open pages that show such items. */
  changed: () => void
  permissions: { add: string; edit: string }
  /** Consequence of retiring an item. */
  retireAbout: (name: string) => string
}
