import type { MachineFilter, MachineSortField } from '../../../gql/types.generated'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: {
    machineCode: param.text(),
    name: param.text(),
    model: param.text(),
    operatorName: param.text(),
    operatorMobile: param.text(),
    enabled: param.flag(),
  },
  sort: [{ field: 'MACHINE_CODE', direction: 'ASC' }] satisfies SortItem<MachineSortField>[],
  beside: ['machine', 'edit', 'add'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): MachineFilter => filters

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'machineCode', label: fields.machineCode, type: 'text' },
  { name: 'name', label: fields.name, type: 'text' },
  { name: 'model', label: fields.model, type: 'text' },
  { name: 'operatorName', label: fields.operatorName, type: 'text' },
  { name: 'operatorMobile', label: fields.operatorMobile, type: 'text' },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
