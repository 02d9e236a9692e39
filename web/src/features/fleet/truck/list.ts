import type { TruckFilter, TruckSortField } from '../../../gql/types.generated'
import { capitals, param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: {
    plate: param.text(capitals),
    captainName: param.text(),
    vehicleType: param.text(),
    enabled: param.flag(),
  },
  sort: [{ field: 'PLATE', direction: 'ASC' }] satisfies SortItem<TruckSortField>[],
  beside: ['truck', 'edit', 'add'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): TruckFilter => filters

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'plate', label: fields.plate, type: 'text' },
  { name: 'captainName', label: fields.captainName, type: 'text' },
  { name: 'vehicleType', label: fields.vehicleType, type: 'text' },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
