import type { CompanyState, DeskCompanyFilter, DeskCompanySortField } from '../../../../gql/types.generated'
import { enumOptions } from '../../../../ui/form/options'
import { toDateTimeRange } from '../../../../ui/format/date'
import { capitals, param } from '../../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../../ui/list/useListState'
import type { SearchField } from '../../../../ui/search-form/types'
import { texts } from './texts'

const STATES = ['ACTIVE', 'SUSPENDED'] as const satisfies readonly CompanyState[]

export const config = {
  filters: {
    companyName: param.text(),
    companyNo: param.text(capitals),
    state: param.choice(STATES),
    authenticated: param.flag(),
    createTime: param.days(),
  },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<DeskCompanySortField>[],
}

export const toFilter = ({ state, createTime, ...same }: FilterValues<typeof config.filters>): DeskCompanyFilter => ({
  ...same,
  state: state && [state],
  createTime: toDateTimeRange(createTime),
})

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'companyName', label: fields.companyName, type: 'text' },
  { name: 'companyNo', label: fields.companyNo, type: 'text' },
  { name: 'state', label: fields.state, type: 'choice', options: enumOptions(STATES, texts.states) },
  {
    name: 'authenticated',
    label: fields.authenticated,
    type: 'flag',
    yes: texts.authenticated,
    no: texts.notAuthenticated,
  },
  { name: 'createTime', label: fields.createTime, type: 'days' },
]
