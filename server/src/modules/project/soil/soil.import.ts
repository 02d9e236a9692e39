import { units } from '../../../kernel/values/decimal.js'
import type { BaseDataImport } from '../../basedata/index.js'
import { projectTexts as texts } from '../texts.js'

/** Import of soils: names identify them, so no sheet can change a name. */
export const soilImport: BaseDataImport<'name' | 'tonsPerCubic' | 'sort'> = {
  kind: 'SOIL',
  knownBy: 'name',
  columns: {
    name: { required: true, synonyms: ['土质名称', '土质类型', '土类', '名称'], example: '黏土', hint: '' },
    tonsPerCubic: {
      around: units.tonsPerCubic,
      synonyms: ['密度', '容重', '折算系数'],
      example: '1.65',
      hint: texts.hints.density,
    },
    sort: { synonyms: ['顺序', '序号'], example: '1', hint: texts.hints.sort },
  },
}
