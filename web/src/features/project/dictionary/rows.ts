import type { CompanyDictionariesQuery, CompanyItemRowFragment } from './dictionary.generated'

export type Dictionary = CompanyDictionariesQuery['companyDictionaries'][number]
export type Item = CompanyItemRowFragment

/** What can be done to an item, by its name at the API. */
export type Verb = 'update' | 'retire' | 'restore' | 'reset'
export const VERBS: readonly Verb[] = ['update', 'retire', 'restore', 'reset']
export type Handlers = Record<Verb, (item: Item) => void>
