import type { BaseDataImport } from '../../basedata/index.js'
import { dumpSiteTable } from '../../project/index.js'
import { priceTexts as texts } from '../texts.js'
import { projectPriceTable as table } from './fields.js'
import { projectNames, siteNames, soilNames } from './project-price.names.queries.js'

type Key = 'projectName' | 'tpMode' | 'soilType' | 'garbageName' | 'price' | 'validFrom' | 'validUntil'

const { hints } = texts

/** Import of project prices: terms and beginning identify a price in use. */
export const projectPriceImport: BaseDataImport<Key> = {
  kind: 'PRICE',
  knownBy: ['projectName', 'tpMode', 'soilType', 'garbageName', 'validFrom'],
  knownInUse: true,
  columns: {
    projectName: {
      required: true,
      names: {
        field: 'projectInfoId',
        what: table.projectName.label,
        also: table.projectName.label,
        find: projectNames,
      },
      synonyms: ['工地', '工程名称'],
      example: '',
      hint: '',
    },
    tpMode: { required: true, synonyms: ['模式', '运输方式'], example: '', hint: hints.mode },
    soilType: {
      required: true,
      names: { field: 'soilType', what: table.soilType.label, also: table.soilType.label, find: soilNames },
      synonyms: ['土质类型'],
      example: '',
      hint: '',
    },
    garbageName: {
      names: {
        field: 'garbageId',
        what: table.garbageName.label,
        also: dumpSiteTable.code.label,
        find: siteNames,
      },
      synonyms: ['受纳场', '消纳场'],
      example: '',
      hint: hints.site,
    },
    price: { required: true, synonyms: ['单价', '价格', '运价'], example: '850', hint: hints.price },
    validFrom: { synonyms: ['生效时间', '开始时间'], example: '2026-03-01 00:00', hint: hints.from },
    validUntil: { synonyms: ['失效时间', '结束时间'], example: '2026-09-01 00:00', hint: hints.until },
  },
  notes: [hints.retired],
}
