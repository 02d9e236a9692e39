import type { LoginLogFilter, LoginLogSortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { LOG_TYPES } from '../log'
import { texts } from './texts'

const METHODS = ['CODE', 'PASSWORD', 'THIRD_PARTY'] as const

export const config = {
  filters: {
    createBy: param.text(),
    createTime: param.times(),
    type: param.choice(LOG_TYPES),
    method: param.choice(METHODS),
    remoteAddr: param.text(),
    address: param.text(),
  },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<LoginLogSortField>[],
  beside: ['log'],
}

export type Filters = FilterValues<typeof config.filters>

export const toFilter = ({ createTime, ...same }: Filters): LoginLogFilter => ({
  ...same,
  createTime: toDateTimeRange(createTime),
})

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'createBy', label: fields.createBy, type: 'text' },
  { name: 'createTime', label: fields.createTime, type: 'times' },
  { name: 'type', label: fields.type, type: 'choice', options: enumOptions(LOG_TYPES, texts.types) },
  { name: 'method', label: fields.method, type: 'choice', options: enumOptions(METHODS, texts.methods) },
  { name: 'remoteAddr', label: fields.remoteAddr, type: 'text' },
  { name: 'address', label: fields.address, type: 'text' },
]

/** Of one's own lines it is known whose they are. */
export const ownSearchFields = searchFields.filter(({ name }) => name !== 'createBy')

/** They stand in a tab of the profile. */
export const ownConfig = { ...config, beside: ['tab'] }
