import type { CompanyUserSortField, MemberState, UserFilter } from '../../../gql/types.generated'
import { enumOptions, namedOptions } from '../../../ui/form/options'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

const STATES: readonly MemberState[] = ['ACTIVE', 'INVITED', 'DISABLED']

export const config = {
  filters: {
    name: param.text(),
    phone: param.text(),
    roleId: param.text(),
    positionName: param.text(),
    organId: param.text(),
    state: param.choice(STATES),
  },
  sort: [{ field: 'CREATE_TIME', direction: 'ASC' }] satisfies SortItem<CompanyUserSortField>[],
  beside: ['user', 'edit', 'invite', 'password'],
}

export type Filters = FilterValues<typeof config.filters>

export const toFilter = ({ state, ...same }: Filters): UserFilter => ({ ...same, state: state && [state] })

const { fields } = texts

interface Named {
  id: string
  name: string
}

export const searchFields = (roles: readonly Named[], organs: readonly Named[]): SearchField[] => [
  { name: 'name', label: fields.name, type: 'text' },
  { name: 'phone', label: fields.phone, type: 'text' },
  { name: 'roleId', label: fields.roleNames, type: 'choice', options: namedOptions(roles) },
  { name: 'organId', label: texts.organ, type: 'choice', options: namedOptions(organs) },
  { name: 'positionName', label: fields.positionName, type: 'text' },
  { name: 'state', label: fields.state, type: 'choice', options: enumOptions(STATES, texts.states) },
]
