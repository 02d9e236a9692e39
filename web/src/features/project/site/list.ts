import type { SiteFilter, SiteOwnership, SiteSortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

const OWNERSHIPS = ['OWN', 'SHARED'] as const satisfies readonly SiteOwnership[]

export const ownershipOptions = enumOptions(OWNERSHIPS, texts.ownership)

export const config = {
  filters: {
    code: param.text(),
    name: param.text(),
    garbageType: param.text(),
    ownership: param.choice(OWNERSHIPS),
    address: param.text(),
    operatorName: param.text(),
    enabled: param.flag(),
  },
  sort: [{ field: 'CODE', direction: 'ASC' }] satisfies SortItem<SiteSortField>[],
  beside: ['site', 'edit', 'add'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): SiteFilter => filters

const { fields } = texts

export const searchFields = (types: { value: string; label: string }[]): SearchField[] => [
  { name: 'name', label: fields.name, type: 'text' },
  { name: 'code', label: fields.code, type: 'text' },
  { name: 'garbageType', label: fields.garbageType, type: 'choice', options: types },
  { name: 'ownership', label: fields.ownership, type: 'choice', options: ownershipOptions },
  { name: 'address', label: fields.address, type: 'text' },
  { name: 'operatorName', label: fields.operatorName, type: 'text' },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
