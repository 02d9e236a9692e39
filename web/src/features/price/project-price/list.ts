import type { ProjectPriceFilter, ProjectPriceSortField, TpMode } from '../../../gql/types.generated'
import { enumOptions } from '../../../ui/form/options'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

const MODES = ['RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL'] as const satisfies readonly TpMode[]

export const modeOptions = enumOptions(MODES, texts.modes)

export const config = {
  filters: {
    projectName: param.text(),
    tpMode: param.choice(MODES),
    soilType: param.text(),
    garbageName: param.text(),
    enabled: param.flag(),
  },
  sort: [{ field: 'PROJECT_NAME', direction: 'ASC' }] satisfies SortItem<ProjectPriceSortField>[],
  beside: ['projectPrice', 'edit', 'add'],
}

export const toFilter = (filters: FilterValues<typeof config.filters>): ProjectPriceFilter => filters

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'projectName', label: fields.projectName, type: 'text' },
  { name: 'tpMode', label: fields.tpMode, type: 'choice', options: modeOptions },
  { name: 'soilType', label: fields.soilType, type: 'text' },
  { name: 'garbageName', label: fields.garbageName, type: 'text' },
  { name: 'enabled', label: fields.enabled, type: 'flag' },
]
