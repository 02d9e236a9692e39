import type { TicketRefundFilter, TicketRefundSortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { equalFourEyesOff, fourEyesOffSearch } from '../../company/settings'
import { placeSearches, ticketDay } from '../booking'
import { type TicketChoices } from '../form'
import { GOALS, STATUSES } from './rows'
import { texts } from './texts'

export const config = {
  filters: {
    refundNo: param.text(),
    projectInfoId: param.text(),
    status: param.choice(STATUSES),
    refundedAt: param.times(),
    garbageId: param.text(),
    soilType: param.text(),
    goesTo: param.choice(GOALS),
    applyName: param.text(),
    applyDatetime: param.days(),
    fourEyesOff: param.flag(),
  },
  sort: [{ field: 'REFUNDED_AT', direction: 'DESC' }] satisfies SortItem<TicketRefundSortField>[],
  beside: ['refund', 'edit', 'add'],
}

export type Filters = FilterValues<typeof config.filters>

export const toFilter = ({
  refundedAt,
  applyDatetime,
  status,
  goesTo,
  fourEyesOff,
  ...same
}: Filters): TicketRefundFilter => ({
  ...same,
  refundedAt: toDateTimeRange(refundedAt),
  applyDatetime: toDateTimeRange(applyDatetime),
  status: status && [status],
  goesTo: goesTo && [goesTo],
  ...equalFourEyesOff(fourEyesOff),
})

const { fields } = texts

export function searchFields(choices: TicketChoices | undefined): SearchField[] {
  const { project, site, soil } = placeSearches(choices, fields)
  return [
    { name: 'refundNo', label: fields.refundNo, type: 'text' },
    project,
    { name: 'status', label: fields.status, type: 'choice', options: enumOptions(STATUSES, texts.statuses) },
    { name: 'refundedAt', label: fields.refundedAt, type: 'times', workDay: ticketDay },
    site,
    soil,
    { name: 'goesTo', label: fields.goesTo, type: 'choice', options: enumOptions(GOALS, texts.goals) },
    { name: 'applyName', label: fields.applyName, type: 'text' },
    { name: 'applyDatetime', label: fields.applyDatetime, type: 'days' },
    fourEyesOffSearch,
  ]
}
