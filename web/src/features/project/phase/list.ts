import type { ProjectPhaseFilter, ProjectPhaseSortField } from '../../../gql/types.generated'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: {
    projectName: param.text(),
    phaseName: param.text(),
    remark: param.text(),
    enabled: param.flag(),
  },
  sort: [{ field: 'FROM_DATE', direction: 'DESC' }] satisfies SortItem<ProjectPhaseSortField>[],
  beside: ['projectPhase', 'edit', 'add', 'survey'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): ProjectPhaseFilter => filters

/** The list of the phases of one project. */
export const phasesUrl = (projectName: string): string => `/base/phases?${new URLSearchParams({ projectName })}`

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'projectName', label: fields.projectName, type: 'text' },
  { name: 'phaseName', label: fields.phaseName, type: 'text' },
  { name: 'remark', label: fields.remark, type: 'text' },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
