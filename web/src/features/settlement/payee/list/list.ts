import type { BasePayeeFilter, BasePayeeSortField } from '../../../../gql/types.generated'
import { param } from '../../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../../ui/list/useListState'
import type { SearchField } from '../../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: {
    payeeName: param.text(),
    carrierName: param.text(),
    mobile: param.text(),
    bindingBankNo: param.text(),
    bindingBankName: param.text(),
    status: param.flag(),
    enabled: param.flag(),
  },
  sort: [{ field: 'PAYEE_NAME', direction: 'ASC' }] satisfies SortItem<BasePayeeSortField>[],
  beside: ['payee', 'edit', 'add'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): BasePayeeFilter => filters

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'payeeName', label: fields.payeeName, type: 'text' },
  { name: 'carrierName', label: fields.carrierName, type: 'text' },
  { name: 'mobile', label: fields.mobile, type: 'text' },
  { name: 'bindingBankNo', label: fields.bindingBankNo, type: 'text' },
  { name: 'bindingBankName', label: fields.bindingBankName, type: 'text' },
  { name: 'status', label: fields.status, type: 'flag' },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
