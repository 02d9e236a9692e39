import { units } from '../../../kernel/values/decimal.js'
import type { BaseDataImport } from '../../basedata/index.js'
import { garbageTypes } from '../dictionary/dictionary.queries.js'
import { degreesForm } from '../place.js'
import { projectTexts as texts } from '../texts.js'
import { dumpSiteTable as table } from './fields.js'

type Key =
  | 'code'
  | 'garbageName'
  | 'garbageTypeName'
  | 'ownership'
  | 'address'
  | 'lng'
  | 'lat'
  | 'fenceRadius'
  | 'dumpPrice'
  | 'operatorName'
  | 'operatorMobile'

/** Import of dump sites: codes identify them. */
export const siteImport: BaseDataImport<Key> = {
  kind: 'SITE',
  knownBy: 'code',
  columns: {
    code: { required: true, synonyms: ['编号', '渣土场编号', '渣土场编码'], example: 'XN-0042', hint: '' },
    garbageName: {
      required: true,
      synonyms: ['渣土场名称', '受纳场', '消纳场', '名称'],
      example: '部九窝受纳场',
      hint: texts.hints.name,
    },
    garbageTypeName: {
      names: {
        field: 'garbageType',
        what: table.garbageType.label,
        also: texts.itemValue,
        find: async ({ em, actor }) =>
          (await garbageTypes(em, actor)).map(({ itemName, itemValue, enabled }) => ({
            id: itemValue,
            name: itemName,
            also: itemValue,
            enabled,
          })),
      },
      synonyms: ['类型', '场地类型'],
      example: '',
      hint: texts.hints.garbageType,
    },
    ownership: { synonyms: ['归属方', '自有或合作'], example: '', hint: texts.hints.ownership },
    address: { synonyms: ['详细地址', '渣土场地址'], example: '龙华区民治街道', hint: '' },
    lng: { form: degreesForm, synonyms: ['东经', 'LNG'], example: '114.03391', hint: texts.hints.place },
    lat: { form: degreesForm, synonyms: ['北纬', 'LAT'], example: '22.59748', hint: texts.hints.place },
    fenceRadius: { around: units.metres, synonyms: ['半径', '围栏'], example: '300', hint: texts.hints.radius },
    dumpPrice: { synonyms: ['消纳费', '单价', '渣土场单价'], example: '120', hint: texts.hints.dumpPrice },
    operatorName: { synonyms: ['联系人', '负责人姓名'], example: '何场长', hint: '' },
    operatorMobile: { synonyms: ['联系电话', '电话', '手机号'], example: '0755-8123456', hint: '' },
  },
}
