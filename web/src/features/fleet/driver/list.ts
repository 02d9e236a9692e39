import type { DriverFilter, DriverSortField } from '../../../gql/types.generated'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: {
    name: param.text(),
    mobile: param.text(),
    captainName: param.text(),
    isOpenWallet: param.flag(),
    enabled: param.flag(),
  },
  sort: [{ field: 'NAME', direction: 'ASC' }] satisfies SortItem<DriverSortField>[],
  beside: ['driver', 'edit', 'add'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): DriverFilter => filters

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'name', label: fields.name, type: 'text' },
  { name: 'mobile', label: fields.mobile, type: 'text' },
  { name: 'captainName', label: fields.captainName, type: 'text' },
  { name: 'isOpenWallet', label: fields.isOpenWallet, type: 'flag' },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
