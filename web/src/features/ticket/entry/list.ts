import type { TicketEntryFilter, TicketEntrySortField } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { Chip } from '../../../ui/search-form/chips'
import type { SearchField } from '../../../ui/search-form/types'
import { bookedText, phaseBooked } from '../../insight/phase-trips'
import { placeSearches } from '../booking'
import { type TicketChoices } from '../form'
import { texts } from './texts'

export const KINDS = ['PURCHASE', 'COLLECT', 'USE', 'REFUND'] as const
/** Start of a ticket day. */
export const TICKET_DAY = '06:00:00'

export const config = {
  filters: {
    projectInfoId: param.text(),
    garbageId: param.text(),
    soilType: param.text(),
    happenedAt: param.days(),
    kind: param.choice(KINDS),
    driverId: param.text(),
    createTime: param.days(),
    purchaseId: param.text(),
    collectionId: param.text(),
    refundId: param.text(),
    movesCompanyStock: param.flag(),
    phase: phaseBooked,
  },
  sort: [{ field: 'HAPPENED_AT', direction: 'DESC' }] satisfies SortItem<TicketEntrySortField>[],
  beside: ['correct'],
}

export type Filters = FilterValues<typeof config.filters>

/** Filters as input of the API. Their days are ticket days, as in the statistics, so that sums agree. */
export const toFilter = ({ happenedAt, createTime, kind, ...same }: Filters): TicketEntryFilter => ({
  ...same,
  happenedAt: toDateTimeRange(happenedAt, TICKET_DAY),
  createTime: toDateTimeRange(createTime),
  kind: kind && [kind],
})

const DOCUMENTS = ['purchaseId', 'collectionId', 'refundId'] as const

/**
 * Chips for filters of links alone: a purchase, collection or refund, by its number once loaded; a part of a project's
 * cost; entries that change the company's own stock.
 */
export const linkedChips = (filters: Filters, documentNo: string | null | undefined): Chip[] => [
  ...DOCUMENTS.filter((name) => filters[name]).map((name) => ({
    name,
    label: texts.documents[name],
    value: documentNo ?? texts.chosen,
  })),
  ...(filters.phase
    ? [{ name: 'phase', label: texts.ofCost, value: bookedText(filters.phase, texts.phaseCost, texts.unpriced) }]
    : []),
  ...(filters.movesCompanyStock === undefined
    ? []
    : [
        {
          name: 'movesCompanyStock',
          label: texts.movesCompanyStock,
          value: filters.movesCompanyStock ? texts.yes : texts.no,
        },
      ]),
]

const { fields } = texts

export function searchFields(choices: TicketChoices | undefined): SearchField[] {
  const { project, site, soil, driver } = placeSearches(choices, fields)
  return [
    project,
    { name: 'happenedAt', label: texts.happened, type: 'days' },
    site,
    soil,
    { name: 'kind', label: fields.kind, type: 'choice', options: enumOptions(KINDS, texts.kinds) },
    driver,
    { name: 'createTime', label: fields.createTime, type: 'days' },
  ]
}
