import type { BaseDataImport } from '../../basedata/index.js'
import { degreesForm } from '../place.js'
import { dumpSiteTable } from '../site/fields.js'
import { projectTexts } from '../texts.js'
import { siteNames, soilNames } from './base-project.queries.js'
import { projectTable as table } from './fields.js'
import { baseProjectTexts as texts } from './texts.js'

const { hints } = texts

type Key =
  | 'projectName'
  | 'address'
  | 'lng'
  | 'lat'
  | 'dayStart'
  | 'nightStart'
  | 'usesTickets'
  | 'garbageNames'
  | 'soilTypes'

/** Import of projects: names identify them; their dump sites and soils must exist. */
export const projectImport: BaseDataImport<Key> = {
  kind: 'PROJECT',
  knownBy: 'projectName',
  columns: {
    projectName: {
      required: true,
      synonyms: ['项目名称', '工地', '工地名称', '工程名称'],
      example: '前海湾三期',
      hint: projectTexts.hints.name,
    },
    address: { synonyms: ['项目地址', '详细地址', '工地地址'], example: '南山区前海大道', hint: '' },
    lng: { form: degreesForm, synonyms: ['东经', 'LNG'], example: '113.89713', hint: projectTexts.hints.place },
    lat: { form: degreesForm, synonyms: ['北纬', 'LAT'], example: '22.53102', hint: projectTexts.hints.place },
    dayStart: { synonyms: ['白班', '白班开始时间'], example: '06:00', hint: hints.clock },
    nightStart: { synonyms: ['夜班', '夜班开始时间'], example: '18:00', hint: hints.clock },
    usesTickets: { synonyms: ['用票', '是否用票'], example: '是', hint: hints.usesTickets },
    garbageNames: {
      names: {
        field: 'garbageIds',
        what: table.garbageNames.label,
        also: dumpSiteTable.code.label,
        several: true,
        find: siteNames,
      },
      synonyms: ['可用渣土场', '消纳场', '受纳场'],
      example: '',
      hint: hints.several,
    },
    soilTypes: {
      names: {
        field: 'soilTypeIds',
        what: table.soilTypes.label,
        also: table.soilTypes.label,
        several: true,
        find: soilNames,
      },
      synonyms: ['可用土质', '土质类型'],
      example: '',
      hint: hints.several,
    },
  },
}
