import type { SettlementFilter, SettlementSortField, SettlementStatus } from '../../../gql/types.generated'
import { enumOptions, namedOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

/** What was rejected, merged or split is paid no more and needs no papers. */
const LIVE = ['PENDING', 'APPROVED', 'PAID'] as const satisfies readonly SettlementStatus[]

export const config = {
  filters: {
    // Without it the list is the inbox of what misses something.
    papers: param.choice(['complete', 'all'] as const),
    settleNo: param.text(),
    status: param.choice(LIVE),
    projectId: param.text(),
    payeeName: param.text(),
    createTime: param.days(),
  },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<SettlementSortField>[],
  beside: ['settlement'],
}

export type Filters = FilterValues<typeof config.filters>

/** Whether papers are missing, all there, or either. */
export type Shown = keyof typeof texts.shown
export const shownOf = ({ papers }: Filters): Shown => papers ?? 'missing'
export const filterOf = (shown: Shown): Pick<Filters, 'papers'> => ({ papers: shown === 'missing' ? undefined : shown })

const COMPLETE: Record<Shown, boolean | undefined> = { missing: false, complete: true, all: undefined }

export function toFilter({ papers, projectId, createTime, status, ...same }: Filters): SettlementFilter {
  return {
    ...same,
    projectInfoId: projectId,
    createTime: toDateTimeRange(createTime),
    status: status ? [status] : [...LIVE],
    papersComplete: COMPLETE[shownOf({ papers })],
  }
}

const { fields } = texts

export const searchFields = (projects: readonly { id: string; name: string }[]): SearchField[] => [
  { name: 'settleNo', label: fields.settleNo, type: 'text' },
  { name: 'projectId', label: fields.projectName, type: 'choice', options: namedOptions(projects) },
  { name: 'status', label: fields.status, type: 'choice', options: enumOptions(LIVE, texts.statuses) },
  { name: 'payeeName', label: fields.payee, type: 'text' },
  { name: 'createTime', label: fields.createTime, type: 'days' },
]
