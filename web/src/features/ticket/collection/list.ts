import type { TicketCollectionFilter, TicketCollectionSortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { bookingTexts, placeSearches, ticketDay } from '../booking'
import { type TicketChoices } from '../form'
import { STATUSES } from './rows'
import { texts } from './texts'

export const config = {
  filters: {
    collectNo: param.text(),
    projectInfoId: param.text(),
    collectedAt: param.times(),
    garbageId: param.text(),
    soilType: param.text(),
    driverId: param.text(),
    receiver: param.text(),
    status: param.choice(STATUSES),
    createTime: param.days(),
  },
  sort: [{ field: 'COLLECTED_AT', direction: 'DESC' }] satisfies SortItem<TicketCollectionSortField>[],
  beside: ['collection', 'edit', 'add'],
}

export type Filters = FilterValues<typeof config.filters>

export const toFilter = ({ collectedAt, createTime, status, ...same }: Filters): TicketCollectionFilter => ({
  ...same,
  collectedAt: toDateTimeRange(collectedAt),
  createTime: toDateTimeRange(createTime),
  status: status && [status],
})

const { fields } = texts
export function searchFields(choices: TicketChoices | undefined): SearchField[] {
  const { project, site, soil, driver } = placeSearches(choices, fields)
  return [
    { name: 'collectNo', label: fields.collectNo, type: 'text' },
    project,
    { name: 'collectedAt', label: fields.collectedAt, type: 'times', workDay: ticketDay },
    site,
    soil,
    driver,
    { name: 'receiver', label: fields.receiver, type: 'text' },
    { name: 'status', label: fields.status, type: 'choice', options: enumOptions(STATUSES, bookingTexts.statuses) },
    { name: 'createTime', label: fields.createTime, type: 'days' },
  ]
}
