import type { CompanyDictionariesQuery, CompanyItemRowFragment } from './dictionary.generated'

export type Dictionary = CompanyDictionariesQuery['companyDictionaries'][number]
export type Item = CompanyItemRowFragment

/** What all pages of dictionaries show of an item, whoever words it. */
export type AnyItem = Pick<Item, 'id' | 'itemValue' | 'itemName' | 'sort' | 'enabled' | 'version' | 'allowedActions'>

/** What can be done to an item, by its name at the API. */
export type Verb = 'update' | 'retire' | 'restore' | 'reset'
export const VERBS: readonly Verb[] = ['update', 'retire', 'restore', 'reset']
export type Handlers<Row extends AnyItem = Item> = Record<Verb, (item: Row) => void>

interface Wording {
  itemName: string
  sort?: number | null
  enabled?: boolean
}

/** How the items of one dictionary are changed: the company's own wording, or the platform's. Null where it was not sent. */
export interface ItemVerbs<Row extends AnyItem> {
  create: (input: Wording & { itemValue: string }) => Promise<unknown>
  update: (seen: Pick<Row, 'itemValue' | 'version'>, input: Wording) => Promise<unknown>
  reset?: (item: Row) => Promise<unknown>
  /** As it stands by now. */
  find: (itemValue: string) => Promise<Row | undefined>
  /** What else shows it is read anew. */
  changed: () => void
  /** What the page itself shows. */
  refetchQueries: string[]
  permissions: { add: string; edit: string }
  /** What taking one out of use means. */
  retireAbout: (name: string) => string
}
