import type { DirectPayPriceFilter, DirectPayPriceSortField } from '../../../gql/types.generated'
import { enumOptions, namedOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { equalFourEyesOff, fourEyesOffSearch } from '../../company/settings'
import { MODES, STATUSES } from './rows'
import { texts } from './texts'

export const config = {
  filters: {
    projectInfoId: param.text(),
    projectName: param.text(),
    applyDatetime: param.days(),
    tpMode: param.choice(MODES),
    soilType: param.text(),
    garbageName: param.text(),
    captainAndDrivers: param.texts(),
    status: param.choice(STATUSES),
    fourEyesOff: param.flag(),
  },
  sort: [{ field: 'APPLY_DATETIME', direction: 'DESC' }] satisfies SortItem<DirectPayPriceSortField>[],
  beside: ['info', 'price', 'edit', 'audit', 'apply', 'simulate'],
}

export type Filters = FilterValues<typeof config.filters>

export const toFilter = ({ applyDatetime, tpMode, status, fourEyesOff, ...same }: Filters): DirectPayPriceFilter => ({
  ...same,
  applyDatetime: toDateTimeRange(applyDatetime),
  tpMode: tpMode && [tpMode],
  status: status && [status],
  ...equalFourEyesOff(fourEyesOff),
})

interface Named {
  id: string
  name: string
}

/** Choices of the search; soils and sites are those of the chosen project. */
export interface Choices {
  projects: readonly Named[]
  soils: readonly Named[]
  sites: readonly Named[]
}

const { fields } = texts

/** Choice of the project's values; free text without a project, or for a project without any. */
function oneOf(name: 'soilType' | 'garbageName', known: readonly Named[], value: string | undefined): SearchField {
  const label = fields[name]
  if (!known.length || (value !== undefined && !known.some((one) => one.name === value))) {
    return { name, label, type: 'text' }
  }
  return { name, label, type: 'choice', options: known.map((one) => ({ value: one.name, label: one.name })) }
}

export const searchFields = ({ projects, soils, sites }: Choices, filters: Filters): SearchField[] => [
  {
    name: 'projectInfoId',
    label: fields.projectName,
    type: 'choice',
    options: namedOptions(projects),
  },
  { name: 'applyDatetime', label: fields.applyDatetime, type: 'days' },
  oneOf('soilType', soils, filters.soilType),
  { name: 'captainAndDrivers', label: fields.captainAndDrivers, type: 'texts' },
  oneOf('garbageName', sites, filters.garbageName),
  {
    name: 'tpMode',
    label: fields.tpMode,
    type: 'choice',
    options: enumOptions(MODES, texts.modes),
  },
  {
    name: 'status',
    label: fields.status,
    type: 'choice',
    options: enumOptions(STATUSES, texts.statuses),
  },
  fourEyesOffSearch,
]

/** Project in a link, which the search form does not have. */
export const linkedChips = ({ projectName }: Filters) =>
  projectName ? [{ name: 'projectName', label: fields.projectName, value: projectName }] : []
