import type { BaseProjectFilter, BaseProjectSortField } from '../../../gql/types.generated'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: {
    projectName: param.text(),
    address: param.text(),
    garbageNames: param.text(),
    soilTypes: param.text(),
    usesTickets: param.flag(),
    enabled: param.flag(),
  },
  sort: [{ field: 'PROJECT_NAME', direction: 'ASC' }] satisfies SortItem<BaseProjectSortField>[],
  beside: ['project', 'edit', 'add'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): BaseProjectFilter => filters

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'projectName', label: fields.projectName, type: 'text' },
  { name: 'address', label: fields.address, type: 'text' },
  { name: 'garbageNames', label: fields.garbageNames, type: 'text' },
  { name: 'soilTypes', label: fields.soilTypes, type: 'text' },
  { name: 'usesTickets', label: fields.usesTickets, type: 'flag' },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
