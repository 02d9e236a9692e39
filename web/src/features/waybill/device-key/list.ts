import type { DeviceKeyFilter, DeviceKeySortField } from '../../../gql/types.generated'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: { name: param.text(), truckCode: param.text(), revoked: param.flag() },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<DeviceKeySortField>[],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): DeviceKeyFilter => filters

export const searchFields: SearchField[] = [
  { name: 'name', label: texts.fields.name, type: 'text' },
  { name: 'truckCode', label: texts.fields.truckCode, type: 'text' },
  { name: 'revoked', label: texts.isRevoked, type: 'flag' },
]
