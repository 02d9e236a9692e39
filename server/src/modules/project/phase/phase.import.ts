import { units } from '../../../kernel/values/decimal.js'
import type { BaseDataImport } from '../../basedata/index.js'
import { dayKind } from '../../import/index.js'
import { siteNames } from '../project/base-project.queries.js'
import { dumpSiteTable } from '../site/fields.js'
import { phaseTable as table } from './fields.js'
import { projectNames, soilsByName } from './phase.queries.js'
import { phaseTexts as texts } from './texts.js'

type Key =
  | 'phaseName'
  | 'projectName'
  | 'fromDate'
  | 'toDate'
  | 'planCubic'
  | 'planTransportCost'
  | 'planCubicPrice'
  | 'truckCubic'
  | 'garbageNames'
  | 'soilTypes'
  | 'remark'

const { hints } = texts

/** Import of phases: name and project identify a phase. */
export const phaseImport: BaseDataImport<Key> = {
  kind: 'PHASE',
  knownBy: ['phaseName', 'projectName'],
  columns: {
    phaseName: { required: true, synonyms: ['分期名称', '期次', '阶段'], example: '一期', hint: hints.name },
    projectName: {
      required: true,
      names: {
        field: 'projectInfoId',
        what: table.projectName.label,
        also: table.projectName.label,
        find: projectNames,
      },
      synonyms: ['项目名称', '工地', '工程名称'],
      example: '',
      hint: '',
    },
    fromDate: { required: true, cells: dayKind, synonyms: ['开工日期', '起'], example: '2026-03-01', hint: hints.day },
    toDate: { required: true, cells: dayKind, synonyms: ['完工日期', '止'], example: '2026-08-31', hint: hints.day },
    planCubic: { around: units.cubic, synonyms: ['计划土方量', '计划出土量'], example: '120000', hint: hints.cubic },
    planTransportCost: {
      around: units.yuan,
      synonyms: ['预计运输费', '预计运费'],
      example: '7200000',
      hint: hints.amount,
    },
    planCubicPrice: { synonyms: ['预计单方成本', '预计单价'], example: '60', hint: hints.amount },
    truckCubic: {
      around: units.cubicPerLoad,
      synonyms: ['每车方数', '单车方量'],
      example: '18',
      hint: hints.truckCubic,
    },
    garbageNames: {
      names: {
        field: 'garbageIds',
        what: table.garbageNames.label,
        also: dumpSiteTable.code.label,
        several: true,
        find: siteNames,
      },
      synonyms: ['限渣土场', '去向'],
      example: '',
      hint: hints.several,
    },
    soilTypes: {
      names: {
        field: 'soilTypes',
        what: table.soilTypes.label,
        also: table.soilTypes.label,
        several: true,
        find: soilsByName,
      },
      synonyms: ['限土质', '土质类型'],
      example: '',
      hint: hints.several,
    },
    remark: { synonyms: ['说明'], example: '含支护', hint: '' },
  },
}
