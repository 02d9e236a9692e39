import type { CaptainTaskFilter, CaptainTaskSortField } from '../../../gql/types.generated'
import { enumOptions, namedOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { equalFourEyesOff, fourEyesOffSearch } from '../../company/settings'
import { STATUSES } from './rows'
import { texts } from './texts'

export const config = {
  filters: {
    projectInfoId: param.text(),
    status: param.choice(STATUSES),
    applyDatetime: param.days(),
    captainId: param.text(),
    fourEyesOff: param.flag(),
  },
  sort: [{ field: 'APPLY_DATETIME', direction: 'DESC' }] satisfies SortItem<CaptainTaskSortField>[],
  beside: ['task', 'edit', 'audit', 'apply'],
}

export type Filters = FilterValues<typeof config.filters>

export const toFilter = ({ status, applyDatetime, fourEyesOff, ...same }: Filters): CaptainTaskFilter => ({
  ...same,
  status: status && [status],
  applyDatetime: toDateTimeRange(applyDatetime),
  ...equalFourEyesOff(fourEyesOff),
})

const { fields } = texts

export const searchFields = (projects: readonly { id: string; name: string }[]): SearchField[] => [
  {
    name: 'projectInfoId',
    label: fields.projectName,
    type: 'choice',
    options: namedOptions(projects),
  },
  {
    name: 'status',
    label: fields.status,
    type: 'choice',
    options: enumOptions(STATUSES, texts.statuses),
  },
  { name: 'applyDatetime', label: fields.applyDatetime, type: 'days' },
  fourEyesOffSearch,
]
