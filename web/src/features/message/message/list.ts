import { messageFields as fields } from '../../../gql/fields/message.generated'
import type { MessageFilter, MessageKind, MessageSortField } from '../../../gql/types.generated'
import type { Option } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: {
    kind: param.choices(Object.keys(fields.kind.codes) as MessageKind[]),
    read: param.flag(),
    createTime: param.days(),
  },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<MessageSortField>[],
  beside: ['export'],
}

export const toFilter = ({ createTime, ...same }: FilterValues<typeof config.filters>): MessageFilter => ({
  ...same,
  createTime: toDateTimeRange(createTime),
})

const { states } = texts

/** Searches by the kinds that this person may get. */
export const searchFields = (kinds: readonly Option[]): SearchField[] => [
  { name: 'kind', label: fields.kind.label, type: 'choices', options: kinds },
  { name: 'read', label: fields.read.label, type: 'flag', yes: states.read, no: states.unread },
  { name: 'createTime', label: fields.createTime.label, type: 'days' },
]
