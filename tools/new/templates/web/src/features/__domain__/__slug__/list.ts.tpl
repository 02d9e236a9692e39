import type { {{Type}}Filter, {{Type}}SortField } from '../../../gql/types.generated'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: { name: param.text() },
  sort: [{ field: 'NAME', direction: 'ASC' }] satisfies SortItem<{{Type}}SortField>[],
  beside: ['{{one}}', 'edit', 'add'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): {{Type}}Filter => filters

export const searchFields: SearchField[] = [{ name: 'name', label: texts.fields.name, type: 'text' }]
