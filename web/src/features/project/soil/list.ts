import type { SoilFilter, SoilSortField } from '../../../gql/types.generated'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: { name: param.text(), enabled: param.flag() },
  sort: [{ field: 'SORT', direction: 'ASC' }] satisfies SortItem<SoilSortField>[],
  beside: ['soil', 'edit', 'add'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): SoilFilter => filters

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'name', label: fields.name, type: 'text' },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
