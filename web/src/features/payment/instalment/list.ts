import type { InstalmentFilter, InstalmentSortField } from '../../../gql/types.generated'
import { namedOptions } from '../../../ui/form/options'
import { addDays, type DayRange, dayFromToday } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

/** Only what is not paid, or everything. */
const OPEN = ['true'] as const

export const config = {
  filters: {
    dueDate: param.days(),
    open: param.choice(OPEN),
    payeeName: param.text(),
    settleNo: param.text(),
    projectInfoId: param.text(),
  },
  sort: [{ field: 'DUE_DATE', direction: 'ASC' }] satisfies SortItem<InstalmentSortField>[],
  beside: ['tab', 'month', 'plan', 'change'],
}

export type Filters = FilterValues<typeof config.filters>

export const toFilter = ({ dueDate, open, ...same }: Filters): InstalmentFilter => ({
  ...same,
  dueFrom: dueDate?.from,
  dueTo: dueDate?.to,
  open: open ? true : undefined,
})

const { fields } = texts

export const searchFields = (projects: readonly { id: string; name: string }[]): SearchField[] => [
  { name: 'dueDate', label: fields.dueDate, type: 'days' },
  { name: 'open', label: texts.settled, type: 'choice', options: [{ value: 'true', label: texts.onlyOpen }] },
  { name: 'payeeName', label: fields.payeeName, type: 'text' },
  { name: 'settleNo', label: fields.settleNo, type: 'text' },
  { name: 'projectInfoId', label: fields.projectName, type: 'choice', options: namedOptions(projects) },
]

export type Period = keyof typeof texts.period

/** The days that are often asked for; what was due before today counts only where it is not paid. */
export function filtersOf(period: Period): Pick<Filters, 'dueDate' | 'open'> {
  const today = dayFromToday(0)
  const until = (days: number): DayRange => ({ from: today, to: addDays(today, days) })
  switch (period) {
    case 'all':
      return {}
    case 'late':
      return { dueDate: { to: addDays(today, -1) }, open: 'true' }
    case 'today':
      return { dueDate: until(0) }
    case 'week':
      return { dueDate: until(6) }
    case 'month':
      return { dueDate: until(29) }
  }
}

const same = (one: Filters, other: Filters): boolean =>
  one.dueDate?.from === other.dueDate?.from && one.dueDate?.to === other.dueDate?.to && one.open === other.open

/** Which of them the list shows; null for other days. */
export const periodOf = (filters: Filters): Period | null =>
  (Object.keys(texts.period) as Period[]).find((period) => same(filtersOf(period), filters)) ?? null
