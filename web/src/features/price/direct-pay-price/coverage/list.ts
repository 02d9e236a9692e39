import { enumOptions, namedOptions } from '../../../../ui/form/options'
import { param } from '../../../../ui/list/params'
import type { SearchField } from '../../../../ui/search-form/types'
import { MODES } from '../rows'
import { texts } from '../texts'

export const config = {
  filters: {
    projectInfoId: param.text(),
    tpMode: param.choice(MODES),
    soilType: param.text(),
    garbageName: param.text(),
    gaps: param.flag(),
    allCaptains: param.flag(),
  },
}

const { fields } = texts

export const searchFields = (projects: readonly { id: string; name: string }[]): SearchField[] => [
  {
    name: 'projectInfoId',
    label: fields.projectName,
    type: 'choice',
    options: namedOptions(projects),
  },
  {
    name: 'tpMode',
    label: fields.tpMode,
    type: 'choice',
    options: enumOptions(MODES, texts.modes),
  },
  { name: 'soilType', label: fields.soilType, type: 'text' },
  { name: 'garbageName', label: fields.garbageName, type: 'text' },
  { name: 'gaps', label: texts.coverageGaps, type: 'flag' },
  {
    name: 'allCaptains',
    label: texts.captain,
    type: 'flag',
    yes: texts.coverageAllYes,
    no: texts.coverageAllNo,
  },
]
