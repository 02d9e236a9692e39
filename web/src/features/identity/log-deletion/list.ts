import type { LogDeletionFilter, LogDeletionSortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

const KINDS = ['OPERATION', 'LOGIN'] as const

export const config = {
  filters: { createBy: param.text(), ofName: param.text(), kind: param.choice(KINDS), createTime: param.times() },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<LogDeletionSortField>[],
}

export const toFilter = ({ createTime, ...same }: FilterValues<typeof config.filters>): LogDeletionFilter => ({
  ...same,
  createTime: toDateTimeRange(createTime),
})

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'createBy', label: fields.createBy, type: 'text' },
  { name: 'ofName', label: fields.ofName, type: 'text' },
  { name: 'kind', label: fields.kind, type: 'choice', options: enumOptions(KINDS, texts.kinds) },
  { name: 'createTime', label: fields.createTime, type: 'times' },
]
