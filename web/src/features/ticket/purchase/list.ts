import type { TicketPurchaseFilter, TicketPurchaseSortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { bookingTexts, placeSearches } from '../booking'
import { type TicketChoices } from '../form'
import { STATUSES } from './rows'
import { texts } from './texts'

export const config = {
  filters: {
    purchaseNo: param.text(),
    garbageId: param.text(),
    soilType: param.text(),
    boughtAt: param.days(),
    supplier: param.text(),
    invoiceNo: param.text(),
    status: param.choice(STATUSES),
    createTime: param.days(),
  },
  sort: [{ field: 'BOUGHT_AT', direction: 'DESC' }] satisfies SortItem<TicketPurchaseSortField>[],
  beside: ['purchase', 'edit', 'add'],
}

export type Filters = FilterValues<typeof config.filters>

export const toFilter = ({ boughtAt, createTime, status, ...same }: Filters): TicketPurchaseFilter => ({
  ...same,
  boughtAt: toDateTimeRange(boughtAt),
  createTime: toDateTimeRange(createTime),
  status: status && [status],
})

const { fields } = texts

export function searchFields(choices: TicketChoices | undefined): SearchField[] {
  const { site, soil } = placeSearches(choices, fields)
  return [
    { name: 'purchaseNo', label: fields.purchaseNo, type: 'text' },
    { name: 'boughtAt', label: fields.boughtAt, type: 'days' },
    site,
    soil,
    { name: 'supplier', label: fields.supplier, type: 'text' },
    { name: 'invoiceNo', label: fields.invoiceNo, type: 'text' },
    { name: 'status', label: fields.status, type: 'choice', options: enumOptions(STATUSES, bookingTexts.statuses) },
    { name: 'createTime', label: fields.createTime, type: 'days' },
  ]
}
