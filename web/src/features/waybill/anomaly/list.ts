import type { AnomalyFilter, AnomalySortField } from '../../../gql/types.generated'
import { namedOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { RULES } from './rules'
import { texts } from './texts'

export const STATES = ['OPEN', 'CONFIRMED', 'CLEARED', 'GONE', 'ALL'] as const

export const config = {
  filters: {
    rule: param.choice(RULES),
    state: param.choice(STATES),
    no: param.text(),
    truckCode: param.text(),
    captainName: param.text(),
    projectId: param.text(),
    goDatetime: param.days(),
    createTime: param.days(),
    blocking: param.flag(),
  },
  sort: [{ field: 'GO_DATETIME', direction: 'DESC' }] satisfies SortItem<AnomalySortField>[],
  beside: ['anomaly', 'rules', 'waybill'],
}

export type Filters = FilterValues<typeof config.filters>

/** What waits to be worked off, unless a state is asked for. */
export function toFilter({ rule, state = 'OPEN', projectId, goDatetime, createTime, ...same }: Filters): AnomalyFilter {
  return {
    ...same,
    projectInfoId: projectId,
    rule: rule && [rule],
    state: state === 'ALL' ? undefined : [state],
    goDatetime: toDateTimeRange(goDatetime),
    createTime: toDateTimeRange(createTime),
  }
}

export function searchFields(projects: readonly { id: string; name: string }[]): SearchField[] {
  const { fields } = texts
  return [
    { name: 'no', label: fields.no, type: 'text' },
    { name: 'goDatetime', label: fields.goDatetime, type: 'days' },
    {
      name: 'projectId',
      label: fields.projectName,
      type: 'choice',
      options: namedOptions(projects),
    },
    { name: 'truckCode', label: fields.truckCode, type: 'text' },
    { name: 'captainName', label: fields.captainName, type: 'text' },
    { name: 'createTime', label: fields.createTime, type: 'days' },
    { name: 'blocking', label: fields.blocking, type: 'flag' },
  ]
}
