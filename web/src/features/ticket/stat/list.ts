import type { TicketPeriod, TicketStatFilter, TicketStatSortField } from '../../../gql/types.generated'
import { namedOptions, type Option } from '../../../ui/form/options'
import { addDays, type DayRange, dayFromToday } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import type { TicketStatChoicesQuery } from './stat.generated'
import { texts } from './texts'

export const config = {
  filters: {
    days: param.days(),
    projectInfoIds: param.names(),
    garbageIds: param.names(),
    soilTypes: param.names(),
    garbageType: param.text(),
  },
  sort: [{ field: 'DATE', direction: 'ASC' }] satisfies SortItem<TicketStatSortField>[],
  beside: ['info'],
}

export type Filters = FilterValues<typeof config.filters>

/** Start of a ticket day. */
export const START = '06:00:00'

/** Default days: the last seven, or the year so far. */
export function usualDays(by: TicketPeriod, today = dayFromToday(0, START)): Required<DayRange> {
  return { from: by === 'DAY' ? addDays(today, -6) : `${today.slice(0, 4)}-01-01`, to: today }
}

export const toFilter = ({ days, ...same }: Filters): TicketStatFilter => ({
  ...same,
  startDate: days?.from,
  endDate: days?.to,
})

const { fields } = texts

export const searchFields = (by: TicketPeriod, known: TicketStatChoicesQuery | undefined): SearchField[] => {
  const { projects = [], dumpSites = [], soilTypes = [] } = known?.ticketPlaces ?? {}
  const kinds: Option[] = (known?.dictionary ?? []).map(({ itemName, itemValue }) => ({
    value: itemValue,
    label: itemName,
  }))
  const hint = by === 'DAY' ? texts.ticketDay : texts.ticketMonth
  return [
    { name: 'days', label: texts.days, type: 'days', hint },
    { name: 'projectInfoIds', label: fields.projectName, type: 'choices', options: namedOptions(projects) },
    { name: 'garbageIds', label: fields.garbageName, type: 'choices', options: namedOptions(dumpSites) },
    {
      name: 'soilTypes',
      label: fields.soilType,
      type: 'choices',
      options: soilTypes.map((name) => ({ value: name, label: name })),
    },
    { name: 'garbageType', label: fields.garbageType, type: 'choice', options: kinds },
  ]
}
