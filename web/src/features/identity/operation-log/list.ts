import type { OperationLogFilter, OperationLogSortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { LOG_TYPES } from '../log'
import { texts } from './texts'

const SERVICES = ['WEB', 'GRAPHQL', 'REST', 'JOB'] as const
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'JOB'] as const

export const config = {
  filters: {
    createBy: param.text(),
    title: param.text(),
    createTime: param.times(),
    type: param.choice(LOG_TYPES),
    serviceId: param.choice(SERVICES),
    method: param.choice(METHODS),
    requestUri: param.text(),
    remoteAddr: param.text(),
  },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<OperationLogSortField>[],
  beside: ['log'],
}

export type Filters = FilterValues<typeof config.filters>

export const toFilter = ({ createTime, ...same }: Filters): OperationLogFilter => ({
  ...same,
  createTime: toDateTimeRange(createTime),
})

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'createBy', label: fields.createBy, type: 'text' },
  { name: 'title', label: fields.title, type: 'text' },
  { name: 'createTime', label: fields.createTime, type: 'times' },
  { name: 'type', label: fields.type, type: 'choice', options: enumOptions(LOG_TYPES, texts.types) },
  { name: 'serviceId', label: fields.serviceId, type: 'choice', options: enumOptions(SERVICES, texts.services) },
  {
    name: 'method',
    label: fields.method,
    type: 'choice',
    options: METHODS.map((method) => ({ value: method, label: method })),
  },
  { name: 'requestUri', label: fields.requestUri, type: 'text' },
  { name: 'remoteAddr', label: fields.remoteAddr, type: 'text' },
]

/** Of one's own lines it is known whose they are. */
export const ownSearchFields = searchFields.filter(({ name }) => name !== 'createBy')

/** They stand in a tab of the profile. */
export const ownConfig = { ...config, beside: ['tab'] }
