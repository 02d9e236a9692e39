import type { DataScope, RoleFilter, RoleSortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const SCOPES: readonly DataScope[] = ['ALL', 'ORGAN', 'CHOSEN']

export const config = {
  filters: { name: param.text(), dataScope: param.choice(SCOPES) },
  sort: [{ field: 'CREATE_TIME', direction: 'ASC' }] satisfies SortItem<RoleSortField>[],
  beside: ['role', 'edit', 'add', 'copy'],
}

export const toFilter = ({ dataScope, ...same }: FilterValues<typeof config.filters>): RoleFilter => ({
  ...same,
  dataScope: dataScope && [dataScope],
})

export const searchFields: SearchField[] = [
  { name: 'name', label: texts.fields.name, type: 'text' },
  { name: 'dataScope', label: texts.fields.dataScope, type: 'choice', options: enumOptions(SCOPES, texts.scopes) },
]
