import type { TicketReconciliationFilter, TicketReconciliationSortField } from '../../../gql/types.generated'
import { enumOptions, namedOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import type { TicketChoices } from '../form'
import { STATUSES } from './rows'
import { texts } from './texts'

export const config = {
  filters: {
    reconcileNo: param.text(),
    garbageId: param.text(),
    status: param.choice(STATUSES),
    createTime: param.days(),
  },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<TicketReconciliationSortField>[],
  beside: ['reconciliation', 'waybill'],
}

export const toFilter = ({
  status,
  createTime,
  ...same
}: FilterValues<typeof config.filters>): TicketReconciliationFilter => ({
  ...same,
  status: status && [status],
  createTime: toDateTimeRange(createTime),
})

const { fields } = texts

export const searchFields = (choices: TicketChoices | undefined): SearchField[] => [
  { name: 'reconcileNo', label: fields.reconcileNo, type: 'text' },
  { name: 'garbageId', label: fields.garbageName, type: 'choice', options: namedOptions(choices?.dumpSites ?? []) },
  { name: 'status', label: fields.status, type: 'choice', options: enumOptions(STATUSES, texts.statuses) },
  { name: 'createTime', label: fields.createTime, type: 'days' },
]
