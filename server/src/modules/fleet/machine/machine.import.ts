import { mobileOf } from '../../../kernel/values/mobile.js'
import type { BaseDataImport } from '../../basedata/index.js'
import { fleetTexts as texts } from '../texts.js'

type Key = 'machineCode' | 'name' | 'model' | 'loadPrice' | 'shiftCost' | 'operatorName' | 'operatorMobile'

/** Import of machines: codes identify them. */
export const machineImport: BaseDataImport<Key> = {
  kind: 'MACHINE',
  knownBy: 'machineCode',
  columns: {
    machineCode: { required: true, synonyms: ['机械编号', '代号', '编号'], example: 'WJ-001', hint: '' },
    name: { required: true, synonyms: ['机械名称', '名称'], example: '挖机', hint: '' },
    model: { synonyms: ['型号', '规格型号'], example: '三一 SY365H', hint: '' },
    loadPrice: { synonyms: ['装车价', '每车单价'], example: '22.5', hint: texts.hints.loadPrice },
    shiftCost: { synonyms: ['台班单价', '台班'], example: '2400', hint: texts.hints.shiftCost },
    operatorName: { synonyms: ['操作手姓名', '机手'], example: '梁师傅', hint: '' },
    operatorMobile: {
      form: mobileOf,
      synonyms: ['操作手电话', '机手电话'],
      example: '13512345678',
      hint: texts.hints.mobile,
    },
  },
}
