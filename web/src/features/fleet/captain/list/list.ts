import type { CaptainFilter, CaptainSortField } from '../../../../gql/types.generated'
import { param } from '../../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../../ui/list/useListState'
import type { SearchField } from '../../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: {
    name: param.text(),
    mobile: param.text(),
    hasAccount: param.flag(),
    isOpenWallet: param.flag(),
    remark: param.text(),
    enabled: param.flag(),
  },
  sort: [{ field: 'NAME', direction: 'ASC' }] satisfies SortItem<CaptainSortField>[],
  beside: ['captain', 'edit', 'add'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): CaptainFilter => filters

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'name', label: fields.name, type: 'text' },
  { name: 'mobile', label: fields.mobile, type: 'text' },
  { name: 'hasAccount', label: fields.hasAccount, type: 'flag' },
  { name: 'isOpenWallet', label: fields.isOpenWallet, type: 'flag' },
  { name: 'remark', label: fields.remark, type: 'text' },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
